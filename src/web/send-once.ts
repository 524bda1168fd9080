interface Attempt {
  text: string;
  key: string;
}

/** What is on its way, or failed without saying whether it arrived, by the form that sends it. */
const attempts = new Map<string, Attempt>();
const newKey = (): string => crypto.randomUUID?.() ?? `form-${Date.now()}-${Math.random()}`;

/**
 * Sends what a form holds so that it arrives once: the same words sent again, by a second click or after a lost
 * connection, go under the same key, until they have arrived.
 */
export async function sendOnce<T>(
  { form, body }: { form: string; body: unknown },
  send: (options: { context: { idempotencyKey: string } }) => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(body);
  const known = attempts.get(form);
  const attempt = known?.text === text ? known : { text, key: newKey() };
  attempts.set(form, attempt);
  const answer = await send({ context: { idempotencyKey: attempt.key } });
  if (attempts.get(form) === attempt) attempts.delete(form);
  return answer;
}
