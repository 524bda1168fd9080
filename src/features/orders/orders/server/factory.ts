import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { OrderLineKind } from '#features/orders/checkout/contract.ts';
import type { OrderAgreement } from '#features/orders/order-record/contract/agreement.ts';
import type { FrozenSeller } from '#features/orders/order-record/contract.ts';
import type { OrderState, ProofWait } from '#features/orders/order-record/rules.ts';
import { nextDue, planStates } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { taxKindBetween, taxLines, taxNoteOf } from '#features/orders/selling-terms/rules/tax.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { newId } from '#lib/ids.ts';
import { lineTotalMinor } from '#lib/line-amount.ts';
import { homeMarket } from '#lib/market.ts';

interface SeedOrderLine {
  productId: string;
  title: string;
  packagingType: string;
  unit: string;
  hsCode: string | null;
  leadTimeDays: number;
  quantity: number;
  unitPriceMinor: number;
  isSample?: boolean;
  /** `stock` by default. */
  kind?: OrderLineKind;
}

/** An order as the seed describes it; everything else is calculated. */
export interface SeedOrder {
  id: string;
  number: number;
  supplierId: string;
  seller: FrozenSeller;
  buyer: { accountId: string | null; name: string; company: string };
  address: FrozenAddress;
  paymentTerm: PaymentTerm;
  lines: readonly SeedOrderLine[];
  deliveryMinor: number;
  /** ISO 4217; rupees by default. */
  currency?: string;
  /** States until now; the last one is the current state. */
  history: readonly { status: OrderState; at: Date }[];
  carrier: string;
  trackingNumber: string;
  /** Leaves the last due instalment unpaid. */
  paysLate: boolean;
  purchaseOrderNumber?: string;
  note?: string;
  /** The quote at which it was ordered; orders at list prices have none. */
  agreement?: OrderAgreement;
  /** Whose turn it is with the proofs of goods that are made for the order. */
  proofWait?: ProofWait;
  /** When the proofs were approved: the lead time counts from then. */
  proofsApprovedAt?: Date;
  now: Date;
}

/** Returns an order with its history as rows of all its tables, calculated like a real one. */
export function orderRows(input: SeedOrder) {
  const lines = lineRows(input);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const [subtotalMinor, taxMinor] = [sum((line) => line.totalMinor), sum((line) => line.taxMinor)];
  const totalMinor = subtotalMinor + taxMinor + input.deliveryMinor;
  const payments = paymentRows(input, totalMinor);
  const paidMinor = payments.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const dispatch = dispatchRow(input);
  const { id, history } = input;
  return {
    order: {
      ...orderColumns(input),
      subtotalMinor,
      taxMinor,
      totalMinor,
      paidMinor,
      dispatchCount: dispatch ? 1 : 0,
      nextDueAt: dueOf(input, { totalMinor, paidMinor }),
    },
    lines,
    events: history.map(({ status, at }) => ({
      id: newId(),
      orderId: id,
      status,
      at,
      actorId: actorOf(input, status),
    })),
    payments,
    dispatch,
    dispatchLines: dispatch
      ? lines.map((line) => ({ dispatchId: dispatch.id, lineId: line.id, quantity: line.quantity }))
      : [],
  };
}

const reached = ({ history }: SeedOrder, status: OrderState): Date | null =>
  history.find((step) => step.status === status)?.at ?? null;
const statusOf = ({ history }: SeedOrder): OrderState => history.at(-1)?.status ?? 'placed';
const placedAtOf = ({ history, now }: SeedOrder): Date => history[0]?.at ?? now;
const actorOf = ({ buyer }: SeedOrder, status: OrderState): string | null =>
  status === 'placed' ? buyer.accountId : null;

const taxSeller = ({ seller }: SeedOrder) => ({ ...seller, taxRateBasisPoints: 0, taxName: 'Tax' });

function lineRows(input: SeedOrder) {
  const totals = input.lines.map((line) => ({
    ...line,
    totalMinor: lineTotalMinor(line.quantity, line.unitPriceMinor) ?? 0,
  }));
  const seller = taxSeller(input);
  const kind = taxKindBetween(seller, input.address);
  const taxes = taxLines(totals, { kind, seller, deliveryMinor: input.deliveryMinor });
  const hasLeft = reached(input, 'dispatched') !== null;
  return totals.map(({ leadTimeDays: _, isSample = false, ...line }, position) => ({
    ...line,
    id: newId(),
    orderId: input.id,
    isSample,
    position,
    taxRateBasisPoints: taxes[position]?.rateBasisPoints ?? 0,
    deliveryShareMinor: taxes[position]?.deliveryShareMinor ?? 0,
    taxMinor: taxes[position]?.taxMinor ?? 0,
    dispatchedQuantity: hasLeft ? line.quantity : 0,
  }));
}

function orderColumns(input: SeedOrder) {
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
  } = input;
  const placedAt = placedAtOf(input);
  const leadTimeDays = Math.max(0, ...input.lines.map((line) => line.leadTimeDays));
  const kind = taxKindBetween(taxSeller(input), address);
  return {
    id,
    number,
    supplierId,
    buyerAccountId: buyer.accountId,
    buyerName: buyer.name,
    buyerCompany: buyer.company,
    buyerCity: address.city,
    buyerCountry: address.country,
    status: statusOf(input),
    paymentTerm,
    currency: input.currency ?? homeMarket.currency,
    deliveryMinor,
    placedAt,
    confirmedAt: reached(input, 'confirmed'),
    inProductionAt: reached(input, 'in_production'),
    readyAt: reached(input, 'ready'),
    dispatchedAt: reached(input, 'dispatched'),
    deliveredAt: reached(input, 'delivered'),
    completedAt: reached(input, 'completed'),
    cancelledAt: reached(input, 'cancelled'),
    readyBy: addDays(input.proofsApprovedAt ?? placedAt, leadTimeDays),
    firstReadyBy: input.proofsApprovedAt ? addDays(placedAt, leadTimeDays) : null,
    proofWait: input.proofWait ?? null,
    agreement: input.agreement ?? null,
    purchaseOrderNumber: purchaseOrderNumber ?? null,
    notes: note ?? null,
    deliveryAddress: address,
    billingAddress: address,
    seller,
    taxKind: kind,
    taxName: 'Tax',
    taxNote: taxNoteOf(kind, taxSeller(input)),
    transitDays: 5,
  };
}

const progressOf = (input: SeedOrder, totalMinor: number) => ({
  totalMinor,
  isCancelled: statusOf(input) === 'cancelled',
  dates: {
    placed: placedAtOf(input),
    confirmed: reached(input, 'confirmed'),
    approved: null,
    in_production: reached(input, 'in_production'),
    ready: reached(input, 'ready'),
    dispatched: reached(input, 'dispatched'),
    delivered: reached(input, 'delivered'),
  },
});

const dueOf = (input: SeedOrder, { totalMinor, paidMinor }: { totalMinor: number; paidMinor: number }) =>
  nextDue(input.paymentTerm, { ...progressOf(input, totalMinor), paidMinor });

/** Each part was paid a day before it fell due, or on the day itself when that was the first. */
function paymentRows(input: SeedOrder, totalMinor: number) {
  const parts = planStates(input.paymentTerm, {
    ...progressOf(input, totalMinor),
    paidMinor: 0,
    now: input.now,
  });
  const due = parts.flatMap((part) => {
    const on = part.dueAt && addDays(part.dueAt, -1);
    return on && on <= input.now && part.state !== 'void' ? [{ ...part, on }] : [];
  });
  const paid = input.paysLate ? due.slice(0, -1) : due;
  return paid.map(({ amountMinor, on, label }, index) => ({
    id: newId(),
    orderId: input.id,
    amountMinor,
    method: input.paymentTerm === 'COD' ? ('cash' as const) : ('bank_transfer' as const),
    reference: input.paymentTerm === 'COD' ? null : `UTR${String(input.number).padStart(5, '0')}${index + 1}`,
    note: label,
    receivedOn: marketDay(on),
    recordedAt: on,
  }));
}

function dispatchRow(input: SeedOrder) {
  const dispatchedAt = reached(input, 'dispatched');
  if (!dispatchedAt) return null;
  const deliveredAt = reached(input, 'delivered');
  return {
    id: newId(),
    orderId: input.id,
    supplierId: input.supplierId,
    number: 1,
    carrier: input.carrier,
    trackingNumber: input.trackingNumber,
    expectedOn: marketDay(addDays(dispatchedAt, input.address.country === 'IN' ? 5 : 14)),
    dispatchedAt,
    deliveredAt,
    deliveredBy: deliveredAt ? ('buyer' as const) : null,
  };
}
