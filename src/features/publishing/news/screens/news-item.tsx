import { ORPCError } from '@orpc/client';
import { data, isRouteErrorResponse } from 'react-router';
import { ArticleBody } from '#features/publishing/blog/components/article-body.tsx';
import { ShareLinks } from '#features/publishing/blog/components/share-links.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { NewsRow, newsPath } from '../components/news-row.tsx';
import type { FullNewsItem } from '../contract.ts';
import type { Route } from './+types/news-item.ts';
import styles from './news-item.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  try {
    const response = await context.get(apiContext).news.getNews({ slug: params.slug });
    return { ...response.data, origin, url: `${origin}${newsPath(response.data.item.slug)}` };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('News', error);
  const { item, origin, url } = loaderData;
  return pageMeta({
    title: item.title,
    description: item.summary,
    url,
    image: shareImage('news', item.slug),
    type: 'article',
    structuredData: [
      structuredData(item, { origin, url }),
      breadcrumbListData(origin, [
        { name: 'News', path: '/news' },
        { name: item.title, path: newsPath(item.slug) },
      ]),
    ],
  });
}

const structuredData = (item: FullNewsItem, { origin, url }: { origin: string; url: string }) => ({
  '@type': 'NewsArticle',
  headline: item.title,
  description: item.summary,
  datePublished: item.publishedOn,
  mainEntityOfPage: url,
  author: { '@type': 'Organization', name: 'Packwright', url: origin },
  publisher: { '@type': 'Organization', name: 'Packwright', url: origin },
  ...(item.imageUrl ? { image: new URL(item.imageUrl, origin).href } : {}),
});

export default function NewsItemScreen({ loaderData: { item, others, url } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <article>
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'News', to: '/news' }, { label: item.title }]}
        />
        <div className={styles.top}>
          <header className={styles.head}>
            <h1 className={styles.title}>{item.title}</h1>
            <p className={styles.summary}>{item.summary}</p>
            <DateText when={item.publishedOn} className={`${styles.date} num`} />
          </header>
          <Cover seed={item.slug} src={item.imageUrl} eager className={styles.cover} />
        </div>
        <div className={styles.columns}>
          <ArticleBody html={item.html} />
          <aside aria-label="Pass it on">
            <ShareLinks url={url} title={item.title} />
          </aside>
        </div>
      </article>
      {others.length > 0 && (
        <Section
          title="More news"
          action={<TextLink to="/news">All news</TextLink>}
          air="none"
          className={styles.more}
        >
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <NewsRow item={other} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="sr-only">News</h1>
      <ErrorState
        title={missing ? 'News item not found' : 'This could not be loaded'}
        action={<ButtonLink to="/news">See all news</ButtonLink>}
      >
        {missing ? 'It may have been moved or taken down.' : 'Please try again in a moment.'}
      </ErrorState>
    </div>
  );
}
