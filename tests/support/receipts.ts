import sharp from 'sharp';
import type { useMarket } from './market.ts';
import type { SignedIn } from './test-app.ts';

interface DispatchKey {
  id: string;
  dispatchId: string;
  lineId: string;
}
type Changes = Record<string, unknown>;

/** A small picture, as a phone takes it. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer();

export const receiptPath = ({ id, dispatchId }: DispatchKey): string =>
  `/orders/${id}/dispatches/${dispatchId}/receipt`;

/** The record of 100 pieces that arrived in order. */
export const receiptBody = ({ lineId }: DispatchKey, { line, ...changes }: Changes = {}) => ({
  lines: [
    { lineId, received: 100, damaged: 0, checked: 20, defects: [], measurements: [], ...(line as object) },
  ],
  photoIds: [],
  note: '',
  ...changes,
});

/** Dispatches, and what both sides do with them, for the tests of one file. */
export function useReceipts({ market, call, placed, asStore, ready }: ReturnType<typeof useMarket>) {
  const orderOf = async (id: string) =>
    (await call(`GET /orders/${id}`, { who: market.buyer })).body.data.order;

  /** Sends goods of an order, all of them unless a quantity is given. */
  async function send(id: string, quantity?: number): Promise<DispatchKey> {
    const lineId: string = (await orderOf(id)).lines[0].id;
    await asStore(`POST /${id}/dispatches`, {
      carrier: 'VRL Logistics',
      ...(quantity && { lines: [{ lineId, quantity }] }),
    });
    return { id, dispatchId: (await orderOf(id)).dispatches.at(-1).id, lineId };
  }

  async function dispatched(quantity = 100): Promise<DispatchKey> {
    const { id } = await placed(quantity);
    await ready(id);
    return send(id);
  }

  const submit = (
    given: DispatchKey,
    { who = market.buyer, key, ...changes }: Changes & { who?: SignedIn; key?: string } = {},
  ) => call(`POST ${receiptPath(given)}`, { who, key, body: receiptBody(given, changes) });

  const receptionOf = async (given: DispatchKey) =>
    (await call(`GET ${receiptPath(given)}`, { who: market.buyer })).body.data.reception;

  const receiptsOf = async (id: string) =>
    (await call(`GET /store/orders/${id}/receipts`, { who: market.seller })).body.data.inspections.receipts;

  const choose = (id: string, changes: Changes & { who?: SignedIn } = {}) => {
    const { who = market.buyer, ...plan } = changes;
    const body = { level: 'II', majorAql: 2.5, minorAql: 4, ...plan };
    return call(`PUT /orders/${id}/sampling-plan`, { who, body });
  };

  return { orderOf, send, dispatched, submit, receptionOf, receiptsOf, choose };
}
