import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { Address } from '#features/orders/addresses/contract.ts';
import { mergeGuestBasket } from '#features/orders/baskets/components/use-guest-basket.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { useAction } from '#web/use-action.ts';
import { findLongNote } from '../rules/long-note.ts';
import { forgetOrderKey, orderKeyFor } from './use-order-key.ts';
import { type CheckoutSelection, type QuoteResult, useQuotes } from './use-quotes.ts';

/** Fields of the order to one supplier. */
export interface SupplierOrderFields {
  purchaseOrderNumber: string;
  notes: string;
  files: StoredFile[];
}

const emptyFields: SupplierOrderFields = { purchaseOrderNumber: '', notes: '', files: [] };

/** A total that differs from the one the buyer saw. */
export interface TotalChange {
  supplierName: string;
  currency: string;
  wasMinor: number;
  nowMinor: number;
}

interface CheckoutStart {
  selection: CheckoutSelection;
  addresses: readonly Address[];
}

/** Returns the state of the checkout: addresses, payment terms and notes, quotes for them, and placing the orders. */
export function useCheckout({ selection, addresses: initialAddresses }: CheckoutStart) {
  const [addresses, setAddresses] = useState(initialAddresses);
  const [deliveryId, setDeliveryId] = useState(() => defaultDeliveryId(initialAddresses));
  const [billingId, setBillingId] = useState(() => separateBillingId(initialAddresses));
  const [paymentTerms, setPaymentTerms] = useState<Record<string, PaymentTerm>>({});
  const [fields, setFields] = useState<Record<string, SupplierOrderFields>>({});
  const quotes = useQuotes({ selection, deliveryAddressId: deliveryId, paymentTerms });
  const fieldsFor = (supplierId: string): SupplierOrderFields => fields[supplierId] ?? emptyFields;

  const orderFor = (result: QuoteResult): PlaceInput => ({
    ...(selection.lines ? { lines: selection.lines } : {}),
    orders: result.quotes.map(({ supplier, paymentTerm, totalMinor }) => {
      const { files, ...own } = fieldsFor(supplier.id);
      const fileIds = files.map(({ id }) => id);
      return { supplierId: supplier.id, paymentTerm, ...own, fileIds, seenTotalMinor: totalMinor };
    }),
    deliveryAddressId: deliveryId ?? '',
    billingAddressId: billingId ?? deliveryId ?? '',
  });

  return {
    /** False for a single product that is ordered directly from its page. */
    fromBasket: !selection.lines,
    addresses,
    deliveryId,
    billingId,
    quotes,
    fieldsFor,
    setDeliveryId,
    /** Null: the same as for delivery. */
    setBillingId,
    changeFields: (supplierId: string, changes: Partial<SupplierOrderFields>) =>
      setFields((before) => ({
        ...before,
        [supplierId]: { ...(before[supplierId] ?? emptyFields), ...changes },
      })),
    setTerm: (supplierId: string, term: PaymentTerm) =>
      setPaymentTerms((before) => ({ ...before, [supplierId]: term })),
    addressSaved: (address: Address, use: 'delivery' | 'billing') => {
      setAddresses((before) => [...before.filter(({ id }) => id !== address.id), address]);
      if (use === 'delivery') setDeliveryId(address.id);
      else setBillingId(address.id);
      // A changed address keeps its id, but can change the delivery charge and the tax.
      if (address.id === deliveryId) void quotes.refetch();
    },
    ...usePlacing({
      quotes,
      orderFor,
      // The button stays enabled, so that it can say what is missing.
      findProblem: ({ quotes: orders }) =>
        orders
          .map(({ supplier: { id, name } }) =>
            findLongNote({ supplierName: name, notes: fieldsFor(id).notes }),
          )
          .find((problem) => problem !== null) ?? null,
    }),
  };
}

const defaultDeliveryId = (addresses: readonly Address[]): string | null =>
  (addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? addresses[0])?.id ?? null;

/** Returns the default billing address if it is not the default delivery address too. */
function separateBillingId(addresses: readonly Address[]): string | null {
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return billing && !billing.isDefaultDelivery ? billing.id : null;
}

type PlaceInput = Parameters<Api['orders']['place']>[0];

interface PlacingOptions {
  quotes: ReturnType<typeof useQuotes>;
  orderFor: (result: QuoteResult) => PlaceInput;
  /** Returns why the order cannot be sent yet. */
  findProblem: (result: QuoteResult) => string | null;
}

function usePlacing({ quotes, orderFor, findProblem }: PlacingOptions) {
  const navigate = useNavigate();
  const [hasTried, setHasTried] = useState(false);
  const [changes, setChanges] = useState<TotalChange[]>([]);
  const { start, busy, problem } = useAction({
    send: (seen: QuoteResult) => {
      const order = orderFor(seen);
      setChanges([]);
      return api.orders.place(order, { context: { idempotencyKey: orderKeyFor(order) } });
    },
    onSuccess: async ({ data }) => {
      forgetOrderKey();
      await mergeGuestBasket().catch(() => undefined);
      await navigate(`/checkout/placed?order=${data.orders[0]?.id ?? ''}`, { replace: true });
    },
    failure: 'Connection failed. Please try again. Your order will only be placed once.',
    showFailure: 'inline',
    onFailure: async ({ code, reason }, seen) => {
      const current = code === 'conflict' ? await quotes.refetch() : null;
      if (reason === 'price_changed' && current) setChanges(totalChanges(seen, current));
    },
  });
  return {
    place: () => {
      const { result } = quotes;
      setHasTried(true);
      if (result && !findProblem(result)) return start(result);
      return undefined;
    },
    busy,
    refusal:
      busy || changes.length > 0
        ? null
        : (hasTried && quotes.result && findProblem(quotes.result)) || (problem?.message ?? null),
    changes,
  };
}

function totalChanges(before: QuoteResult, current: QuoteResult): TotalChange[] {
  return current.quotes.flatMap(({ supplier, currency, totalMinor: nowMinor }) => {
    const wasMinor = before.quotes.find((quote) => quote.supplier.id === supplier.id)?.totalMinor ?? 0;
    return wasMinor === nowMinor ? [] : [{ supplierName: supplier.name, currency, wasMinor, nowMinor }];
  });
}
