import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from '#web/session.ts';

/** A product in the basket of this browser; samples of a product are a line of their own. */
export interface StoredLine extends ProductChoice {
  /** Id of the line on the server; null for a line of a guest, which is stored here only. */
  id: string | null;
  quantity: number;
}

/** A product or its sample, with a variant if it has any. */
export interface ProductChoice {
  productId: string;
  variantId?: string | null;
  isSample: boolean;
}

/** Returns true if both are the same product, variant and kind. */
export const isSameProduct = (one: ProductChoice, other: ProductChoice): boolean =>
  other.productId === one.productId &&
  (other.variantId ?? null) === (one.variantId ?? null) &&
  other.isSample === one.isSample;

/** The basket in browser storage: that of a guest, or a copy of the account's basket on the server. */
export interface StoredBasket {
  /** Id of the account; null for a guest. */
  owner: string | null;
  lines: readonly StoredLine[];
}

export const basketKey = 'basket';
export const basketChanged = 'packwright:basket';
export const maxStoredLines = 100;
const noLines: readonly StoredLine[] = [];
const emptyBasket: StoredBasket = { owner: null, lines: noLines };

let parsed: { raw: string | null; basket: StoredBasket } = { raw: null, basket: emptyBasket };

function storedBasket(): StoredBasket {
  const raw = read();
  if (raw !== parsed.raw) parsed = { raw, basket: parse(raw) };
  return parsed.basket;
}

function read(): string | null {
  try {
    return localStorage.getItem(basketKey);
  } catch {
    return null;
  }
}

/** Anything can be in the storage of a browser, so only what is valid is used. */
function parse(raw: string | null): StoredBasket {
  try {
    const stored = JSON.parse(raw ?? 'null') as Partial<StoredBasket> | null;
    if (!Array.isArray(stored?.lines)) return emptyBasket;
    const owner = typeof stored.owner === 'string' ? stored.owner : null;
    return { owner, lines: stored.lines.filter(isLine).slice(0, maxStoredLines) };
  } catch {
    return emptyBasket;
  }
}

function isLine(value: unknown): value is StoredLine {
  const line = value as Partial<StoredLine> | null;
  return (
    /^[0-9a-f-]{36}$/.test(String(line?.productId)) &&
    (line?.variantId == null || /^[0-9a-f-]{36}$/.test(String(line.variantId))) &&
    Number.isSafeInteger(line?.quantity) &&
    Number(line?.quantity) > 0 &&
    typeof line?.isSample === 'boolean'
  );
}

/** Returns the lines of the current user; those of another account that used this browser are ignored. */
export function storedLines(): readonly StoredLine[] {
  const { owner, lines } = storedBasket();
  return owner === null || owner === currentSession()?.user.id ? lines : noLines;
}

/** Returns the id of the account whose basket is stored; null for that of a guest. */
export const basketOwner = (): string | null => storedBasket().owner;

/** Returns the lines of a guest that are not in the basket of an account yet. */
export const guestLines = (): readonly StoredLine[] =>
  storedBasket().owner === null ? storedBasket().lines : noLines;

function onBasket(callback: () => void): () => void {
  const stopSession = onSessionChange(callback);
  window.addEventListener(basketChanged, callback);
  return () => {
    stopSession();
    window.removeEventListener(basketChanged, callback);
  };
}

/** Returns the lines of the current user, updated when they change; empty on the server and in the first render. */
export const useBasket = (): readonly StoredLine[] =>
  useSyncExternalStore(onBasket, storedLines, () => noLines);
