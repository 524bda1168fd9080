import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Order } from '#features/orders/order-record/contract.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type AmendableTerms, type OrderChanges, type ProposeForm, proposeForm } from '../contract.ts';
import { amendTerms } from '../rules/amended-terms.ts';
import { callsOf, type Side } from './use-changes.ts';

interface ProposeInput {
  lines: { lineId: string; quantity: string; price: string }[];
  readyOn: string;
  deliveryAddressId: string;
  reason: string;
}

interface ProposeFormOptions {
  order: Order;
  changes: OrderChanges;
  side: Side;
  onDone: (message: string) => void | Promise<void>;
}

/** Returns the lines of which nothing has been dispatched. */
export const editableLines = (
  { lines }: Order,
  { possible, terms }: OrderChanges,
): AmendableTerms['lines'] =>
  possible.amounts
    ? terms.lines.filter(({ lineId, kind }) => {
        const line = lines.find(({ id }) => id === lineId);
        return kind === 'charge' || (line !== undefined && line.dispatchedQuantity === 0);
      })
    : [];

const readForm = (input: ProposeInput, { id, currency }: Order): z.input<typeof proposeForm> => ({
  id,
  lines: input.lines.map(({ lineId, quantity, price }) => ({
    lineId,
    quantity: parseTypedWhole(quantity),
    unitPriceMinor: parseTypedMinor(price, currency),
  })),
  readyOn: input.readyOn || null,
  deliveryAddressId: input.deliveryAddressId || null,
  reason: input.reason,
});

/** Returns the form of a proposal, and the terms of the order as they would be. */
export function useProposeForm({ order, changes, side, onDone }: ProposeFormOptions) {
  const action = useFormAction({
    form: `propose ${order.id}`,
    resolver: standardSchemaResolver(
      z.pipe(
        z.transform((input: ProposeInput) => readForm(input, order)),
        proposeForm,
      ),
    ),
    defaultValues: {
      lines: editableLines(order, changes).map(({ lineId, quantity, unitPriceMinor }) => ({
        lineId,
        quantity: String(quantity),
        price: formatTypedMinor(unitPriceMinor, order.currency),
      })),
      readyOn: '',
      deliveryAddressId: '',
      reason: '',
    },
    send: (form: ProposeForm, once) => callsOf(side).propose(form, once),
    onSuccess: () => onDone('Proposal sent. The other side has been notified.'),
    failure: 'The proposal could not be sent. Please try again.',
  });
  const values = useWatch({ control: action.form.control }) as ProposeInput;
  return { action, after: previewOf(readForm(values, order), changes.terms), values };
}

/** Returns the terms with the typed quantities and prices; null while they are incomplete. */
function previewOf(
  { lines = [], readyOn }: z.input<typeof proposeForm>,
  terms: AmendableTerms,
): AmendableTerms | null {
  if (lines.some(({ quantity, unitPriceMinor }) => !(quantity > 0) || !(unitPriceMinor >= 0))) return null;
  const changed = lines.filter((line) => {
    const old = terms.lines.find(({ lineId }) => lineId === line.lineId);
    return old?.quantity !== line.quantity || old.unitPriceMinor !== line.unitPriceMinor;
  });
  const readyBy = readyOn ? new Date(`${readyOn}T23:59:59+05:30`) : null;
  const decision = amendTerms(terms, { lines: changed, readyBy, deliveryAddress: null, taxation: null });
  return decision.ok ? decision.after : null;
}
