import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { Address } from '#features/orders/addresses/contract.ts';
import { takeOver } from '#features/orders/baskets/components/use-take-over.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { toProblem } from '#web/problem.ts';
import { createIdempotencyKey } from '#web/send-once.ts';
import { type Quoted, useQuotes, type Wishes } from './use-quotes.ts';

/** What the buyer says to one supplier, beside what is ordered. */
export interface PartWords {
  purchaseOrderNumber: string;
  notes: string;
  files: StoredFile[];
}

const silent: PartWords = { purchaseOrderNumber: '', notes: '', files: [] };

/** A total that is another one than the buyer saw. */
export interface TotalChange {
  supplierName: string;
  currency: string;
  wasMinor: number;
  nowMinor: number;
}

type PlaceInput = Parameters<Api['orders']['place']>[0];

interface Start {
  wishes: Wishes;
  addresses: readonly Address[];
}

/** The checkout's life: addresses, terms and words are chosen, quoted anew each time, and ordered once. */
export function useCheckout({ wishes, addresses: known }: Start) {
  const [addresses, setAddresses] = useState(known);
  const [deliveryId, setDeliveryId] = useState(() => firstOf(known, 'isDefaultDelivery'));
  const [billingId, setBillingId] = useState(() => otherBilling(known));
  const [paymentTerms, setPaymentTerms] = useState<Record<string, PaymentTerm>>({});
  const [words, setWords] = useState<Record<string, PartWords>>({});
  const quotes = useQuotes({ wishes, deliveryAddressId: deliveryId, paymentTerms });
  const wordsFor = (supplierId: string): PartWords => words[supplierId] ?? silent;

  const body = (quoted: Quoted): PlaceInput => ({
    ...(wishes.lines ? { lines: wishes.lines } : {}),
    orders: quoted.quotes.map(({ supplier, paymentTerm, totalMinor }) => {
      const { purchaseOrderNumber, notes, files } = wordsFor(supplier.id);
      const fileIds = files.map(({ id }) => id);
      return {
        supplierId: supplier.id,
        paymentTerm,
        purchaseOrderNumber,
        notes,
        fileIds,
        seenTotalMinor: totalMinor,
      };
    }),
    deliveryAddressId: deliveryId ?? '',
    billingAddressId: billingId ?? deliveryId ?? '',
  });

  return {
    /** Not one product, straight from its page. */
    fromBasket: !wishes.lines,
    addresses,
    deliveryId,
    billingId,
    quotes,
    wordsFor,
    setDeliveryId,
    /** Null: the same as for delivery. */
    setBillingId,
    say: (supplierId: string, changes: Partial<PartWords>) =>
      setWords((before) => ({ ...before, [supplierId]: { ...(before[supplierId] ?? silent), ...changes } })),
    setTerm: (supplierId: string, term: PaymentTerm) =>
      setPaymentTerms((before) => ({ ...before, [supplierId]: term })),
    saved: (address: Address, use: 'delivery' | 'billing') => {
      setAddresses((before) => [...before.filter(({ id }) => id !== address.id), address]);
      if (use === 'delivery') setDeliveryId(address.id);
      else setBillingId(address.id);
      // A changed address can mean another charge and another tax, and its id says nothing of it.
      if (address.id === deliveryId) void quotes.askAgain();
    },
    ...usePlacing({ quotes, body }),
  };
}

const firstOf = (addresses: readonly Address[], flag: 'isDefaultDelivery' | 'isDefaultBilling') =>
  (addresses.find((address) => address[flag]) ?? addresses[0])?.id ?? null;

/** The default for bills, where it is another than the one for goods. */
function otherBilling(addresses: readonly Address[]): string | null {
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return billing && !billing.isDefaultDelivery ? billing.id : null;
}

interface Placing {
  quotes: ReturnType<typeof useQuotes>;
  body: (quoted: Quoted) => PlaceInput;
}

const unreachable =
  'We could not reach the marketplace. Press the button again: however often you do, it is ordered once.';

function usePlacing({ quotes, body }: Placing) {
  const navigate = useNavigate();
  const placing = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [changes, setChanges] = useState<TotalChange[]>([]);

  async function place(): Promise<void> {
    const { quoted } = quotes;
    // A second click can come before the button is drawn as busy.
    if (!quoted || placing.current) return;
    placing.current = true;
    setBusy(true);
    setRefusal(null);
    setChanges([]);
    try {
      const order = body(quoted);
      const { data } = await api.orders.place(order, { context: { idempotencyKey: keyFor(order) } });
      forgetKey();
      await takeOver().catch(() => undefined);
      await navigate(`/checkout/placed?order=${data.orders[0]?.id ?? ''}`, { replace: true });
    } catch (error) {
      const { message, code, reason } = toProblem(error);
      const now = code === 'conflict' ? await quotes.askAgain() : null;
      if (reason === 'price_changed' && now) setChanges(changesOf(quoted, now));
      else setRefusal(message ?? unreachable);
    }
    placing.current = false;
    setBusy(false);
  }
  return { place, busy, refusal, changes };
}

function changesOf(before: Quoted, now: Quoted): TotalChange[] {
  return now.quotes.flatMap(({ supplier, currency, totalMinor }) => {
    const was = before.quotes.find((quote) => quote.supplier.id === supplier.id)?.totalMinor ?? 0;
    return was === totalMinor
      ? []
      : [{ supplierName: supplier.name, currency, wasMinor: was, nowMinor: totalMinor }];
  });
}

const storageKey = 'packwright:order-key';

/**
 * The same order has the same key, over a lost connection and a reload: the server then answers as the
 * first time. Another order gets another key.
 */
function keyFor(order: PlaceInput): string {
  const text = JSON.stringify(order);
  const kept = readKey();
  if (kept?.text === text) return kept.key;
  const key = createIdempotencyKey();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ text, key }));
  } catch {
    // Without storage the key lives as long as this call; the server still refuses a total that has changed.
  }
  return key;
}

function readKey(): { text: string; key: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as { text: string; key: string } | null;
  } catch {
    return null;
  }
}

function forgetKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
