import { createIdempotencyKey } from '#web/send-once.ts';

const storageKey = 'packwright:order-key';

interface StoredKey {
  text: string;
  key: string;
}

/**
 * Returns the idempotency key of an order. The same order has the same key, also after a lost connection or a reload,
 * so that it is placed once.
 */
export function orderKeyFor(order: object): string {
  const text = JSON.stringify(order);
  const stored = readKey();
  if (stored?.text === text) return stored.key;
  const key = createIdempotencyKey();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ text, key } satisfies StoredKey));
  } catch {
    // Without storage the key only lasts for this call; the server still refuses a changed total.
  }
  return key;
}

function readKey(): StoredKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredKey | null;
  } catch {
    return null;
  }
}

export function forgetOrderKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}
