import { Link } from 'react-router';
import { countryName } from '#lib/country-name.ts';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import { Cover } from '#ui/media/cover.tsx';
import type { TradeEvent } from '../contract.ts';
import { formatEventDates } from '../rules/dates.ts';
import { eventPath } from '../rules/paths.ts';
import { DateBlock } from './date-block.tsx';
import styles from './event-row.module.css';

interface EventRowProps {
  event: TradeEvent;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Loads the picture immediately; only for rows in the first view. */
  eager?: boolean;
}

/** An event in a list; the whole row is a link. */
export function EventRow({ event, today, level = 3, eager = false }: EventRowProps) {
  const Heading = `h${level}` as const;
  const { slug, title, startsOn, city, country, venue, category, summary, imageUrl } = event;
  const isOver = event.endsOn < today;
  return (
    <Split as="article" gap={5} columns="auto 1fr 180px" align="start" className={styles.row}>
      <DateBlock startsOn={startsOn} quiet={isOver} />
      <div className="shrink">
        <Cluster as="p" gap={3} rowGap={0.5} align="stretch" className={`faint note ${styles.facts} num`}>
          <b>{category}</b>
          <span>{formatEventDates(event)}</span>
        </Cluster>
        <Heading className={styles.title}>
          <Link to={eventPath(slug)} className={`covers ${styles.link}`}>
            {title}
          </Link>
        </Heading>
        <p className={`small ${styles.place}`}>
          {city}, {countryName(country)} <span className={`faint ${styles.venue}`}>· {venue}</span>
        </p>
        <p className={`muted pretty ${styles.summary}`}>{summary}</p>
      </div>
      <Cover seed={slug} src={imageUrl} eager={eager} className={styles.cover} />
    </Split>
  );
}
