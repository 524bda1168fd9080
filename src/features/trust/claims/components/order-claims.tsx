import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ClaimCard } from './claim-card.tsx';
import { OpenClaimDialog } from './open-claim-dialog.tsx';
import type { ClaimList } from './use-claims.ts';

/** The place on the order page to which notices about claims lead. */
const claimsId = 'claims';

interface OrderClaimsProps {
  order: Order;
  /** Null if they could not be loaded. */
  list: ClaimList | null;
  side: 'buyer' | 'supplier';
}

/** Renders the claims of an order, and lets its buyer open one. */
export function OrderClaims({ order, list, side }: OrderClaimsProps) {
  const [isOpening, setOpening] = useState(false);
  const { revalidate } = useRevalidator();
  const done = (message: string): void => {
    setOpening(false);
    toast.success(message);
    void revalidate();
  };
  if (list === null)
    return (
      <Card title="Claims" id={claimsId}>
        <Banner>Claims could not be loaded. Reload the page.</Banner>
      </Card>
    );
  const canClaim = side === 'buyer' && list.claimable.length > 0;
  if (list.claims.length === 0 && !canClaim) return null;
  return (
    <Card title="Claims" id={claimsId}>
      <Stack gap={4}>
        {list.claims.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} side={side} onDone={done} />
        ))}
        {canClaim && (
          <>
            {list.claims.length === 0 && (
              <p className="muted small pretty">
                Is something damaged, missing or not as ordered? Report it within 30 days of receipt.
              </p>
            )}
            <p>
              <Button variant="line" onClick={() => setOpening(true)}>
                Report a problem
              </Button>
            </p>
          </>
        )}
      </Stack>
      {isOpening && (
        <OpenClaimDialog order={order} list={list} onClose={() => setOpening(false)} onDone={done} />
      )}
    </Card>
  );
}
