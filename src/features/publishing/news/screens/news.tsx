import { Link } from 'react-router';
import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { NewsRow } from '../components/news-row.tsx';
import type { NewsItem } from '../contract.ts';
import { newsPath } from '../rules.ts';
import type { Route } from './+types/news.ts';
import styles from './news.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const cursor = searchParams.get('cursor');
  // The first page shows one featured item and pairs below it.
  const { data } = await context
    .get(apiContext)
    .news.listNews(cursor ? { limit: 10, cursor } : { limit: 11 });
  return { ...data, first: !cursor, origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Packaging news',
    description: 'Short reports from plants, mills and regulators.',
    url: `${loaderData?.origin ?? ''}/news`,
    noIndex: !loaderData?.first,
    image: shareImage('page', 'news'),
    feed: { title: 'Packwright news', list: '/news' },
    structuredData: [breadcrumbListData(loaderData?.origin ?? '', [{ name: 'News', path: '/news' }])],
  });

export default function News({ loaderData: { news, nextCursor, first } }: Route.ComponentProps) {
  const featured = first ? (news.find((item) => item.featured) ?? news[0]) : undefined;
  const others = news.filter((item) => item !== featured);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="News"
        lead="News from plants, mills and regulators."
        actions={<FeedLink list="/news" />}
      />
      {featured && <Featured item={featured} />}
      {news.length === 0 ? (
        <EmptyState title="No news yet" action={<ButtonLink to="/blog-list">Read the blog</ButtonLink>}>
          News items appear here.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {others.map((item) => (
            <li key={item.id}>
              <NewsRow item={item} />
            </li>
          ))}
        </ul>
      )}
      <CursorPages
        className={styles.pages ?? ''}
        path="/news"
        isFirst={first}
        nextCursor={nextCursor}
        moreLabel="Earlier news"
      />
    </div>
  );
}

function Featured({ item }: { item: NewsItem }) {
  return (
    <article className={styles.featured}>
      <Cover seed={item.slug} src={item.imageUrl} eager className={styles.cover} />
      <div>
        <DateText when={item.publishedOn} className={`${styles.date} num`} />
        <h2 className={styles.title}>
          <Link to={newsPath(item.slug)} className={styles.link}>
            {item.title}
          </Link>
        </h2>
        <p className={`muted pretty ${styles.summary}`}>{item.summary}</p>
      </div>
    </article>
  );
}
