import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Address } from '#features/orders/addresses/contract.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import type { OrderTotals } from '../../contract/order-totals.ts';
import type { Quote } from '../../contract.ts';

interface Start {
  quote: Quote;
  addresses: readonly Address[];
}

/** Returns the state of accepting a quote: the selected quantities, the address, the total, and placing the order. */
export function useAcceptance({ quote, addresses: saved }: Start) {
  const navigate = useNavigate();
  const [addresses, setAddresses] = useState(saved);
  const [deliveryId, setDeliveryId] = useState(() => addressFor(quote, saved));
  const [selected, setSelected] = useState<Record<number, number>>({});
  const quantities = quantitiesIn(quote, selected);
  const [purchaseOrderNumber, setPurchaseOrderNumber] = useState('');
  const choices = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line: Number(line), quantity }));
  const { totals, problem, recalculate } = useTotals({ quote, choices, deliveryId });
  const {
    start,
    busy,
    problem: refusal,
  } = useAction({
    form: `accept:${quote.id}`,
    send: (seen: OrderTotals, once) =>
      api.quotes.buyer.accept(
        {
          id: quote.id,
          version: quote.version,
          choices,
          deliveryAddressId: deliveryId ?? '',
          billingAddressId: deliveryId ?? '',
          purchaseOrderNumber,
          seenTotalMinor: seen.totalMinor,
        },
        once,
      ),
    onSuccess: ({ data }) => navigate(`/checkout/placed?order=${data.order.id}`),
    failure: 'Connection failed. Please try again. Your order will only be placed once.',
    showFailure: 'inline',
    onFailure: recalculate,
  });
  return {
    addresses,
    deliveryId,
    quantities,
    purchaseOrderNumber,
    totals,
    problem: refusal?.message ?? problem,
    busy,
    setDeliveryId,
    setPurchaseOrderNumber,
    /** 0 leaves the item out. */
    setQuantity: (line: number, quantity: number) =>
      setSelected((before) => ({ ...before, [line]: quantity })),
    addressSaved: (address: Address) => {
      setAddresses((before) => [...before.filter(({ id }) => id !== address.id), address]);
      setDeliveryId(address.id);
      recalculate();
    },
    accept: () => (totals ? start(totals) : undefined),
  };
}

/** Returns the selected quantities as far as this version quotes them, for other items the first one. */
const quantitiesIn = ({ lines }: Quote, selected: Record<number, number>): Record<number, number> =>
  Object.fromEntries(
    lines.map(({ prices }, line) => {
      const wanted = selected[line];
      const isQuoted = wanted === 0 || prices.some(({ quantity }) => quantity === wanted);
      return [line, wanted !== undefined && isQuoted ? wanted : (prices[0]?.quantity ?? 0)];
    }),
  );

/** Returns the address in the place that the quote is for, otherwise the default one. */
function addressFor({ deliverTo, place }: Quote, addresses: readonly Address[]): string | null {
  const places = `${deliverTo ?? ''} ${place}`.toLowerCase();
  const there = addresses.find(({ city }) => places.includes(city.toLowerCase()));
  return (there ?? addresses.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? addresses[0])?.id ?? null;
}

interface TotalsInput {
  quote: Quote;
  choices: { line: number; quantity: number }[];
  deliveryId: string | null;
}

/** Calculates the order on the server whenever the selection or the address changes. */
function useTotals({ quote: { id, version }, choices, deliveryId }: TotalsInput) {
  const [result, setResult] = useState<{ key: string; totals: OrderTotals | null; problem: string | null }>();
  const [round, setRound] = useState(0);
  const key = JSON.stringify([id, version, choices, deliveryId, round]);
  useEffect(() => {
    const [, , selected, address] = JSON.parse(key) as [
      string,
      number,
      TotalsInput['choices'],
      string | null,
    ];
    if (!address || selected.length === 0) return undefined;
    let isCurrent = true;
    void api.quotes.buyer.totals({ id, version, choices: selected, deliveryAddressId: address }).then(
      ({ data }) => isCurrent && setResult({ key, totals: data.totals, problem: null }),
      (error: unknown) =>
        isCurrent &&
        setResult({
          key,
          totals: null,
          problem: toProblem(error).message ?? 'The total could not be calculated. Please try again.',
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, id, version]);
  const current = result?.key === key ? result : null;
  return {
    totals: current?.totals ?? null,
    problem: current?.problem ?? null,
    recalculate: () => setRound((before) => before + 1),
  };
}
