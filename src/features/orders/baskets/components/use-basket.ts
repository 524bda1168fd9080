import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';

/** One product that somebody means to order; the sample of a product is a line of its own. */
export interface KeptLine {
  /** The line's id on the server; null for a visitor's line, which lives here only. */
  id: string | null;
  productId: string;
  /** Null, or left out by an older page: the product is one thing. */
  variantId?: string | null;
  quantity: number;
  isSample: boolean;
}

export interface Wish {
  productId: string;
  variantId?: string | null;
  isSample: boolean;
}

/** Whether a line is of the same thing. */
export const isFor = (wish: Wish, line: Wish): boolean =>
  line.productId === wish.productId &&
  (line.variantId ?? null) === (wish.variantId ?? null) &&
  line.isSample === wish.isSample;

/** What the browser keeps: a visitor's own basket, or a copy of the one that an account has on the server. */
export interface KeptBasket {
  owner: string | null;
  lines: readonly KeptLine[];
}

export const basketKey = 'basket';
export const basketChanged = 'packwright:basket';
export const maxBasketLines = 100;
const none: readonly KeptLine[] = [];
const empty: KeptBasket = { owner: null, lines: none };

let known: { raw: string | null; basket: KeptBasket } = { raw: null, basket: empty };

function kept(): KeptBasket {
  const raw = read();
  if (raw !== known.raw) known = { raw, basket: parse(raw) };
  return known.basket;
}

function read(): string | null {
  try {
    return localStorage.getItem(basketKey);
  } catch {
    return null;
  }
}

/** Anybody can write into a browser's storage, so what stands there is taken only as far as it makes sense. */
function parse(raw: string | null): KeptBasket {
  try {
    const stored = JSON.parse(raw ?? 'null') as Partial<KeptBasket> | null;
    if (!Array.isArray(stored?.lines)) return empty;
    const owner = typeof stored.owner === 'string' ? stored.owner : null;
    return { owner, lines: stored.lines.filter(isLine).slice(0, maxBasketLines) };
  } catch {
    return empty;
  }
}

function isLine(value: unknown): value is KeptLine {
  const line = value as Partial<KeptLine> | null;
  return (
    /^[0-9a-f-]{36}$/.test(String(line?.productId)) &&
    (line?.variantId == null || /^[0-9a-f-]{36}$/.test(String(line.variantId))) &&
    Number.isSafeInteger(line?.quantity) &&
    Number(line?.quantity) > 0 &&
    typeof line?.isSample === 'boolean'
  );
}

/** The lines of whoever uses this browser now: what another person left behind is nobody's. */
export function keptLines(): readonly KeptLine[] {
  const { owner, lines } = kept();
  return owner === null || owner === currentSession()?.user.id ? lines : none;
}

/** Whose basket the browser keeps; null for a visitor's. */
export const basketOwner = (): string | null => kept().owner;

/** What a visitor chose before signing in, and nobody has taken over yet. */
export const visitorLines = (): readonly KeptLine[] => (kept().owner === null ? kept().lines : none);

function onBasket(callback: () => void): () => void {
  const stopSession = onSessionChange(callback);
  window.addEventListener(basketChanged, callback);
  return () => {
    stopSession();
    window.removeEventListener(basketChanged, callback);
  };
}

/** The basket of whoever is here, also when another tab changes it; empty on the server and in the first render. */
export const useBasket = (): readonly KeptLine[] => useSyncExternalStore(onBasket, keptLines, () => none);
