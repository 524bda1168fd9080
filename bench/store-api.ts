import type { Look } from './store-times.ts';

interface StoreResponse {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

interface Credentials {
  email: string;
  password: string;
}

/** Signs in and returns functions that call the API as this person. */
export async function openStore(origin: string, { email, password }: Credentials) {
  const signedIn = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };

  /** Returns the body of the response. Throws if the request is refused. */
  async function ask(path: string, init: StoreResponse = {}): Promise<string> {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: { ...init.headers, ...headers },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  }

  /** Measures the time until the first byte, then reads the rest, up to one megabyte. */
  const look: Look = async (path) => {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/v1${path}`, { headers });
    if (!answer.ok)
      throw new Error(`${path} returned ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    const reader = answer.body?.getReader();
    let bytes = (await reader?.read())?.value?.length ?? 0;
    const milliseconds = performance.now() - began;
    for (let part = await reader?.read(); part?.value && bytes < 1e6; part = await reader?.read())
      bytes += part.value.length;
    await reader?.cancel();
    return { milliseconds, bytes };
  };

  const send = (path: string, { method, body }: { method: string; body?: object }): Promise<string> =>
    ask(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return { ask, look, send };
}
