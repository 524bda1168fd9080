import styles from './date-block.module.css';

const monthOf = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The first day of an event in large type; all dates are written beside it. */
export function DateBlock({ startsOn, quiet = false }: { startsOn: string; quiet?: boolean }) {
  return (
    <p className={`note ${styles.date} num`} data-quiet={quiet || undefined} aria-hidden="true">
      <b>{Number(startsOn.slice(8))}</b>
      {monthOf.format(new Date(`${startsOn}T00:00:00Z`))}
    </p>
  );
}
