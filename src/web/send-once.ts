interface Attempt {
  text: string;
  key: string;
}

/** Options of an API call that must be executed only once. */
export interface IdempotentCallOptions {
  context: { idempotencyKey: string };
}

/** Attempts by form that are under way, or failed without a response. */
const attempts = new Map<string, Attempt>();

/** Returns a new idempotency key. Browsers provide random UUIDs on secure origins only. */
export const createIdempotencyKey = (): string =>
  crypto.randomUUID?.() ?? `once-${Date.now()}-${Math.random()}`;

/**
 * Sends the content of a form so that it arrives once: the same content sent again, by a second click or after a lost
 * connection, uses the same key until it has arrived.
 */
export async function sendOnce<T>(
  { form, body }: { form: string; body: unknown },
  send: (options: IdempotentCallOptions) => Promise<T>,
): Promise<T> {
  // An action without input has no text, which would compare equal to that of no attempt.
  const content = body === undefined ? '' : JSON.stringify(body);
  const pending = attempts.get(form);
  const attempt = pending?.text === content ? pending : { text: content, key: createIdempotencyKey() };
  attempts.set(form, attempt);
  const response = await send({ context: { idempotencyKey: attempt.key } });
  if (attempts.get(form) === attempt) attempts.delete(form);
  return response;
}
