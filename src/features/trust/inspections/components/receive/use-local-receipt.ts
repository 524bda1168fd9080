import { createIdempotencyKey } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import { type ReceiptDraft, type ReceiptForm, receiptDraft } from '../../contract/receipt-forms.ts';

/** A photo that waits for its upload; `key` finds it in IndexedDB. */
export interface WaitingPhoto {
  key: string;
  name: string;
}

/** A receipt in this browser. It lasts until it is submitted, also without a connection. */
export interface LocalReceipt {
  draft: ReceiptDraft;
  waitingPhotos: WaitingPhoto[];
  /** The version of the server on which it is based; 0 without one. */
  version: number;
  /** True while the server does not have what was typed. */
  isChanged: boolean;
  /** True if it was submitted without a connection, and is sent when there is one. */
  isQueued: boolean;
  /** The key of a submission, so that the same content arrives once, also after a reload. */
  attempt?: { text: string; key: string };
}

/** One receipt per user and dispatch, so that others who use this browser never see it. */
const keyFor = (dispatchId: string): string =>
  `packwright:receipt:${currentSession()?.user.id ?? ''}:${dispatchId}`;

/** Returns the receipt in this browser; null if there is none, or if it has another shape. */
export function readLocalReceipt(dispatchId: string): LocalReceipt | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyFor(dispatchId)) ?? 'null') as LocalReceipt | null;
    return stored && receiptDraft.safeParse(stored.draft).success ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the receipt in this browser. Returns false if it has no room, or storage is disabled. */
export function writeLocalReceipt(dispatchId: string, receipt: LocalReceipt): boolean {
  try {
    localStorage.setItem(keyFor(dispatchId), JSON.stringify(receipt));
    return true;
  } catch {
    return false;
  }
}

export function deleteLocalReceipt(dispatchId: string): void {
  try {
    localStorage.removeItem(keyFor(dispatchId));
  } catch {
    // Nothing was stored.
  }
}

/** Returns the key of a submission: the same one until the content changes. */
export function attemptFor(receipt: LocalReceipt, form: ReceiptForm): { text: string; key: string } {
  const text = JSON.stringify(form);
  return receipt.attempt?.text === text ? receipt.attempt : { text, key: createIdempotencyKey() };
}
