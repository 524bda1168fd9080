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
  /** Scopes of API keys that may call it. */
  scopes: string[];
  queries: string[];
  /** True if it takes a file: a request without one may be refused for that first. */
  takesFile: boolean;
  body: Schema | undefined;
}

let operations: Operation[];
const tokens: Record<string, string> = {};
let slug: string;

interface OpenApiOperation {
  security: { session?: string[]; apiKey?: string[] }[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

async function readOperations(): Promise<Operation[]> {
  const response = await test.app.inject({ method: 'GET', url: '/api/v1/openapi.json' });
  const paths = response.json().paths as Record<string, Record<string, OpenApiOperation>>;
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
  const created = await test.call('POST /store/api-keys', { token: owner.token, body });
  tokens['key'] = created.body.data.secret;
  tokens['owner'] = owner.token;
  for (const role of ['customer', 'admin'] as const) tokens[role] = (await test.signIn(role)).token;
});

const filled = ({ path }: Operation, value: string | null = null): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(value ?? (/slug/i.test(name) ? slug : newId())),
  );

let calls = 0;
/** Uses a new IP for each request, so that limits per IP do not interfere. */
function send(
  { method }: Operation,
  { path, token, body }: { path: string; token?: string | undefined; body?: unknown },
) {
  calls += 1;
  return test.call(`${method} ${path}`, {
    from: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
}

const isStream = ({ path }: Operation): boolean => /live|stream/.test(path);
/** True if it ends the caller's session, which other tests still need. */
const endsSession = ({ path }: Operation): boolean => /logout|sessions|close|password/.test(path);
const operationName = ({ method, path }: Operation): string => `${method} ${path}`;

describe('every endpoint', () => {
  it('that is not public refuses guests and invalid tokens before reading the request', async () => {
    for (const operation of operations.filter(({ isPublic, takesFile }) => !isPublic && !takesFile))
      for (const token of [undefined, 'pwk_made-up', 'e30.e30.e30']) {
        const { status, body } = await send(operation, {
          path: filled(operation, '%00'),
          token,
          ...(operation.body ? { body: { junk: { $gt: 1 } } } : {}),
        });
        expect([status, body.code], operationName(operation)).toEqual([401, 'unauthenticated']);
        expect(body).toMatchObject({ status: 'fail', message: expect.any(String) });
      }
  });

  it('refuses an API key without its scope', async () => {
    const closed = operations.filter(
      ({ isPublic, method, scopes }) =>
        !scopes.includes('insights:read') && !(isPublic && method === 'GET' && scopes.length === 0),
    );
    for (const operation of closed.filter((one) => !isStream(one) && !one.takesFile)) {
      const body = operation.body && plainValue(operation.body);
      const response = await send(operation, { path: filled(operation), token: tokens['key'], body });
      expect([response.status, response.body.code], operationName(operation)).toEqual([403, 'forbidden']);
    }
  });

  it('accepts an API key with its scope, and no other', async () => {
    for (const scope of apiScopes) {
      const created = await test.call('POST /store/api-keys', {
        token: tokens['owner'] ?? '',
        body: { name: scope, scopes: [scope] },
      });
      const token = created.body.data.secret;
      for (const operation of operations.filter(({ scopes, takesFile }) => scopes.length > 0 && !takesFile)) {
        const body = operation.body && plainValue(operation.body);
        const { body: answer } = await send(operation, { path: filled(operation), token, body });
        const open = operation.scopes.includes(scope);
        expect([operationName(operation), scope, answer.reason !== 'api_scope']).toEqual([
          operationName(operation),
          scope,
          open,
        ]);
      }
    }
  });

  it('never fails with a server error, whatever is sent', async () => {
    const open = operations.filter((one) => !isStream(one) && !endsSession(one));
    const until = Date.now() + 15_000;
    const failures: string[] = [];
    const attempt = async (
      operation: Operation,
      { path, body }: { path: string; body?: unknown },
    ): Promise<void> => {
      const role = Object.keys(tokens)[1 + (calls % 3)] ?? 'owner';
      const token = calls % 4 === 0 && operation.isPublic ? undefined : tokens[role];
      const { status, body: answer } = await send(operation, { path, token, body });
      const shaped = status < 400 || (answer.code && answer.message && answer.requestId);
      if (status >= 500 || !shaped)
        failures.push(`${status} ${operationName(operation)} ${JSON.stringify(body)?.slice(0, 200)}`);
    };
    // Every round covers every endpoint; a slow machine runs fewer rounds.
    for (let round = 0; round < 12 && (round < 2 || Date.now() < until); round += 1)
      for (const [i, operation] of open.entries())
        for (const [path, body] of hostileRequests(operation, round * 7 + i))
          await attempt(operation, { path, body });
    expect(failures).toEqual([]);
  }, 60_000);
});

const pick = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

/** Returns the requests of one round: an odd path, odd queries, and a body that is wrong in one field or altogether. */
function hostileRequests(operation: Operation, turn: number): [path: string, body?: unknown][] {
  const value = pick(hostileValues, turn);
  const text = typeof value === 'string' ? value.slice(0, 2000).toWellFormed() : JSON.stringify(value);
  const query = pick(operation.queries, turn);
  const queries = query ? `?${encodeURIComponent(query)}=${encodeURIComponent(text)}` : '';
  if (!operation.body) {
    const body = operation.method === 'GET' ? undefined : value;
    return [
      [filled(operation) + queries, body],
      ...(operation.path.includes('{')
        ? ([[filled(operation, text || '%'), body]] as [string, unknown][])
        : []),
    ];
  }
  const validBody = plainValue(operation.body);
  const place = pick(placesIn(validBody), turn);
  return [
    [filled(operation), place ? withValueAt(validBody, { path: place, value }) : validBody],
    [filled(operation), pick(hostileBodies, turn)],
  ];
}
