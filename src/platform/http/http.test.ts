import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defineTag } from '#lib/page-tags.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const raw = (
  endpoint: string,
  { headers = {}, payload }: { headers?: Record<string, string>; payload?: string | Buffer } = {},
) => {
  const [method, url] = endpoint.split(' ');
  return test.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
};
interface OpenApiOperation {
  requestBody?: { content: object };
}

const json = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers = json) =>
  raw('POST /api/v1/auth/login', { headers, payload });

describe('every response', () => {
  it('has a request id, the same as in an error body', async () => {
    const response = await raw('GET /api/v1/nothing-here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      status: 'fail',
      code: 'not_found',
      requestId: response.headers['x-request-id'],
    });
  });

  it('is locked down by default: no sniffing, no framing, no server name, no other origins', async () => {
    const { headers } = await raw('GET /healthz', { headers: { origin: 'https://elsewhere.example' } });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a body', () => {
  it.each([
    ['of another type', { 'content-type': 'text/plain' }, 'x=1'],
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a'],
    ['that is not JSON', json, '{bad'],
    ['that is not UTF-8', json, Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['with __proto__', json, '{"email":"a@b.co","password":"x","__proto__":{"admin":true}}'],
    [
      'with a constructor',
      json,
      '{"email":"a@b.co","password":"x","constructor":{"prototype":{"admin":true}}}',
    ],
    ['of brackets without end', json, '['.repeat(200_000)],
    ['nested deep', json, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['nested deeper than any form', json, `${'['.repeat(65)}"]"${']'.repeat(65)}`],
    ['with operators for strings', json, '{"email":{"$gt":""},"password":{"$ne":null}}'],
    ['with NUL', json, '{"email":"a\\u0000@b.co","password":"x"}'],
  ])('%s is refused', async (_name, headers, payload) => {
    const response = await login(payload, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().status).toBe('fail');
  });

  it('of the wrong shape is refused with a message for users', async () => {
    const list = await login('[]');
    expect([list.statusCode, list.json().message]).toEqual([400, 'The request could not be read.']);
    const { token } = await test.signIn('supplier');
    const response = await test.call('PUT /registration', { token, body: { version: 'two', form: {} } });
    expect(response.body.errors).toEqual([
      { path: 'version', message: 'Please check version' },
      { path: 'step', message: 'Enter step' },
    ]);
  });

  it('over 1 MB is refused', async () => {
    const response = await login(JSON.stringify({ email: 'a'.repeat(1_100_000) }));
    expect(response.statusCode).toBe(413);
    expect(response.json().code).toBe('too_large');
  });

  it('has no effect with a method that does not exist', async () => {
    const response = await raw('POST /api/v1/auth/me', {
      headers: { ...json, 'x-http-method-override': 'GET' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(404);
  });
});

describe('an unreadable request', () => {
  it('is refused with all security headers', async () => {
    const { headers, statusCode } = await raw('GET /%ff', { headers: { accept: 'text/html' } });
    expect(statusCode).toBe(400);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])(
    'as %s is answered in the shape of every failure, and the connection closed',
    async (_name, sent, status) => {
      if (!test.app.server.listening) await test.app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = test.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').end(sent);
      const response = Buffer.concat(await socket.toArray()).toString();
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toMatchObject({ status: 'fail', code: 'invalid' });
      expect(head).toContain(`x-request-id: ${JSON.parse(body).requestId}`);
    },
  );
});

describe('operations', () => {
  it('tells whether the process is alive and can serve', async () => {
    expect((await raw('GET /healthz')).json()).toEqual({ status: 'ok' });
    expect((await raw('GET /readyz')).json()).toEqual({ status: 'ready', workers: 0 });
  });

  it('shows metrics to this machine, and hides them from forwarded requests', async () => {
    expect((await raw('GET /metrics')).body).toContain('packwright_http_seconds');
    expect((await raw('GET /metrics')).body).toMatch(/^packwright_jobs\{state="due"\} \d+$/m);
    expect((await raw('GET /metrics')).body).toContain('packwright_workers 0');
    expect((await raw('GET /metrics', { headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(
      404,
    );
  });

  it('describes uploads as forms, and everything else as JSON', async () => {
    const document = (await raw('GET /api/v1/openapi.json')).json();
    const uploads: string[] = [];
    for (const [path, methods] of Object.entries(
      document.paths as Record<string, Record<string, OpenApiOperation>>,
    )) {
      for (const { requestBody } of Object.values(methods)) {
        const types = Object.keys(requestBody?.content ?? {});
        if (types.includes('multipart/form-data')) uploads.push(path);
        expect([path, types.length <= 1]).toEqual([path, true]);
      }
    }
    expect(uploads.sort()).toEqual(['/files', '/jobs/{slug}/applications', '/look', '/store/imports']);
    expect((await raw('GET /api/docs')).body).toContain('Body (multipart/form-data)');
  });

  it('documents the security of each operation', async () => {
    const document = (await raw('GET /api/v1/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.paths['/auth/login'].post.security).toEqual([]);
    expect(document.paths['/auth/me'].get.security).toEqual([{ session: [] }]);
    const operations = Object.values(
      document.paths as Record<string, Record<string, { security?: unknown; responses: object }>>,
    ).flatMap(Object.values);
    expect(
      operations.every((operation) => Array.isArray(operation.security) && 'default' in operation.responses),
    ).toBe(true);
    expect((await raw('GET /api/docs')).body).toContain('/api/v1/auth/login');
  });
});

describe('a public read', () => {
  const plans = '/api/v1/membershipPlan';

  it('has an ETag, and is not sent again if it has not changed', async () => {
    const first = await raw('GET /api/v1/blogs');
    expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/);
    const repeated = await raw('GET /api/v1/blogs', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  });

  it('is cached from the second request on, until something it contains changes', async () => {
    const first = await raw(`GET ${plans}?again`);
    const second = await raw(`GET ${plans}?again`, { headers: { 'accept-encoding': 'gzip' } });
    // Short responses are compressed only when they are read from the cache.
    expect(second.headers).not.toHaveProperty('content-encoding');
    const cached = await raw(`GET ${plans}?again`, { headers: { 'accept-encoding': 'gzip' } });
    expect(cached.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(cached.rawPayload).toString()).toBe(first.body);
    expect(cached.headers.etag).toBe(first.headers.etag);
    const same = await raw(`GET ${plans}?again`, {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(same.statusCode).toBe(304);
    test.kernel.live.deliver({ kind: 'pages', tags: [defineTag('GET /membershipPlan')] });
    const changed = await raw(`GET ${plans}?again`, { headers: { 'accept-encoding': 'gzip' } });
    expect(changed.headers).not.toHaveProperty('content-encoding');
  });

  it('is never cached for, or served from the cache to, callers with a token', async () => {
    const person = await test.signIn('customer');
    await raw(`GET ${plans}`);
    const ownResponse = await raw(`GET ${plans}`, { headers: { authorization: `Bearer ${person.token}` } });
    expect(ownResponse.headers['cache-control']).toBe('no-store');
    expect(ownResponse.headers).not.toHaveProperty('etag');
  });

  it('responds to HEAD with headers only', async () => {
    const response = await raw(`HEAD ${plans}`);
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers['content-type']).toContain('application/json');
  });
});

describe('a response for a signed-in user', () => {
  const takesGzip = { 'accept-encoding': 'gzip' };

  it('is compressed if it is long, and tells caches so', async () => {
    const { token } = await test.signIn('customer');
    const authHeaders = { authorization: `Bearer ${token}` };
    const uncompressed = await raw('GET /api/v1/locations/countries', { headers: authHeaders });
    const packed = await raw('GET /api/v1/locations/countries', {
      headers: { ...authHeaders, ...takesGzip },
    });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'authorization, accept-encoding',
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(uncompressed.body);
    expect(uncompressed.headers).not.toHaveProperty('content-encoding');
    expect(packed.rawPayload.length).toBeLessThan(uncompressed.rawPayload.length / 2);
    const short = await raw('GET /api/v1/favourites/ids', { headers: { ...authHeaders, ...takesGzip } });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });

  it('is not compressed where sessions are shown or created', async () => {
    const { email, password, token } = await test.signIn('customer');
    const credentials = JSON.stringify({ email, password });
    for (let i = 0; i < 6; i += 1) {
      const response = await login(credentials, { ...json, ...takesGzip });
      expect(response.headers).not.toHaveProperty('content-encoding');
    }
    const authHeaders = { authorization: `Bearer ${token}`, ...takesGzip };
    const sessions = await raw('GET /api/v1/auth/sessions', { headers: authHeaders });
    expect(sessions.statusCode).toBe(200);
    expect(sessions.body.length).toBeGreaterThan(1024);
    expect(sessions.headers).not.toHaveProperty('content-encoding');
  });
});
