import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import styles from './entry-card.module.css';

interface EntryCardProps {
  to: string;
  title: string;
  /** Heading level. */
  level?: 2 | 3;
  /** The line above the title. */
  facts: string;
  /** `eager` loads the picture immediately; only for entries in the first view. */
  picture: { seed: string; src: string | null; eager?: boolean };
  /** Shown below the title, except on a phone. */
  summary: string;
}

/** An entry in a grid, with its picture above; on a phone beside it. The whole card is a link. */
export function EntryCard({ to, title, level = 3, facts, picture, summary }: EntryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Cover {...picture} className={styles.cover} />
      <div>
        <p className={`faint note ${styles.facts} num`}>{facts}</p>
        <Heading className={styles.title}>
          <Link to={to} className={`covers ${styles.link}`}>
            {title}
          </Link>
        </Heading>
        <p className={`muted small pretty ${styles.summary}`}>{summary}</p>
      </div>
    </article>
  );
}
