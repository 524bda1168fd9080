import { afterAll, beforeAll, expect } from 'vitest';
import { client, type GooglePerson, type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts';
import { useTestApp } from './test-app.ts';

const publicUrl = 'http://localhost:3999';
const redirectUri = `${publicUrl}/sign-in/google`;

/** The test app with a provider of its own, and the way there and back as a browser goes it. */
export function useGoogle(port: number) {
  const test = useTestApp({
    PUBLIC_URL: publicUrl,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: `http://localhost:${port}`,
  });
  const running: OpenIdProvider[] = [];
  const provider = {
    open: async () => void running.push(await startOpenIdProvider({ redirectUri, port })),
    close: async () => running.pop()?.close(),
    visit: (url: string, who: GooglePerson | 'refuses') => current(running).visit(url, who),
  };
  beforeAll(provider.open);
  afterAll(provider.close);
  /** A browser that leaves for the provider: where to, and the cookie it keeps. */
  async function leave(choice: object = {}) {
    const answer = await test.call('POST /auth/google/start', { body: choice, from: elsewhere() });
    expect(answer.status).toBe(200);
    return left(answer);
  }

  /** Goes to Google from the settings of a signed-in person who has entered the password. */
  async function leaveToConnect({ token, password }: { token: string; password: string }) {
    const body = { password, next: '/account/settings/security' };
    const answer = await test.call('POST /auth/google/connect', { token, body });
    expect(answer.status).toBe(200);
    return left(answer);
  }

  const comeBack = (body: object, { cookie, token }: { cookie: string; token?: string }) =>
    test.call('POST /auth/google/return', {
      body,
      headers: { cookie },
      from: elsewhere(),
      ...(token ? { token } : {}),
    });

  async function walkThrough(who: GooglePerson, choice: object = {}) {
    const { url, cookie } = await leave(choice);
    return { cookie, answer: await comeBack(await provider.visit(url, who), { cookie }) };
  }

  return {
    test,
    newPerson,
    leave,
    leaveToConnect,
    comeBack,
    walkThrough,
    provider,
  };
}

let count = 0;

/** Each person sits somewhere else, so that nobody is held up by the others' tries. */
function elsewhere(): string {
  count += 1;
  return `203.0.${count >> 8}.${count & 255}`;
}

/** Returns a new person with an account at the provider. */
function newPerson(given: Partial<GooglePerson> = {}): GooglePerson {
  count += 1;
  return { subject: `g-${count}`, email: `guest-${count}@example.com`, name: 'Ines Duarte', ...given };
}

function current([provider]: OpenIdProvider[]): OpenIdProvider {
  if (!provider) throw new Error('The provider is not running.');
  return provider;
}

/** The details that a new person adds to those from Google. */
export const newcomer = (ticket: string) => ({
  ticket,
  name: 'Ines Duarte',
  phone: '+351 21 123 4567',
  role: 'customer',
});

interface VisitToGoogle {
  headers: Record<string, unknown>;
  body: { data: { url: string } };
}

function left({ headers, body }: VisitToGoogle) {
  const setCookie = String(headers['set-cookie']);
  return { url: body.data.url, setCookie, cookie: setCookie.split(';', 1)[0] ?? '' };
}
