import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { formatNumber } from '../facts/format.ts';
import styles from './funnel.module.css';

interface FunnelProps {
  /** Name of the funnel, for screen readers. */
  label: string;
  /** From the widest to the narrowest. */
  stages: readonly { label: string; value: number }[];
  format?: (value: number) => string;
  className?: string;
}

/** Amounts that remain from stage to stage, in ever stronger shades, with the remaining share between them. */
export function Funnel({ label, stages, format = formatNumber, className }: FunnelProps) {
  const maxValue = stages[0]?.value || 1;
  return (
    <ol aria-label={label} className={clsx(styles.funnel, className)}>
      {stages.map((stage, i) => {
        const before = stages[i - 1]?.value;
        return (
          <li key={stage.label} className={styles.stage}>
            {before !== undefined && (
              <span className={styles.kept}>
                {before > 0 ? Math.round((stage.value / before) * 100) : 0}% continue
              </span>
            )}
            <span
              className={styles.bar}
              style={
                {
                  width: `${stage.value > 0 ? Math.max(1.5, (stage.value / maxValue) * 100) : 0}%`,
                  '--strength': `${45 + (55 * i) / Math.max(1, stages.length - 1)}%`,
                } as CSSProperties
              }
              aria-hidden="true"
            />
            <span className={styles.words}>
              {stage.label} <b>{format(stage.value)}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
