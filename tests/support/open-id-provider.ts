import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import { html, toHtml } from '#lib/html.ts';

/** Somebody with an account at the provider. */
export interface GooglePerson {
  subject: string;
  email: string;
  emailVerified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Goes through the provider's pages as a browser would; answers what comes back to `redirectUri`. */
  visit(url: string, who: GooglePerson | 'refuses'): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export const client = { id: 'packwright-tests', secret: 'a secret between the tests and the provider' };

interface Options {
  redirectUri: string;
  port?: number;
}

/** Starts a real OpenID provider over HTTP. Its page asks who one is and believes it; the rest is by the standard. */
export async function startOpenIdProvider({ redirectUri, port = 0 }: Options): Promise<OpenIdProvider> {
  const people = new Map<string, GooglePerson>();
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = await openProvider(issuer, { redirectUri, people });
  const standard = provider.callback();
  server.on('request', (request, response) => {
    const own = request.url?.startsWith('/who/');
    void (own ? ask(provider, { people, exchange: { request, response } }) : standard(request, response));
  });
  return {
    issuer,
    visit: (url, who) => walk(url, { who, redirectUri }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function openProvider(
  issuer: string,
  { redirectUri, people }: { redirectUri: string; people: Map<string, GooglePerson> },
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'tests' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does, the ID token itself says who it is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/who/${uid}` },
    findAccount: (_ctx, subject) => {
      const { email, emailVerified = true, name = '' } = people.get(subject) ?? { email: '' };
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: emailVerified, name }),
      };
    },
  });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The provider's page: says who one is, or refuses. */
async function ask(
  provider: Provider,
  { people, exchange: { request, response } }: { people: Map<string, GooglePerson>; exchange: Exchange },
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const said = new URLSearchParams(await bodyOf(request));
  const { params } = await provider.interactionDetails(request, response);
  if (said.has('refuse')) {
    await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no.',
    });
    return;
  }
  const person: GooglePerson = JSON.parse(said.get('person') ?? '{}');
  people.set(person.subject, person);
  const grant = new provider.Grant({ accountId: person.subject, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  await provider.interactionFinished(request, response, {
    login: { accountId: person.subject, remember: false },
    consent: { grantId: await grant.save() },
  });
}

const page = toHtml(html`<!doctype html><html lang="en"><head><title>Who are you?</title></head><body>
<h1>Who are you?</h1><form method="post"><label>Person <textarea name="person"></textarea></label>
<button>Continue</button><button name="refuse" value="1">Refuse</button></form></body></html>`);

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function walk(
  start: string,
  { who, redirectUri }: { who: GooglePerson | 'refuses'; redirectUri: string },
): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    const asking = new URL(url).pathname.startsWith('/who/');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(asking ? { method: 'POST', body: answerOf(who) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The provider stopped at ${url}: ${answer.status} ${await answer.text()}`);
    url = new URL(next, url).href;
    if (url.startsWith(redirectUri)) return Object.fromEntries(new URL(url).searchParams);
  }
  throw new Error('The provider goes round in a circle.');
}

const answerOf = (who: GooglePerson | 'refuses'): URLSearchParams =>
  new URLSearchParams(who === 'refuses' ? { refuse: '1' } : { person: JSON.stringify(who) });
