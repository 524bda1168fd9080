import type { useMarket } from './market.ts';
import { useQuotes } from './quotes.ts';
import type { SignedIn, TestApp } from './test-app.ts';

type TestMarket = ReturnType<typeof useMarket>;

const smallPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

interface Upload {
  purpose?: string;
  name?: string;
  content?: string | Uint8Array;
}

/** Uploads a file as it comes from the screens. */
export const uploadsOf =
  (test: TestApp) =>
  async (who: SignedIn, given: Upload = {}): Promise<string> => {
    const { purpose = 'order-proof', name = 'proof.pdf', content = smallPdf } = given;
    const form = new FormData();
    form.set('purpose', purpose);
    form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
    const request = new Request('http://packwright/', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const body = Buffer.from(await request.arrayBuffer());
    const { body: answer } = await test.call('POST /files', { token: who.token, headers, body });
    return answer.data.file.id;
  };

interface Step {
  id: string;
  lineId: string;
  seenVersion?: number;
  who?: SignedIn;
}

/** The steps of both sides, over HTTP. */
function stepsOf({ market, call }: TestMarket, upload: ReturnType<typeof uploadsOf>) {
  const sendProof = async ({
    id,
    lineId,
    seenVersion = 0,
    who = market.seller,
    ...form
  }: Step & { fileId?: string; note?: string; sourceFileIds?: string[] }) =>
    call(`POST /store/orders/${id}/lines/${lineId}/proofs`, {
      who,
      body: { seenVersion, ...form, fileId: form.fileId ?? (await upload(who)) },
    });
  const sendSample = ({ id, lineId, seenVersion = 1, who = market.seller }: Step) =>
    call(`POST /store/orders/${id}/lines/${lineId}/samples`, {
      who,
      body: { seenVersion, carrier: 'DHL', trackingNumber: 'JD-1' },
    });
  const waive = ({ id, lineId, seenVersion = 0, who = market.seller }: Step) =>
    call(`POST /store/orders/${id}/lines/${lineId}/proof-waivers`, {
      who,
      body: { seenVersion, note: 'Plain boxes, nothing is printed.' },
    });
  const approve = ({ id, lineId, seenVersion = 1, who = market.buyer }: Step) =>
    call(`POST /orders/${id}/lines/${lineId}/proofs/approve`, { who, body: { seenVersion } });
  const giveBack = ({
    id,
    lineId,
    seenVersion = 1,
    who = market.buyer,
    ...body
  }: Step & { comment?: string; pins?: object[] }) =>
    call(`POST /orders/${id}/lines/${lineId}/proofs/return`, {
      who,
      body: { seenVersion, comment: 'Move the logo up.', ...body },
    });
  return { sendProof, sendSample, waive, approve, giveBack };
}

/** Orders of goods that are made for them, and steps of their proofs, for the tests of one file. */
export function useProofs(test: TestApp, trade: TestMarket) {
  const { market, call } = trade;
  const { sent, accept } = useQuotes(trade);

  /** An accepted quote with one line that is made, and one charge. */
  async function made(changes: object = {}): Promise<{ id: string; lineId: string }> {
    const { quote } = await sent(changes);
    const { id } = (await accept(quote.id)).body.data.order;
    const { order } = (await call(`GET /orders/${id}`, { who: market.buyer })).body.data;
    return { id, lineId: order.lines.find(({ kind }: { kind: string }) => kind === 'made').id };
  }

  const upload = uploadsOf(test);

  const steps = stepsOf(trade, upload);

  /** Lets an order of goods that are made pass its proofs. */
  async function approved(order: { id: string; lineId: string }): Promise<void> {
    await steps.waive(order);
    await steps.approve(order);
  }

  const proofsOf = async (id: string) =>
    (await call(`GET /orders/${id}/proofs`, { who: market.buyer })).body.data.proofs;

  return { made, upload, ...steps, approved, proofsOf };
}
