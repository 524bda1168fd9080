import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { EntryPage } from '#features/publishing/engine/components/page/entry-page.tsx';
import { ShareLinks } from '#features/publishing/engine/components/page/share-links.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Section } from '#ui/layout/section.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { NewsRow } from '../components/news-row.tsx';
import type { FullNewsItem } from '../contract.ts';
import { newsPath } from '../rules.ts';
import type { Route } from './+types/news-item.ts';
import styles from './news-item.module.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).news.getNews({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('News', error);
  const { item, origin } = loaderData;
  const url = `${origin}${newsPath(item.slug)}`;
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

export default function NewsItemScreen({ loaderData: { item, others, origin } }: Route.ComponentProps) {
  return (
    <>
      <EntryPage
        list={{ label: 'News', to: '/news' }}
        title={item.title}
        summary={item.summary}
        facts={<DateText when={item.publishedOn} className={`${styles.date} num`} />}
        picture={{ seed: item.slug, src: item.imageUrl }}
      >
        <ArticleBody html={item.html} />
        <aside aria-label="Share">
          <ShareLinks url={`${origin}${newsPath(item.slug)}`} title={item.title} />
        </aside>
      </EntryPage>
      {others.length > 0 && (
        <Section
          title="More news"
          action={<TextLink to="/news">All news</TextLink>}
          air="none"
          className={`wrap ${styles.more}`}
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
    </>
  );
}

export const ErrorBoundary = () => (
  <EntryMissing noun="News item" all={{ to: '/news', label: 'View all news' }}>
    It may have been moved or unpublished.
  </EntryMissing>
);
