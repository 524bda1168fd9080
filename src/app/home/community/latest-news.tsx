import { Link } from 'react-router';
import type { NewsItem } from '#features/publishing/news/contract.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Cover } from '#ui/media/cover.tsx';
import styles from './latest-news.module.css';

type Headline = Pick<NewsItem, 'slug' | 'title' | 'publishedOn' | 'imageUrl'>;

export interface HomeNews {
  featured: Headline & Pick<NewsItem, 'summary'>;
  others: readonly Headline[];
}

/** The newest news item in full, and the next ones. */
export function LatestNews({ news }: { news: HomeNews | null }) {
  if (!news) return null;
  const { featured, others } = news;
  return (
    <Section
      wrap
      className={styles.section}
      title="Latest news"
      lead="News from plants, mills and regulators."
      action={
        <TextLink to="/news">
          View All<span className="sr-only"> news</span>
        </TextLink>
      }
    >
      <div className={styles.columns}>
        <article className={styles.featured}>
          <Cover seed={featured.slug} src={featured.imageUrl} className={styles.cover} />
          <DateText when={featured.publishedOn} className={`${styles.date} num`} />
          <h3 className={styles.headline}>
            <Link to={`/news/${featured.slug}`} className={styles.link}>
              {featured.title}
            </Link>
          </h3>
          <p className={styles.summary}>{featured.summary}</p>
        </article>
        <ul className={styles.list}>
          {others.map((item) => (
            <li key={item.slug} className={styles.item}>
              <div>
                <DateText when={item.publishedOn} className={`${styles.date} num`} />
                <h3 className={styles.title}>
                  <Link to={`/news/${item.slug}`} className={styles.link}>
                    {item.title}
                  </Link>
                </h3>
              </div>
              <Cover seed={item.slug} src={item.imageUrl} width={480} height={320} className={styles.thumb} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
