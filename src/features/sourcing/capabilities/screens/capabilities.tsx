import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { CapabilitiesForm } from '../components/capabilities-form.tsx';
import type { Capabilities } from '../contract.ts';
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
  const [resets, setResets] = useState(0);
  const reset = (derived: Capabilities): void => {
    setCapabilities(derived);
    setResets((count) => count + 1);
  };
  if (!capabilities) return <Unregistered />;
  return (
    <>
      {head}
      <Stack>
        {capabilities.editedAt === null && !isSample && (
          <Banner look="info" role="status">
            Filled from your products every night. Saving stops these updates.
          </Banner>
        )}
        {capabilities.editedAt !== null && !isSample && <Reset onReset={reset} />}
        <CapabilitiesForm
          // Starts again from what is derived.
          key={resets}
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

/** Offers to follow the products again. */
function Reset({ onReset }: { onReset: (capabilities: Capabilities) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { start, busy } = useAction({
    send: (_: void) => api.capabilities.reset(),
    success: 'Your capabilities follow your products again.',
    failure: 'The capabilities could not be changed. Please try again.',
    onSuccess: ({ data }) => {
      onReset(data.capabilities);
      setOpen(false);
    },
  });
  return (
    <Banner
      look="info"
      action={
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button size="sm" variant="line">
              Derive from products
            </Button>
          }
          title="Derive your capabilities from your products?"
          confirmLabel="Derive from products"
          busy={busy}
          busyLabel="Deriving..."
          onConfirm={() => void start()}
        >
          What you entered here is replaced, now and every night.
        </ConfirmDialog>
      }
    >
      You edited these capabilities. They no longer follow your products.
    </Banner>
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
