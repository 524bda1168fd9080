import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type TestApp, useTestApp } from '#support/test-app.ts';

const metricsToken = 'a-token-of-sixteen-letters';
const local = useTestApp();
const requestWithHost = useTestApp({ PUBLIC_URL: 'https://packaging.example' });
const withToken = useTestApp({ METRICS_TOKEN: metricsToken });

interface CallOptions {
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD';
  remoteAddress?: string;
}

const status = async ({ app }: TestApp, { url, ...call }: CallOptions & { url: string }) =>
  (await app.inject({ method: 'GET', url, remoteAddress: '127.0.0.1', ...call })).statusCode;

/** Sends a raw request over a connection from this machine. */
async function sendRaw(lines: string[]): Promise<string> {
  if (!local.app.server.listening) await local.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((local.app.server.address() as { port: number }).port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = ''] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n', 1);
  return head.split(' ')[1] ?? '';
}

describe.each(['/_mailbox', '/metrics'])('%s', (path) => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]', '[::1]:3000'])(
    'is shown on this machine under the name %s',
    async (host) => {
      for (const method of ['GET', 'HEAD'] as const)
        for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
          expect(await status(local, { url: path, headers: { host }, method, remoteAddress })).toBe(200);
    },
  );

  it.each([
    ['a name that points at this machine', { host: 'evil.test' }],
    ['such a name with a port', { host: 'evil.test:3000' }],
    ['a name that begins like ours', { host: 'localhost.evil.test' }],
    ['a name that ends like ours', { host: 'evil-localhost' }],
    ['a name with ours before an @', { host: 'localhost:80@evil.test' }],
    ['an address that means any', { host: '0.0.0.0:3000' }],
    ['a caller passed on', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['a name passed on', { host: 'localhost', 'x-forwarded-host': 'localhost' }],
    ['a protocol passed on', { host: 'localhost', 'x-forwarded-proto': 'http' }],
    ['the header of nginx', { host: 'localhost', 'x-real-ip': '127.0.0.1' }],
    ['the standard header', { host: 'localhost', forwarded: 'for=127.0.0.1' }],
    ['a proxy that names itself', { host: 'localhost', via: '1.1 proxy' }],
  ])('is hidden from %s', async (_name, headers) => {
    for (const method of ['GET', 'HEAD'] as const)
      expect(await status(local, { url: path, headers, method })).toBe(404);
  });

  it('is hidden from other machines, whatever headers they send', async () => {
    const forgedHeaders: Record<string, string>[] = [
      { host: 'localhost' },
      { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
    ];
    for (const headers of forgedHeaders)
      expect(await status(local, { url: path, headers, remoteAddress: '203.0.113.5' })).toBe(404);
  });

  it('is hidden from a request with no host, or with two', async () => {
    expect(await sendRaw([`GET ${path} HTTP/1.0`])).toBe('404');
    expect(await sendRaw([`GET ${path} HTTP/1.1`, 'Host:', 'Connection: close'])).toBe('404');
    expect(
      await sendRaw([`GET ${path} HTTP/1.1`, 'Host: evil.test', 'Host: localhost', 'Connection: close']),
    ).not.toBe('200');
  });
});

describe('an installation with a public URL', () => {
  it('has no mailbox, and keeps its mail until there is a mail server', async () => {
    expect(await status(requestWithHost, { url: '/_mailbox', headers: { host: 'localhost' } })).toBe(404);
    expect(requestWithHost.kernel.config).toMatchObject({ demo: true, mailbox: false });
  });
});

describe('a metrics token', () => {
  it('opens the metrics from any machine, and is then always required', async () => {
    const authorization = `Bearer ${metricsToken}`;
    const elsewhere = { headers: { host: 'packaging.example', authorization }, remoteAddress: '203.0.113.5' };
    expect(await status(withToken, { url: '/metrics', ...elsewhere })).toBe(200);
    expect(await status(withToken, { url: '/metrics', headers: { host: 'localhost' } })).toBe(404);
    expect(await status(withToken, { url: '/metrics', headers: { authorization: 'Bearer wrong' } })).toBe(
      404,
    );
  });
});
