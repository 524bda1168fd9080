import { CalendarSync } from 'lucide-react';
import { Cluster } from '#ui/layout/layout.tsx';
import styles from './subscribe-note.module.css';

/** A note on how to subscribe to all events in a calendar app. */
export function SubscribeNote() {
  return (
    <Cluster as="aside" nowrap aria-label="Calendar feed" className={styles.note}>
      <CalendarSync aria-hidden strokeWidth={1.7} />
      <p>
        <b>Add all events to your calendar.</b> Subscribe to the{' '}
        <a href="/events/calendar.ics">calendar of upcoming events</a>. It updates automatically.
      </p>
    </Cluster>
  );
}
