import type { DocumentKind } from '#features/orders/order-record/contract.ts';

/** Papers that say what to pack and where it goes, and no amount. */
export const goesWithGoods = (kind: DocumentKind): boolean =>
  kind === 'packing_list' || kind === 'dispatch_label';
