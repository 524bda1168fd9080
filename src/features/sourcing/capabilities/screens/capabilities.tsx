import { useState } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { CapabilitiesForm } from '../components/capabilities-form.tsx';
import type { Route } from './+types/capabilities.ts';

const title = 'Capabilities';
const head = (
  <PageHead
    title={title}
    lead="What you can make and on which terms. Buyers’ requests are matched to it. An empty field means no limit."
  />
);

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title, description: 'What your store can make, and on which terms.' });

export async function clientLoader() {
  const isSample = isSampleView();
  try {
    const [own, categories, all] = await Promise.all([
      api.capabilities.get(),
      api.categories.listCategories(),
      api.locations.listCountries(),
    ]);
    const { tiles } = categories.data;
    return { capabilities: own.data.capabilities, tiles, countries: all.data.countries, isSample };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { capabilities: null, tiles: [], countries: [], isSample };
  }
}

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading your capabilities">
        <Card as="div">
          <SkeletonRows rows={8} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** The screen on which a store states its capabilities. */
export default function CapabilitiesScreen({ loaderData }: Route.ComponentProps) {
  const { tiles, countries, isSample } = loaderData;
  const [capabilities, setCapabilities] = useState(loaderData.capabilities);
  if (!capabilities) return <Unregistered />;
  return (
    <>
      {head}
      <Stack>
        {capabilities.editedAt === null && !isSample && (
          <Banner look="info" role="status">
            This is what your products show, updated every night. Correct it and save to replace it.
          </Banner>
        )}
        <CapabilitiesForm
          capabilities={capabilities}
          tiles={tiles}
          countries={countries}
          disabled={isSample}
          onSaved={setCapabilities}
        />
      </Stack>
    </>
  );
}

function Unregistered() {
  return (
    <>
      {head}
      <Card>
        <EmptyState
          title="Finish your registration first"
          action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
        >
          Requests are matched to stores that are approved.
        </EmptyState>
      </Card>
    </>
  );
}
