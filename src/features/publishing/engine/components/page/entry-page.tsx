import type { ReactNode } from 'react';
import { Cover } from '#ui/media/cover.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import styles from './entry-page.module.css';

interface EntryHeadProps {
  /** The list that the entry belongs to. */
  list: { label: string; to: string };
  /** A line above the title. */
  kicker?: string;
  title: string;
  summary: string;
  /** Shown below the summary. */
  facts?: ReactNode;
  picture: { seed: string; src: string | null };
}

/** The header of an entry's page: title and summary beside a picture. */
export function EntryHead({ list, kicker, title, summary, facts, picture }: EntryHeadProps) {
  return (
    <header className={styles.page}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.where}>
          <Breadcrumbs items={[{ label: 'Home', to: '/' }, list, { label: title }]} />
        </div>
        <div>
          {kicker && <p className={`${styles.kicker} num`}>{kicker}</p>}
          <h1 className={`break-words ${styles.title}`}>{title}</h1>
          <p className={`muted pretty ${styles.summary}`}>{summary}</p>
          {facts}
        </div>
        <Cover {...picture} eager className={styles.picture} />
      </div>
    </header>
  );
}

interface EntryPageProps extends EntryHeadProps {
  /** The text and its sidebar. */
  children: ReactNode;
}

/** The page of an entry, such as an event, a course or a news item: a header with a picture, then two columns. */
export function EntryPage({ children, ...head }: EntryPageProps) {
  return (
    <article className={styles.page}>
      <EntryHead {...head} />
      <div className={`wrap ${styles.columns}`}>{children}</div>
    </article>
  );
}
