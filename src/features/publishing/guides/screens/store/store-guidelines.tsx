import { ButtonLink } from '#ui/controls/button.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { Library } from '../../components/library.tsx';
import { readLibraryQuery } from '../../rules/library.ts';
import { isTopic } from '../../rules/topics.ts';
import type { Route } from './+types/store-guidelines.ts';

export const meta = () =>
  hiddenMeta({
    title: 'Packaging guidelines',
    description: 'Reference tables, checklists and printable sheets.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readLibraryQuery(new URL(request.url));
  const topic = isTopic(query.topic) ? query.topic : null;
  const [{ data: listed }, { data: kept }] = await Promise.all([
    api.guidelines.listGuidelines({ q: query.q, ...(topic ? { topic } : {}) }),
    api.guidelines.listTicks(),
  ]);
  return { ...listed, ...kept, topic, q: query.q };
}

const head = (
  <PageHead
    title="Packaging guidelines"
    lead="Reference tables with sources, checklists and printable sheets."
    actions={
      <ButtonLink to="/guidelines" variant="line">
        View public page
      </ButtonLink>
    }
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading guidelines">
        <Card flush>
          <SkeletonRows rows={8} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function StoreGuidelines({
  loaderData: { guidelines, ticks, topic, q },
}: Route.ComponentProps) {
  return (
    <>
      {head}
      <Library place="dashboard" guidelines={guidelines} ticks={ticks} topic={topic} q={q} />
    </>
  );
}
