import type { ReactNode } from 'react';
import { Cover } from '#ui/media/cover.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import styles from './entry-page.module.css';

interface EntryPageProps {
  /** The list that the entry belongs to. */
  list: { label: string; to: string };
  /** A line above the title. */
  kicker: string;
  title: string;
  summary: string;
  /** Shown below the summary. */
  facts?: ReactNode;
  picture: { seed: string; src: string | null };
  /** The text and its sidebar. */
  children: ReactNode;
}

/** The page of a list entry, such as an event or a course: a header with a picture, then two columns. */
export function EntryPage({ list, kicker, title, summary, facts, picture, children }: EntryPageProps) {
  return (
    <article className={styles.page}>
      <header className={`wrap ${styles.hero}`}>
        <div className={styles.where}>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, list, { label: title }]} />
        </div>
        <div>
          <p className={`${styles.kicker} num`}>{kicker}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          {facts}
        </div>
        <Cover {...picture} eager className={styles.picture} />
      </header>
      <div className={`wrap ${styles.columns}`}>{children}</div>
    </article>
  );
}
