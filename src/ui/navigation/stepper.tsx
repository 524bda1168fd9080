import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import styles from './stepper.module.css';

interface StepperProps {
  steps: readonly string[];
  /** Current step, from 1. Earlier steps are complete. */
  current: number;
  /** Returns the URL of a step; makes completed steps links. */
  href?: (step: number) => string;
  label?: string;
}

/** Steps on a dieline: completed steps are cuts, the others are creases. */
export function Stepper({ steps, current, href, label = 'Progress' }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
      <p className={styles.short} aria-hidden="true">
        {current > steps.length ? 'All steps done' : `Step ${current} of ${steps.length}`}
      </p>
      <ol className={styles.steps} style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
        {steps.map((step, i) => {
          const number = i + 1;
          const done = current > number;
          return (
            <li
              key={step}
              aria-current={number === current ? 'step' : undefined}
              className={clsx(styles.step, done && styles.done, number === current && styles.now)}
            >
              <span className={styles.box} aria-hidden="true">
                {done ? <Check strokeWidth={3} /> : number}
              </span>
              <span className={styles.name}>
                {done && href ? (
                  <Link to={href(number)} className={styles.link}>
                    {step}
                  </Link>
                ) : (
                  step
                )}
                {done && <span className="sr-only">, completed</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
