import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Stepper } from '#ui/navigation/stepper.tsx';
import { steps } from '../../contract/steps.ts';
import styles from './wizard-frame.module.css';

const notes = [
  'It takes about ten minutes. You can save and finish later.',
  'Have your registration number and a PDF of your license ready.',
];

/** The layout of the wizard: title, steps and notes beside the form; the same while it loads. */
export function WizardFrame({
  step,
  plan,
  children,
}: {
  step: number;
  /** The plan selected with the registration. */
  plan?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <PageHead
        title="Become a supplier"
        lead="Tell us about your business. Once we approve it, buyers can find you."
      />
      <Split gap={6} columns="minmax(0, 860px) minmax(220px, 1fr)" below={1100} className={styles.columns}>
        <Stack gap={5} shrink className={styles.main}>
          <Stepper steps={steps} current={step} label="Registration steps" />
          {children}
        </Stack>
        <aside className={styles.aside} aria-label="Before you start">
          {plan}
          <Stack as="ul" gap={3} className={`muted small pretty ${styles.promises}`}>
            {notes.map((note) => (
              <li key={note}>
                <Check aria-hidden />
                {note}
              </li>
            ))}
          </Stack>
        </aside>
      </Split>
    </div>
  );
}
