interface Attempt {
  text: string;
  key: string;
}

/** What a call of the API takes to be made once. */
export interface Once {
  context: { idempotencyKey: string };
}

/** What is on its way, or failed without saying whether it arrived, by the form that sends it. */
const attempts = new Map<string, Attempt>();

/** A key of its own for what is sent. Browsers give random ids on secure origins only. */
export const newKey = (): string => crypto.randomUUID?.() ?? `once-${Date.now()}-${Math.random()}`;

/**
 * Sends what a form holds so that it arrives once: the same words sent again, by a second click or after a lost
 * connection, go under the same key, until they have arrived.
 */
export async function sendOnce<T>(
  { form, body }: { form: string; body: unknown },
  send: (once: Once) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(body);
  const known = attempts.get(form);
  const attempt = known?.text === text ? known : { text, key: newKey() };
  attempts.set(form, attempt);
  const answer = await send({ context: { idempotencyKey: attempt.key } });
  if (attempts.get(form) === attempt) attempts.delete(form);
  return answer;
}
