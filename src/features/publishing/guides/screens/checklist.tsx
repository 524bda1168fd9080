import { data } from 'react-router';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { ChecklistPage } from '../components/print-page.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { findChecklist } from '../rules/checklists.ts';
import type { Route } from './+types/checklist.ts';

export function loader({ params, request }: Route.LoaderArgs) {
  const checklist = findChecklist(params.checklist);
  if (!checklist) throw data(null, { status: 404 });
  return { checklist, origin: new URL(request.url).origin };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Checklist', error);
  const { checklist, origin } = loaderData;
  const path = `/guidelines/checklists/${checklist.id}`;
  return pageMeta({
    title: `${checklist.title}: a checklist`,
    description: checklist.lead,
    url: `${origin}${path}`,
    image: shareImage('page', 'guidelines'),
    structuredData: [
      breadcrumbListData(origin, [
        { name: 'Packaging guidelines', path: '/guidelines' },
        { name: checklist.title, path },
      ]),
      {
        '@type': 'HowTo',
        name: checklist.title,
        description: checklist.lead,
        step: checklist.points.map(({ text, why }) => ({ '@type': 'HowToStep', name: text, text: why })),
      },
    ],
  });
}

export default function ChecklistScreen({ loaderData: { checklist } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <ChecklistPage place="public" checklist={checklist} />
    </PublicPage>
  );
}
