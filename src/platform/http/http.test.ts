import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { defineTag } from '#lib/page-tags.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const raw = (method: string, url: string, headers: Record<string, string> = {}, payload?: string | Buffer) =>
  test.app.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) });
interface Described {
  requestBody?: { content: object };
}

const json = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers = json) =>
  raw('POST', '/api/v1/auth/login', headers, payload);

describe('every answer', () => {
  it('carries a request id, the same as in an error body', async () => {
    const answer = await raw('GET', '/api/v1/nothing-here');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      status: 'fail',
      code: 'not_found',
      requestId: answer.headers['x-request-id'],
    });
  });

  it('is closed by default: no sniffing, no framing, no banner, no other origin', async () => {
    const { headers } = await raw('GET', '/healthz', { origin: 'https://elsewhere.example' });
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
    const answer = await login(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().status).toBe('fail');
  });

  it('of the wrong shape is refused in words for people', async () => {
    const list = await login('[]');
    expect([list.statusCode, list.json().message]).toEqual([400, 'The request could not be read.']);
    const { token } = await test.signIn('supplier');
    const answer = await test.call('PUT', '/registration', { token, body: { version: 'two', form: {} } });
    expect(answer.body.errors).toEqual([
      { path: 'version', message: 'Please check version' },
      { path: 'step', message: 'Please give step' },
    ]);
  });

  it('over one megabyte is refused', async () => {
    const answer = await login(JSON.stringify({ email: 'a'.repeat(1_100_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('too_large');
  });

  it('has no effect on a method it was not meant for', async () => {
    const answer = await raw('POST', '/api/v1/auth/me', { ...json, 'x-http-method-override': 'GET' }, '{}');
    expect(answer.statusCode).toBe(404);
  });
});

describe('what cannot be read at all', () => {
  it('is refused with everything that guards an answer', async () => {
    const { headers, statusCode } = await raw('GET', '/%ff', { accept: 'text/html' });
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
      const answer = Buffer.concat(await socket.toArray()).toString();
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toMatchObject({ status: 'fail', code: 'invalid' });
      expect(head).toContain(`x-request-id: ${JSON.parse(body).requestId}`);
    },
  );
});

describe('operations', () => {
  it('tells whether it lives and can serve', async () => {
    expect((await raw('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await raw('GET', '/readyz')).json()).toEqual({ status: 'ready', workers: 0 });
  });

  it('shows metrics to this machine, and hides them from what a proxy passes on', async () => {
    expect((await raw('GET', '/metrics')).body).toContain('packwright_http_seconds');
    expect((await raw('GET', '/metrics')).body).toMatch(/^packwright_jobs\{state="due"\} \d+$/m);
    expect((await raw('GET', '/metrics')).body).toContain('packwright_workers 0');
    expect((await raw('GET', '/metrics', { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404);
  });

  it('describes uploads as forms, and everything else as JSON', async () => {
    const document = (await raw('GET', '/api/v1/openapi.json')).json();
    const uploads: string[] = [];
    for (const [path, methods] of Object.entries(
      document.paths as Record<string, Record<string, Described>>,
    )) {
      for (const { requestBody } of Object.values(methods)) {
        const types = Object.keys(requestBody?.content ?? {});
        if (types.includes('multipart/form-data')) uploads.push(path);
        expect([path, types.length <= 1]).toEqual([path, true]);
      }
    }
    expect(uploads.sort()).toEqual(['/files', '/jobs/{slug}/applications', '/look', '/store/imports']);
    expect((await raw('GET', '/api/docs')).body).toContain('Body (multipart/form-data)');
  });

  it('documents each operation with its security', async () => {
    const document = (await raw('GET', '/api/v1/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.paths['/auth/login'].post.security).toEqual([]);
    expect(document.paths['/auth/me'].get.security).toEqual([{ session: [] }]);
    const operations = Object.values(
      document.paths as Record<string, Record<string, { security?: unknown; responses: object }>>,
    ).flatMap(Object.values);
    expect(
      operations.every((operation) => Array.isArray(operation.security) && 'default' in operation.responses),
    ).toBe(true);
    expect((await raw('GET', '/api/docs')).body).toContain('/api/v1/auth/login');
  });
});

describe('a public read', () => {
  const plans = '/api/v1/membershipPlan';

  it('has an ETag, and is not sent again to who has it', async () => {
    const first = await raw('GET', '/api/v1/blogs');
    expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/);
    const again = await raw('GET', '/api/v1/blogs', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is kept as bytes from the second time on, until something says that it changed', async () => {
    const first = await raw('GET', `${plans}?again`);
    const second = await raw('GET', `${plans}?again`, { 'accept-encoding': 'gzip' });
    // What is short is compressed when it is kept.
    expect(second.headers).not.toHaveProperty('content-encoding');
    const kept = await raw('GET', `${plans}?again`, { 'accept-encoding': 'gzip' });
    expect(kept.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(kept.rawPayload).toString()).toBe(first.body);
    expect(kept.headers.etag).toBe(first.headers.etag);
    const same = await raw('GET', `${plans}?again`, { 'if-none-match': String(first.headers.etag) });
    expect(same.statusCode).toBe(304);
    test.kernel.live.deliver({ kind: 'pages', tags: [defineTag('GET /membershipPlan')] });
    const fresh = await raw('GET', `${plans}?again`, { 'accept-encoding': 'gzip' });
    expect(fresh.headers).not.toHaveProperty('content-encoding');
  });

  it('is never kept for, or shown to, somebody with a token', async () => {
    const person = await test.signIn('customer');
    await raw('GET', plans);
    const own = await raw('GET', plans, { authorization: `Bearer ${person.token}` });
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers).not.toHaveProperty('etag');
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await raw('HEAD', plans);
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-type']).toContain('application/json');
  });
});

describe('what a signed-in person reads', () => {
  const takesGzip = { 'accept-encoding': 'gzip' };

  it('comes compressed when it is long, and says so to whoever keeps answers', async () => {
    const { token } = await test.signIn('customer');
    const own = { authorization: `Bearer ${token}` };
    const plain = await raw('GET', '/api/v1/locations/countries', own);
    const packed = await raw('GET', '/api/v1/locations/countries', { ...own, ...takesGzip });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'authorization, accept-encoding',
    });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const short = await raw('GET', '/api/v1/favourites/ids', { ...own, ...takesGzip });
    expect(short.headers).not.toHaveProperty('content-encoding');
  });

  it('stays as it is where sessions are told or made', async () => {
    const { email, password, token } = await test.signIn('customer');
    const again = JSON.stringify({ email, password });
    for (let i = 0; i < 6; i += 1) {
      const answer = await login(again, { ...json, ...takesGzip });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
    const own = { authorization: `Bearer ${token}`, ...takesGzip };
    const sessions = await raw('GET', '/api/v1/auth/sessions', own);
    expect(sessions.statusCode).toBe(200);
    expect(sessions.body.length).toBeGreaterThan(1024);
    expect(sessions.headers).not.toHaveProperty('content-encoding');
  });
});
