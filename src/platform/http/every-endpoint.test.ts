import { beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import {
  hostileBodies,
  hostileValues,
  placesIn,
  plainValue,
  type Schema,
  withValueAt,
} from '#support/hostile-values.ts';
import { useMarket } from '#support/market.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const { market, product } = useMarket(test);

interface Operation {
  method: string;
  path: string;
  isPublic: boolean;
  /** Scopes of API keys that open it. */
  scopes: string[];
  queries: string[];
  /** Takes a file: what comes without one may be refused for that first. */
  takesFile: boolean;
  body: Schema | undefined;
}

let operations: Operation[];
const tokens: Record<string, string> = {};
let slug: string;

interface Described {
  security: { session?: string[]; apiKey?: string[] }[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

async function readOperations(): Promise<Operation[]> {
  const answer = await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' });
  const paths = answer.json().paths as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      isPublic: described.security.length === 0,
      scopes: described.security.flatMap(({ apiKey }) => apiKey ?? []),
      queries: (described.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : [])),
      takesFile: described.requestBody?.content['multipart/form-data'] !== undefined,
      body: Object.values(described.requestBody?.content ?? {})[0]?.schema,
    })),
  );
}

beforeAll(async () => {
  operations = await readOperations();
  const owner = market.seller;
  ({ slug } = await product());
  const body = { name: 'Narrow', scopes: ['insights:read'] };
  const made = await test.call('POST', '/store/api-keys', { token: owner.token, body });
  tokens['key'] = made.body.data.secret;
  tokens['owner'] = owner.token;
  for (const role of ['customer', 'admin'] as const) tokens[role] = (await test.signIn(role)).token;
});

const filled = ({ path }: Operation, value: string | null = null): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(value ?? (/slug/i.test(name) ? slug : newId())),
  );

let calls = 0;
/** Sent from ever new addresses, so that limits per address stay out of the way. */
function send({ method }: Operation, path: string, given: { token?: string | undefined; body?: unknown }) {
  calls += 1;
  const { token, body } = given;
  return test.call(method, path, {
    from: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
}

const isStream = ({ path }: Operation): boolean => /live|stream/.test(path);
/** What ends the session of whoever asks, which the others still need. */
const endsSession = ({ path }: Operation): boolean => /logout|sessions|close|password/.test(path);
const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

describe('every endpoint', () => {
  it('that is not public refuses visitors and made-up tokens before it reads what they send', async () => {
    for (const operation of operations.filter(({ isPublic, takesFile }) => !isPublic && !takesFile))
      for (const token of [undefined, 'pwk_made-up', 'e30.e30.e30']) {
        const { status, body } = await send(operation, filled(operation, '%00'), {
          token,
          ...(operation.body ? { body: { junk: { $gt: 1 } } } : {}),
        });
        expect([status, body.code], nameOf(operation)).toEqual([401, 'unauthenticated']);
        expect(body).toMatchObject({ status: 'fail', message: expect.any(String) });
      }
  });

  it('refuses an API key that does not hold its scope', async () => {
    const closed = operations.filter(
      ({ isPublic, method, scopes }) =>
        !scopes.includes('insights:read') && !(isPublic && method === 'GET' && scopes.length === 0),
    );
    for (const operation of closed.filter((one) => !isStream(one) && !one.takesFile)) {
      const body = operation.body && plainValue(operation.body);
      const answer = await send(operation, filled(operation), { token: tokens['key'], body });
      expect([answer.status, answer.body.code], nameOf(operation)).toEqual([403, 'forbidden']);
    }
  });

  it('opens to an API key with its scope, and to no other', async () => {
    for (const scope of apiScopes) {
      const made = await test.call('POST', '/store/api-keys', {
        token: tokens['owner'] ?? '',
        body: { name: scope, scopes: [scope] },
      });
      const token = made.body.data.secret;
      for (const operation of operations.filter(({ scopes, takesFile }) => scopes.length > 0 && !takesFile)) {
        const body = operation.body && plainValue(operation.body);
        const { body: answer } = await send(operation, filled(operation), { token, body });
        const open = operation.scopes.includes(scope);
        expect([nameOf(operation), scope, answer.reason !== 'api_scope']).toEqual([
          nameOf(operation),
          scope,
          open,
        ]);
      }
    }
  });

  it('answers whatever is sent to it, never with a failure of its own', async () => {
    const open = operations.filter((one) => !isStream(one) && !endsSession(one));
    const until = Date.now() + 15_000;
    const bad: string[] = [];
    const attempt = async (operation: Operation, path: string, body?: unknown): Promise<void> => {
      const role = Object.keys(tokens)[1 + (calls % 3)] ?? 'owner';
      const token = calls % 4 === 0 && operation.isPublic ? undefined : tokens[role];
      const { status, body: answer } = await send(operation, path, { token, body });
      const shaped = status < 400 || (answer.code && answer.message && answer.requestId);
      if (status >= 500 || !shaped)
        bad.push(`${status} ${nameOf(operation)} ${JSON.stringify(body)?.slice(0, 200)}`);
    };
    // Every endpoint has its turn in every round; a slow machine comes through fewer rounds.
    for (let round = 0; round < 12 && (round < 2 || Date.now() < until); round += 1)
      for (const [i, operation] of open.entries())
        for (const [path, body] of attemptsAt(operation, round * 7 + i)) await attempt(operation, path, body);
    expect(bad).toEqual([]);
  }, 60_000);
});

const pick = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

/** What is tried in one turn: an odd address, odd queries, and a body that is wrong in one place or altogether. */
function attemptsAt(operation: Operation, turn: number): [path: string, body?: unknown][] {
  const value = pick(hostileValues, turn);
  const text = typeof value === 'string' ? value.slice(0, 2000).toWellFormed() : JSON.stringify(value);
  const query = pick(operation.queries, turn);
  const asked = query ? `?${encodeURIComponent(query)}=${encodeURIComponent(text)}` : '';
  if (!operation.body) {
    const body = operation.method === 'GET' ? undefined : value;
    return [
      [filled(operation) + asked, body],
      ...(operation.path.includes('{')
        ? ([[filled(operation, text || '%'), body]] as [string, unknown][])
        : []),
    ];
  }
  const plain = plainValue(operation.body);
  const place = pick(placesIn(plain), turn);
  return [
    [filled(operation), place ? withValueAt(plain, place, value) : plain],
    [filled(operation), pick(hostileBodies, turn)],
  ];
}
