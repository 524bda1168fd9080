import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { FrozenSeller } from '#features/orders/order-record/contract.ts';
import type { OrderState } from '#features/orders/order-record/rules.ts';
import { nextDue, planStates } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { taxKindBetween, taxLines, taxNoteOf } from '#features/orders/selling-terms/rules/tax.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { lineTotalMinor } from '#lib/line-amount.ts';
import { homeMarket } from '#lib/market.ts';

interface MadeLine {
  productId: string;
  title: string;
  packagingType: string;
  unit: string;
  hsCode: string | null;
  leadTimeDays: number;
  quantity: number;
  unitPriceMinor: number;
  isSample?: boolean;
}

/** An order as the seed thinks of it; everything else follows. */
export interface MadeOrder {
  id: string;
  number: number;
  supplierId: string;
  seller: FrozenSeller;
  buyer: { accountId: string | null; name: string; company: string };
  address: FrozenAddress;
  paymentTerm: PaymentTerm;
  lines: readonly MadeLine[];
  deliveryMinor: number;
  /** States it has gone through until now, the last being its state. */
  history: readonly { status: OrderState; at: Date }[];
  carrier: string;
  trackingNumber: string;
  /** Leaves the last part that has fallen due unpaid. */
  paysLate: boolean;
  purchaseOrderNumber?: string;
  note?: string;
  now: Date;
}

/** An order that went its way, as rows of all its tables; its figures are made as those of a real one. */
export function orderRows(made: MadeOrder) {
  const lines = lineRows(made);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const [subtotalMinor, taxMinor] = [sum((line) => line.totalMinor), sum((line) => line.taxMinor)];
  const totalMinor = subtotalMinor + taxMinor + made.deliveryMinor;
  const payments = paymentRows(made, totalMinor);
  const paidMinor = payments.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const dispatch = dispatchRow(made);
  const { id, history } = made;
  return {
    order: {
      ...headOf(made),
      subtotalMinor,
      taxMinor,
      totalMinor,
      paidMinor,
      dispatchCount: dispatch ? 1 : 0,
      nextDueAt: dueOf(made, { totalMinor, paidMinor }),
    },
    lines,
    events: history.map(({ status, at }) => ({
      id: newId(),
      orderId: id,
      status,
      at,
      actorId: actorOf(made, status),
    })),
    payments,
    dispatch,
    dispatchLines: dispatch
      ? lines.map((line) => ({ dispatchId: dispatch.id, lineId: line.id, quantity: line.quantity }))
      : [],
  };
}

const reached = ({ history }: MadeOrder, status: OrderState): Date | null =>
  history.find((step) => step.status === status)?.at ?? null;
const statusOf = ({ history }: MadeOrder): OrderState => history.at(-1)?.status ?? 'placed';
const placedAtOf = ({ history, now }: MadeOrder): Date => history[0]?.at ?? now;
const actorOf = ({ buyer }: MadeOrder, status: OrderState): string | null =>
  status === 'placed' ? buyer.accountId : null;

const taxSeller = ({ seller }: MadeOrder) => ({ ...seller, taxRateBasisPoints: 0, taxName: 'Tax' });

function lineRows(made: MadeOrder) {
  const totals = made.lines.map((line) => ({
    ...line,
    totalMinor: lineTotalMinor(line.quantity, line.unitPriceMinor) ?? 0,
  }));
  const seller = taxSeller(made);
  const kind = taxKindBetween(seller, made.address);
  const taxes = taxLines(totals, { kind, seller, deliveryMinor: made.deliveryMinor });
  const hasLeft = reached(made, 'dispatched') !== null;
  return totals.map(({ leadTimeDays: _, isSample = false, ...line }, position) => ({
    ...line,
    id: newId(),
    orderId: made.id,
    isSample,
    position,
    taxRateBasisPoints: taxes[position]?.rateBasisPoints ?? 0,
    deliveryShareMinor: taxes[position]?.deliveryShareMinor ?? 0,
    taxMinor: taxes[position]?.taxMinor ?? 0,
    dispatchedQuantity: hasLeft ? line.quantity : 0,
  }));
}

function headOf(made: MadeOrder) {
  const {
    id,
    number,
    supplierId,
    seller,
    buyer,
    address,
    paymentTerm,
    deliveryMinor,
    note,
    purchaseOrderNumber,
  } = made;
  const placedAt = placedAtOf(made);
  const kind = taxKindBetween(taxSeller(made), address);
  return {
    id,
    number,
    supplierId,
    buyerAccountId: buyer.accountId,
    buyerName: buyer.name,
    buyerCompany: buyer.company,
    buyerCity: address.city,
    buyerCountry: address.country,
    status: statusOf(made),
    paymentTerm,
    currency: homeMarket.currency,
    deliveryMinor,
    placedAt,
    confirmedAt: reached(made, 'confirmed'),
    readyAt: reached(made, 'ready'),
    dispatchedAt: reached(made, 'dispatched'),
    deliveredAt: reached(made, 'delivered'),
    completedAt: reached(made, 'completed'),
    cancelledAt: reached(made, 'cancelled'),
    readyBy: addDays(placedAt, Math.max(0, ...made.lines.map(({ leadTimeDays }) => leadTimeDays))),
    purchaseOrderNumber: purchaseOrderNumber ?? null,
    notes: note ?? null,
    deliveryAddress: address,
    billingAddress: address,
    seller,
    taxKind: kind,
    taxName: 'Tax',
    taxNote: taxNoteOf(kind, taxSeller(made)),
    transitDays: 5,
  };
}

const progressOf = (made: MadeOrder, totalMinor: number) => ({
  totalMinor,
  isCancelled: statusOf(made) === 'cancelled',
  dates: {
    placed: placedAtOf(made),
    confirmed: reached(made, 'confirmed'),
    ready: reached(made, 'ready'),
    dispatched: reached(made, 'dispatched'),
    delivered: reached(made, 'delivered'),
  },
});

const dueOf = (made: MadeOrder, { totalMinor, paidMinor }: { totalMinor: number; paidMinor: number }) =>
  nextDue(made.paymentTerm, { ...progressOf(made, totalMinor), paidMinor });

/** Each part was paid a day before it fell due, or on the day itself when that was the first. */
function paymentRows(made: MadeOrder, totalMinor: number) {
  const parts = planStates(made.paymentTerm, {
    ...progressOf(made, totalMinor),
    paidMinor: 0,
    now: made.now,
  });
  const due = parts.flatMap((part) => {
    const on = part.dueAt && addDays(part.dueAt, -1);
    return on && on <= made.now && part.state !== 'void' ? [{ ...part, on }] : [];
  });
  const paid = made.paysLate ? due.slice(0, -1) : due;
  return paid.map(({ amountMinor, on, label }, index) => ({
    id: newId(),
    orderId: made.id,
    amountMinor,
    method: made.paymentTerm === 'COD' ? ('cash' as const) : ('bank_transfer' as const),
    reference: made.paymentTerm === 'COD' ? null : `UTR${String(made.number).padStart(5, '0')}${index + 1}`,
    note: label,
    receivedOn: marketDay(on),
    recordedAt: on,
  }));
}

function dispatchRow(made: MadeOrder) {
  const dispatchedAt = reached(made, 'dispatched');
  if (!dispatchedAt) return null;
  const deliveredAt = reached(made, 'delivered');
  return {
    id: newId(),
    orderId: made.id,
    supplierId: made.supplierId,
    number: 1,
    carrier: made.carrier,
    trackingNumber: made.trackingNumber,
    expectedOn: marketDay(addDays(dispatchedAt, made.address.country === 'IN' ? 5 : 14)),
    dispatchedAt,
    deliveredAt,
    deliveredBy: deliveredAt ? ('buyer' as const) : null,
  };
}
