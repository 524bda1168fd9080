import type { FrozenAddress } from '#features/orders/addresses/contract.ts';
import type { TaxKind } from '#features/orders/checkout/contract.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { lineTotalMinor, maxAmountMinor } from '#lib/line-amount.ts';
import { allocate, calculateShare } from '#lib/shares.ts';
import type { AmendableTerms, OrderChanges, ProposeForm } from '../contract.ts';

interface Taxation {
  kind: TaxKind | null;
  note: string | null;
  /** The rate of each line, in the order of the lines. */
  rates: readonly (number | null)[];
}

export interface TermsChange {
  lines: ProposeForm['lines'];
  readyBy: Date | null;
  deliveryAddress: FrozenAddress | null;
  /** The tax at the new address; null while the address stays. */
  taxation: Taxation | null;
}

type Refusal = { path: string; message: string };

/**
 * Returns the terms of an order after a change. Prices are rounded once per line, the delivery charge stays, and the tax
 * of each line is calculated anew at its frozen rate, or at the rates of the new address.
 */
export function amendTerms(
  before: AmendableTerms,
  change: TermsChange,
): Decision<{ after: AmendableTerms }, Refusal> {
  const priced = [];
  for (const line of before.lines) {
    const index = change.lines.findIndex(({ lineId }) => lineId === line.lineId);
    const { quantity, unitPriceMinor } = change.lines[index] ?? line;
    const isSame = quantity === line.quantity && unitPriceMinor === line.unitPriceMinor;
    const totalMinor = isSame ? line.totalMinor : lineTotalMinor(quantity, unitPriceMinor);
    if (totalMinor === null)
      return refuse({ path: `lines.${index}.unitPriceMinor`, message: 'The total is too large' });
    priced.push({ ...line, quantity, unitPriceMinor, totalMinor });
  }
  const taxed = withTax(priced, { before, taxation: change.taxation });
  const sum = (of: (line: (typeof taxed)[number]) => number): number =>
    taxed.reduce((total, line) => total + of(line), 0);
  const changesAmounts = change.lines.length > 0 || change.taxation !== null;
  const [subtotalMinor, taxMinor] = changesAmounts
    ? [sum((line) => line.totalMinor), sum((line) => line.taxMinor ?? 0)]
    : [before.subtotalMinor, before.taxMinor];
  const totalMinor = subtotalMinor + taxMinor + before.deliveryMinor;
  if (totalMinor > maxAmountMinor) return refuse({ path: 'lines', message: 'The total is too large' });
  return allow({
    after: {
      lines: changesAmounts ? taxed : before.lines,
      readyBy: change.readyBy ? change.readyBy.toISOString() : before.readyBy,
      deliveryAddress: change.deliveryAddress ?? before.deliveryAddress,
      taxKind: change.taxation ? change.taxation.kind : before.taxKind,
      taxNote: change.taxation ? change.taxation.note : before.taxNote,
      deliveryMinor: before.deliveryMinor,
      subtotalMinor,
      taxMinor,
      totalMinor,
    },
  });
}

type Line = AmendableTerms['lines'][number];

function withTax(
  lines: readonly Line[],
  { before, taxation }: { before: AmendableTerms; taxation: Taxation | null },
): Line[] {
  const shares = allocate(
    before.deliveryMinor,
    lines.map(({ totalMinor }) => totalMinor),
  );
  return lines.map((line, index) => {
    const rate = (taxation ? taxation.rates[index] : line.taxRateBasisPoints) ?? 0;
    const deliveryShareMinor = shares[index] ?? 0;
    return {
      ...line,
      taxRateBasisPoints: rate,
      deliveryShareMinor,
      taxMinor: calculateShare(line.totalMinor + deliveryShareMinor, rate),
    };
  });
}

interface CheckedLine {
  id: string;
  kind: string;
  title: string;
  quantity: number;
  dispatchedQuantity: number;
}

interface ProposalCheck {
  possible: OrderChanges['possible'];
  lines: readonly CheckedLine[];
  /** A proposal for one of the two sides only: addresses belong to the buyer. */
  side: 'buyer' | 'supplier';
  today: string;
}

/** Returns the errors of a proposal, by field; none if it can be sent. */
export function proposalProblems(
  form: Omit<ProposeForm, 'id' | 'reason'>,
  { possible, lines, side, today }: ProposalCheck,
): Refusal[] {
  const { readyOn, deliveryAddressId } = form;
  const problems = form.lines.flatMap(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => id === lineId);
    const message = lineProblem(line, { quantity, possible });
    return message ? [{ path: `lines.${index}.quantity`, message }] : [];
  });
  if (readyOn && !possible.date)
    problems.push({ path: 'readyOn', message: 'This date can no longer change' });
  else if (readyOn && readyOn < today)
    problems.push({ path: 'readyOn', message: 'Select today or a later day' });
  if (deliveryAddressId && side === 'supplier')
    problems.push({ path: 'deliveryAddressId', message: 'Only the buyer can change the address' });
  else if (deliveryAddressId && !possible.address)
    problems.push({ path: 'deliveryAddressId', message: 'The address can no longer change' });
  if (form.lines.length === 0 && !readyOn && !deliveryAddressId)
    problems.push({ path: 'lines', message: 'Change at least one value' });
  return problems;
}

function lineProblem(
  line: CheckedLine | undefined,
  { quantity, possible }: { quantity: number; possible: OrderChanges['possible'] },
): string | null {
  if (!line) return 'This order has no such item';
  if (!possible.amounts) return 'Quantities and prices can no longer change';
  if (line.kind === 'charge') return quantity === line.quantity ? null : 'A one-off charge has no quantity';
  return line.dispatchedQuantity > 0 ? `${line.title} has been dispatched` : null;
}
