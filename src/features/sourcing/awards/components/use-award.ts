import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#features/orders/addresses/contract.ts';
import type { OrderTotals } from '#features/sourcing/quotes/contract/order-totals.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import { type SelectedQuote, type Slot, selectionProblem, winnersIn } from '../rules/selection.ts';

interface AwardOptions {
  requestId: string;
  slots: readonly Slot[];
  addresses: readonly Address[];
}

export interface WinnerTotals extends SelectedQuote {
  totals: OrderTotals | null;
}

/** Returns the state of an award: who wins what, the orders that follow, and placing them. */
export function useAward({ requestId, slots, addresses: saved }: AwardOptions) {
  const { revalidate } = useRevalidator();
  const address = useAddress(saved);
  const { addressId } = address;
  const [selected, setSelected] = useState<Record<string, string>>({});
  const decision = useDecision();
  const selection = winnersIn(slots, selected);
  const conflict = selectionProblem(selection);
  const { winners, problem, recalculate } = useTotals({ selection: conflict ? [] : selection, addressId });
  const action = useAction({
    form: `award:${requestId}`,
    send: (ready: readonly WinnerTotals[], once) =>
      api.awards.award(
        {
          id: requestId,
          winners: ready.map(({ quote, choices, totals }) => ({
            id: quote.id,
            version: quote.version,
            choices,
            seenTotalMinor: totals?.totalMinor ?? 0,
          })),
          deliveryAddressId: addressId ?? '',
          billingAddressId: addressId ?? '',
          purchaseOrderNumber: decision.purchaseOrderNumber,
          reason: decision.reason,
          complete: decision.isComplete,
          tellDistance: decision.tellDistance,
        },
        once,
      ),
    success: ({ data }) =>
      data.orders.length === 1 ? 'The order is placed.' : `${data.orders.length} orders are placed.`,
    failure: 'Connection failed. Please try again. Your orders will only be placed once.',
    showFailure: 'inline',
    onSuccess: () => {
      setSelected({});
      return revalidate();
    },
    onFailure: async () => {
      recalculate();
      await revalidate();
    },
  });
  const reasonError = action.errorOf('reason');
  const isReady = winners.length > 0 && winners.every(({ totals }) => totals !== null);
  return {
    ...address,
    selected,
    select: (slot: string, value: string) => setSelected((before) => ({ ...before, [slot]: value })),
    ...decision,
    winners,
    conflict,
    // A missing reason is shown at its field.
    problem: reasonError ? null : (action.problem?.message ?? problem),
    reasonError,
    busy: action.busy,
    isReady,
    award: () => (isReady ? action.start(winners) : undefined),
  };
}

/** Returns what the buyer states with the award. */
function useDecision() {
  const [reason, setReason] = useState('');
  const [purchaseOrderNumber, setPurchaseOrderNumber] = useState('');
  const [isComplete, setComplete] = useState(true);
  const [tellDistance, setTellDistance] = useState(false);
  return {
    reason,
    setReason,
    purchaseOrderNumber,
    setPurchaseOrderNumber,
    isComplete,
    setComplete,
    tellDistance,
    setTellDistance,
  };
}

/** Returns the selected address of the address book. */
function useAddress(saved: readonly Address[]) {
  const [addresses, setAddresses] = useState(saved);
  const [addressId, setAddressId] = useState(() => defaultAddress(saved));
  return {
    addresses,
    addressId,
    setAddressId,
    addressSaved: (address: Address) => {
      setAddresses((before) => [...before.filter(({ id }) => id !== address.id), address]);
      setAddressId(address.id);
    },
  };
}

const defaultAddress = (addresses: readonly Address[]): string | null =>
  (addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? addresses[0])?.id ?? null;

interface TotalsInput {
  selection: readonly SelectedQuote[];
  addressId: string | null;
}

/** Calculates every order on the server whenever the selection or the address changes. */
function useTotals({ selection, addressId }: TotalsInput) {
  const [result, setResult] = useState<{ key: string; totals: OrderTotals[]; problem: string | null }>();
  const [round, setRound] = useState(0);
  const wanted = selection.map(({ quote, choices }) => ({ id: quote.id, version: quote.version, choices }));
  const key = JSON.stringify({ wanted, addressId, round });
  useEffect(() => {
    const asked = JSON.parse(key) as { wanted: typeof wanted; addressId: string | null };
    if (!asked.addressId || asked.wanted.length === 0) return undefined;
    let isCurrent = true;
    const deliveryAddressId = asked.addressId;
    Promise.all(asked.wanted.map((one) => api.quotes.buyer.totals({ ...one, deliveryAddressId }))).then(
      (answers) =>
        isCurrent && setResult({ key, totals: answers.map(({ data }) => data.totals), problem: null }),
      (error: unknown) =>
        isCurrent &&
        setResult({
          key,
          totals: [],
          problem: toProblem(error).message ?? 'The totals could not be calculated. Please try again.',
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const current = result?.key === key ? result : null;
  return {
    winners: selection.map(
      (one, index): WinnerTotals => ({ ...one, totals: current?.totals[index] ?? null }),
    ),
    problem: current?.problem ?? null,
    recalculate: () => setRound((before) => before + 1),
  };
}
