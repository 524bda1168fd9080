import { useRevalidator } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ClaimCard } from '../components/claim-card.tsx';
import type { Route } from './+types/claims-to-decide.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Claims to decide', description: 'Claims on which buyer and supplier did not agree.' });

export const clientLoader = async () => (await api.claims.mediation.list()).data;

const head = (
  <PageHead
    title="Claims"
    lead="Claims on which buyer and supplier did not agree, those with the nearest deadline first. Both sides read your reasons."
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading claims">
        <Card flush>
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** The queue of claims that the marketplace decides. */
export default function ClaimsToDecide({ loaderData: { claims } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      {head}
      <Stack>
        {claims.length === 0 && (
          <Card>
            <EmptyState title="Nothing to decide">
              Claims appear here when a deadline passes, or when one side asks for a decision.
            </EmptyState>
          </Card>
        )}
        {claims.map((claim) => (
          <Card
            key={claim.id}
            title={`Order ${claim.order.reference}: ${claim.buyerName} and ${claim.supplierName}`}
          >
            <ClaimCard
              claim={claim}
              side="mediator"
              onDone={(message) => {
                toast.success(message);
                void revalidate();
              }}
            />
          </Card>
        ))}
      </Stack>
    </>
  );
}
