import { Link } from 'react-router';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cover } from '#ui/media/cover.tsx';
import type { NewsItem } from '../contract.ts';
import { newsPath } from '../rules.ts';
import styles from './news-row.module.css';

interface NewsRowProps {
  item: NewsItem;
  level?: 2 | 3;
}

/** A news item in a list: day, title, summary and a small picture; the whole row is a link. */
export function NewsRow({ item, level = 2 }: NewsRowProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <div>
        <DateText when={item.publishedOn} className={`${styles.date} num`} />
        <Heading className={styles.title}>
          <Link to={newsPath(item.slug)} className={styles.link}>
            {item.title}
          </Link>
        </Heading>
        <p className={`muted pretty ${styles.summary}`}>{item.summary}</p>
      </div>
      <Cover seed={item.slug} src={item.imageUrl} className={styles.thumb} />
    </article>
  );
}
