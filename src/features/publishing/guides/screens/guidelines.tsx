import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { Library } from '../components/library.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { readLibraryQuery } from '../rules/library.ts';
import { sheets } from '../rules/sheets.ts';
import { isTopic, topicLabels } from '../rules/topics.ts';
import type { Route } from './+types/guidelines.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const query = readLibraryQuery(url);
  const topic = isTopic(query.topic) ? query.topic : null;
  const { data } = await context
    .get(apiContext)
    .guidelines.listGuidelines({ q: query.q, ...(topic ? { topic } : {}) });
  return { ...data, topic, q: query.q, origin: url.origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { origin, topic, q } = loaderData ?? { origin: '', topic: null, q: '' };
  return pageMeta({
    title: topic ? `Packaging guidelines: ${topicLabels[topic].toLowerCase()}` : 'Packaging guidelines',
    description: `Flutes, board grades, FEFCO blanks, pallets, neck finishes, films and packaging rules: articles with sources, checklists, and ${sheets.length} printable sheets.`,
    url: `${origin}/guidelines${topic ? `?topic=${topic}` : ''}`,
    image: shareImage('page', 'guidelines'),
    feed: { title: 'Packwright guidelines', list: '/guidelines' },
    noIndex: q !== '',
    structuredData: [breadcrumbListData(origin, [{ name: 'Packaging guidelines', path: '/guidelines' }])],
  });
}

export default function Guidelines({ loaderData: { guidelines, topic, q } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Buyer Central', to: '/buyer-central' },
              { label: 'Packaging guidelines' },
            ]}
          />
        }
        title="Packaging guidelines"
        lead="Reference tables with sources, checklists and printable sheets."
        actions={
          <>
            <FeedLink list="/guidelines" />
            <ButtonLink to="/calculators" variant="line">
              Calculators
            </ButtonLink>
          </>
        }
      />
      <Library place="public" guidelines={guidelines} topic={topic} q={q} />
    </PublicPage>
  );
}
