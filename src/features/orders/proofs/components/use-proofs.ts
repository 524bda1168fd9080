import type { Order } from '#features/orders/order-record/contract.ts';
import { api } from '#web/api.ts';
import type { LineProof } from '../contract.ts';

/** Returns the proofs of an order; none if nothing is made for it, and null if they could not be loaded. */
export async function loadProofs(
  side: 'buyer' | 'supplier',
  { id, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<LineProof[] | null> {
  if (!lines.some(({ kind }) => kind === 'made')) return [];
  const request = side === 'buyer' ? api.proofs.buyer.list({ id }) : api.proofs.store.list({ id });
  return request.then(
    ({ data }) => data.proofs,
    () => null,
  );
}

/** The props of every dialog that changes a proof. */
export interface ProofDialogProps {
  orderId: string;
  proof: LineProof;
  onClose: () => void;
  /** Receives what to tell the person. */
  onDone: (message: string) => void | Promise<void>;
}
