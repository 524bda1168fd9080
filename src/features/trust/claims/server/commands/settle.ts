import type { InvoiceTerms } from '#features/orders/documents/rules/invoice-terms.ts';
import { creditPart } from '#features/orders/documents/server/commands.ts';
import type { OrderRecord } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireBuyer, requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { payByCredit, refundCredit } from '#features/orders/payments/server/commands.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { ClaimedLine, ClaimParty, Remedy } from '../../contract.ts';
import { stateOfAgreement } from '../../rules.ts';
import { valueLines } from '../queries/amounts.ts';
import type { claims } from '../tables.ts';
import { type ClaimRecord, lockClaim, moveClaim } from './claim-steps.ts';

interface Agreement {
  order: OrderRecord;
  claim: ClaimRecord;
  by: ClaimParty;
  remedy: Remedy;
  lines: ClaimedLine[];
  note: string;
}

/** Records what was agreed or decided, and credits the goods unless they have to go back or are sent again. */
export async function agree(
  ctx: CommandContext,
  { order, claim, by, remedy, lines, note }: Agreement,
): Promise<void> {
  const { amountMinor } = await valueLines(ctx.db, { orderId: order.id, exceptId: claim.id, lines });
  const agreed = { agreedRemedy: remedy, agreedLines: lines, agreedMinor: amountMinor };
  const credit = remedy === 'credit' ? await creditGoods(ctx, { order, claim, lines }) : { refundMinor: 0 };
  const to = stateOfAgreement({ remedy, refundMinor: credit.refundMinor });
  await moveClaim(ctx, {
    order,
    claim,
    move: by === 'mediator' ? 'decide' : 'accept',
    by,
    to,
    note,
    changes: { ...agreed, ...credit },
  });
}

interface Crediting {
  order: OrderRecord;
  claim: ClaimRecord;
  lines: readonly ClaimedLine[];
}

/** Issues a credit note for goods at their frozen prices. It pays what is open; the rest has to be paid back. */
async function creditGoods(
  ctx: CommandContext,
  { order, claim, lines }: Crediting,
): Promise<Pick<typeof claims.$inferInsert, 'credited' | 'creditNumber'> & { refundMinor: number }> {
  const { valued, amountMinor } = await valueLines(ctx.db, { orderId: order.id, exceptId: claim.id, lines });
  const creditNumber = await creditPart(ctx, { orderId: order.id, terms: termsOf(order, valued) });
  const reference = creditNumber ?? `Claim ${claim.number}`;
  const paidMinor = await payByCredit(ctx, { order, amountMinor, reference });
  return {
    credited: valued.map(({ credit }) => credit),
    creditNumber,
    refundMinor: amountMinor - paidMinor,
  };
}

type Valued = Awaited<ReturnType<typeof valueLines>>['valued'];

/** Returns the content of a credit note: the credited quantities with their tax, without delivery. */
function termsOf(order: OrderRecord, valued: Valued): InvoiceTerms {
  const sum = (part: 'goodsMinor' | 'taxMinor') =>
    valued.reduce((total, { credit }) => total + credit[part], 0);
  const [subtotalMinor, taxMinor] = [sum('goodsMinor'), sum('taxMinor')];
  return {
    lines: valued.map(({ line, credit }) => ({
      title: line.title,
      hsCode: line.hsCode,
      countryOfOrigin: line.countryOfOrigin,
      unit: line.unit,
      isSample: line.isSample,
      quantity: credit.quantity,
      unitPriceMinor: line.unitMinor,
      totalMinor: credit.goodsMinor,
      taxRateBasisPoints: line.taxRateBasisPoints,
      deliveryShareMinor: 0,
      taxMinor: credit.taxMinor,
    })),
    subtotalMinor,
    deliveryMinor: 0,
    taxMinor,
    totalMinor: subtotalMinor + taxMinor,
    taxKind: order.taxKind,
    taxName: order.taxName,
    taxNote: order.taxNote,
    deliveryAddress: order.deliveryAddress,
  };
}

interface Shipment {
  id: string;
  trackingNumber: string;
}

/** Records that the buyer has sent the goods back. */
export async function sendBack(ctx: CommandContext, { id, trackingNumber }: Shipment): Promise<void> {
  const { order, claim } = await lockClaim(ctx, { id, viewer: requireBuyer(ctx), action: 'send_back' });
  const changes = { trackingNumber, sentAt: ctx.now };
  await moveClaim(ctx, {
    order,
    claim,
    move: 'send_back',
    by: 'buyer',
    to: 'settling',
    note: 'Sent back.',
    changes,
  });
}

/** Confirms that returned goods have arrived, and credits them. */
export async function takeBack(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const { order, claim } = await lockClaim(ctx, { id, viewer, action: 'take_back' });
  const credit = await creditGoods(ctx, { order, claim, lines: claim.agreedLines ?? [] });
  const changes = { ...credit, arrivedAt: ctx.now };
  const to = credit.refundMinor === 0 ? 'settled' : 'settling';
  await moveClaim(ctx, {
    order,
    claim,
    move: 'take_back',
    by: 'supplier',
    to,
    note: 'The goods are back.',
    changes,
  });
}

/** Records that the supplier has sent a replacement. */
export async function sendAgain(ctx: CommandContext, { id, trackingNumber }: Shipment): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const { order, claim } = await lockClaim(ctx, { id, viewer, action: 'send_again' });
  const changes = { trackingNumber, sentAt: ctx.now };
  await moveClaim(ctx, {
    order,
    claim,
    move: 'send_again',
    by: 'supplier',
    to: 'settling',
    note: 'Replacement sent.',
    changes,
  });
}

/** Confirms that the replacement has arrived, which settles the claim. */
export async function receiveAgain(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { order, claim } = await lockClaim(ctx, { id, viewer: requireBuyer(ctx), action: 'receive_again' });
  const changes = { arrivedAt: ctx.now };
  await moveClaim(ctx, {
    order,
    claim,
    move: 'receive_again',
    by: 'buyer',
    to: 'settled',
    note: 'Replacement received.',
    changes,
  });
}

/** Records that the supplier has paid back what the credit note left over. */
export async function refundClaim(
  ctx: CommandContext,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.settle');
  const { order, claim } = await lockClaim(ctx, { id, viewer, action: 'refund' });
  const reference = claim.creditNumber ?? `Claim ${claim.number}`;
  await refundCredit(ctx, { order, amountMinor: claim.refundMinor, reference });
  await moveClaim(ctx, {
    order,
    claim,
    move: 'refund',
    by: 'supplier',
    to: 'settled',
    note,
    changes: { refundMinor: 0 },
  });
}
