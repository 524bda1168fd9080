import type { CSSProperties } from 'react';
import { formatNumber } from '#lib/formats.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './funnel.module.css';

interface FunnelProps {
  /** Name of the funnel, for screen readers, and caption of its table. */
  label: string;
  /** From the widest to the narrowest. */
  stages: readonly { label: string; value: number }[];
  /** Header of the amounts in the table. */
  measure: string;
  format?: (value: number) => string;
  className?: string;
}

/** Amounts that remain from stage to stage, in ever stronger shades, with the remaining share between them. */
export function Funnel({ label, stages, measure, format = formatNumber, className }: FunnelProps) {
  const maxValue = stages[0]?.value || 1;
  return (
    <figure className={className}>
      <ol aria-label={label} className={styles.funnel}>
        {stages.map((stage, i) => {
          const share = shareContinuing(stages, i);
          return (
            <li key={stage.label} className={styles.stage}>
              {share && <span className={styles.kept}>{share} continue</span>}
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
      <ChartTable
        caption={label}
        head={['Stage', measure, '% of previous']}
        rows={stages.map(({ label: stage, value }, i) => [
          stage,
          format(value),
          shareContinuing(stages, i) ?? '–',
        ])}
      />
    </figure>
  );
}

function shareContinuing(stages: FunnelProps['stages'], index: number): string | null {
  const [stage, before] = [stages[index], stages[index - 1]];
  if (!stage || !before) return null;
  return `${before.value > 0 ? Math.round((stage.value / before.value) * 100) : 0}%`;
}
