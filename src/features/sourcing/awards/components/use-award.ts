import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#features/orders/addresses/contract.ts';
import { type DeliveryPlace, findAddressAt } from '#features/orders/addresses/rules/delivery-place.ts';
import type { OrderTotals } from '#features/sourcing/quotes/contract/order-totals.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import { type AwardSlots, type SelectedQuote, selectionProblem, winnersIn } from '../rules/selection.ts';
import { type Decision, useDecision } from './use-decision.ts';

interface AwardOptions {
  requestId: string;
  slots: AwardSlots;
  addresses: readonly Address[];
  /** Where the request is delivered. */
  places: readonly DeliveryPlace[];
}

export interface WinnerTotals extends SelectedQuote {
  totals: OrderTotals | null;
}

export type Award = ReturnType<typeof useAward>;

/** Returns the state of an award: who wins what, the orders that follow, and placing them. */
export function useAward({ requestId, slots, addresses: saved, places }: AwardOptions) {
  const address = useAddress(saved, places);
  const { addressId } = address;
  const [isReviewing, setReviewing] = useState(false);
  const allSlots = [...slots.compared, ...slots.others];
  const decision = useDecision(requestId, allSlots);
  const selection = winnersIn(allSlots, decision.selected);
  const conflict = selectionProblem(selection);
  const { winners, problem, recalculate } = useTotals({ selection: conflict ? [] : selection, addressId });
  const action = usePlacing({
    requestId,
    addressId,
    decision,
    onPlaced: () => {
      decision.clear();
      setReviewing(false);
    },
    onRefused: () => {
      setReviewing(false);
      recalculate();
    },
  });
  const reasonError = decision.reasonError ?? action.errorOf('reason');
  const isReady = winners.length > 0 && winners.every(({ totals }) => totals !== null);
  return {
    ...address,
    ...decision,
    /** The selected choices of each quote, even if it cannot be ordered. */
    selection,
    winners,
    conflict,
    // A missing reason is shown at its field.
    problem: reasonError ? null : (action.problem?.message ?? problem),
    reasonError,
    busy: action.busy,
    isReady,
    isReviewing,
    /** Shows the orders for confirmation. */
    review: () => setReviewing(isReady && decision.checkReason()),
    closeReview: () => setReviewing(false),
    award: () => (isReady ? action.start(winners) : undefined),
  };
}

interface PlacingOptions {
  requestId: string;
  addressId: string | null;
  decision: Decision;
  onPlaced: () => void;
  onRefused: () => void;
}

/** Returns the action that places the orders of an award. */
function usePlacing({ requestId, addressId, decision, onPlaced, onRefused }: PlacingOptions) {
  const { revalidate } = useRevalidator();
  return useAction({
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
      onPlaced();
      return revalidate();
    },
    onFailure: () => {
      onRefused();
      return revalidate();
    },
  });
}

/** Returns the selected address of the address book: at first the one where the request is delivered, if there is one. */
function useAddress(saved: readonly Address[], places: readonly DeliveryPlace[]) {
  const [addresses, setAddresses] = useState(saved);
  const [addressId, setAddressId] = useState(() => findAddressAt(places, saved)?.id ?? null);
  const selected = addresses.find(({ id }) => id === addressId);
  return {
    addresses,
    addressId,
    /** The selected address as one line. */
    deliverTo: selected
      ? [selected.line1, selected.city, selected.postcode, selected.countryName].filter(Boolean).join(', ')
      : '',
    setAddressId,
    addressSaved: (address: Address) => {
      setAddresses((before) => [...before.filter(({ id }) => id !== address.id), address]);
      setAddressId(address.id);
    },
  };
}

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
