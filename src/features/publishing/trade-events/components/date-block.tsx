import { formatDate } from '#lib/formats.ts';
import styles from './date-block.module.css';

/** The first day of an event in large type; all dates are written beside it. */
export function DateBlock({ startsOn, quiet = false }: { startsOn: string; quiet?: boolean }) {
  return (
    <p className={`note ${styles.date} num`} data-quiet={quiet || undefined} aria-hidden="true">
      <b>{Number(startsOn.slice(8))}</b>
      {formatDate(startsOn, { style: { month: 'short' } })}
    </p>
  );
}
