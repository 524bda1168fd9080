import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import type { LineProof } from '../contract.ts';
import { type OpenProofDialog, ProofDialogs } from './dialogs/proof-dialogs.tsx';
import { LineProofRow } from './line-proof.tsx';

interface OrderProofsProps {
  order: Pick<Order, 'id' | 'reference' | 'status' | 'supplier'>;
  /** Null if they could not be loaded. */
  proofs: LineProof[] | null;
  side: 'buyer' | 'supplier';
  /** The sample store cannot be changed. */
  sample?: boolean;
}

/** Section of the page with the proofs. */
export const proofsId = 'proofs';

/** Renders the proofs of an order, with what each side can do next. */
export function OrderProofs({ order, proofs, side, sample = false }: OrderProofsProps) {
  const { revalidate, state } = useRevalidator();
  const [open, setOpen] = useState<OpenProofDialog | null>(null);
  if (!proofs)
    return (
      <Banner
        title="The proofs could not be loaded"
        action={
          <Button variant="line" size="sm" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Try again
          </Button>
        }
      />
    );
  const isBeforeProduction = order.status === 'placed' || order.status === 'confirmed';
  // Orders from before proofs were introduced have none.
  const shown = isBeforeProduction ? proofs : proofs.filter(({ version }) => version > 0);
  if (shown.length === 0) return null;
  const isFixed = sample || (side === 'supplier' && order.supplier.isSuspended);
  const done = async (message: string): Promise<void> => {
    setOpen(null);
    toast.success(message);
    await revalidate();
  };
  return (
    <Card title="Proofs" id={proofsId} tabIndex={-1} flush>
      <ul aria-label="Proofs">
        {shown.map((proof) => (
          <LineProofRow
            key={proof.lineId}
            proof={isFixed ? { ...proof, actions: [] } : proof}
            side={side}
            onAction={(kind) => setOpen({ kind, proof })}
          />
        ))}
      </ul>
      {open && (
        <ProofDialogs
          orderId={order.id}
          open={open}
          supplierName={order.supplier.name}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </Card>
  );
}
