import { readdirSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const sockets: Socket[] = [];
let port = 0;
let token = '';

beforeAll(async () => {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
  ({ token } = await test.signIn('supplier'));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

interface SlowUpload {
  path: string;
  from: string;
  token?: string;
  type?: string;
  /** Sent directly after the headers. */
  begin?: string;
}

/** Announces 5 MB and sends nothing. Resolves with the status line, or the reason why the connection ended. */
function startSilentUpload({ path, from, token: own, type, begin = '' }: SlowUpload) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  const head = [
    `POST /api/v1${path} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${from}`,
    `content-type: ${type ?? 'multipart/form-data; boundary=edge'}`,
    `content-length: ${type ? 500_000 : 5_000_000}`,
    ...(own ? [`authorization: Bearer ${own}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${begin}`);
  return socket.toArray().then((parts) => Buffer.concat(parts).toString());
}

async function pictureForm(field: string): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set(field, new File([Buffer.from(pixel, 'base64')], 'pixel.png', { type: 'image/png' }));
  form.set('purpose', 'product-image');
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

async function upload(path: string, { field, ownToken }: { field: string; ownToken?: string }) {
  const { body, type } = await pictureForm(field);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: {
      'content-type': type,
      'x-forwarded-for': '198.51.100.7',
      ...(ownToken ? { authorization: `Bearer ${ownToken}` } : {}),
    },
  });
  return { status: response.status, ms: performance.now() - started };
}

describe('two hundred connections that announce a file and send nothing', () => {
  it('do not delay others, are closed with 408 and leave no files behind', async () => {
    const other = await test.signIn('supplier');
    const before = process.memoryUsage();
    const silent = Array.from({ length: 200 }, (_, n) =>
      startSilentUpload(
        n % 2
          ? {
              path: '/files',
              from: `10.1.0.${n % 20}`,
              token: n % 4 === 1 ? token : other.token,
              begin: '--edge',
            }
          : { path: '/look', from: `10.2.0.${n}` },
      ),
    );
    await pause(1_000);
    const ownResponse = await test.signIn('supplier');
    const [file, look] = [
      await upload('/files', { field: 'file', ownToken: ownResponse.token }),
      await upload('/look', { field: 'picture' }),
    ];
    expect(file.status).toBe(201);
    // The picture of one pixel has no content, but the upload was processed.
    expect([200, 400, 422]).toContain(look.status);
    expect(Math.max(file.ms, look.ms)).toBeLessThan(4_000);
    expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(50_000_000);
    for (const statusLine of await Promise.all(silent)) {
      expect(statusLine).toMatch(/^HTTP\/1\.1 408 /);
      expect(statusLine).toContain('connection: close');
      expect(statusLine).toContain('"code":"timeout"');
    }
    expect(readdirSync(join(test.kernel.config.dataDir, 'incoming'))).toEqual([]);
  });
});

describe('a slow request', () => {
  it('with JSON is closed with 408 as well', async () => {
    const statusLine = await startSilentUpload({
      path: '/auth/login',
      from: '10.3.0.1',
      type: 'application/json',
      begin: '{"a',
    });
    expect(statusLine).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('with unfinished headers is closed', async () => {
    expect(test.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000 });
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
    const statusLine = Buffer.concat(await socket.toArray()).toString();
    expect(statusLine).toMatch(/^HTTP\/1\.1 408 /);
    expect(statusLine).toContain('"code":"timeout"');
  });
});

it('a body that is not read harms neither the process nor the connection', async () => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const head = 'host: localhost\r\ncontent-type: text/plain\r\ncontent-length: 200000\r\n\r\n';
  socket.write(`POST /api/v1/auth/login HTTP/1.1\r\n${head}${'x'.repeat(200_000)}`);
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  const statusLine = Buffer.concat(await socket.toArray()).toString();
  expect(statusLine.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});

it('limits concurrent uploads per IP, without blocking others', async () => {
  const responses = Array.from({ length: 40 }, () =>
    startSilentUpload({ path: '/files', from: '10.4.0.1', token }).then(
      (statusLine) => statusLine.split(' ')[1],
    ),
  );
  const statuses = await Promise.all(responses);
  expect(statuses.filter((status) => status === '503').length).toBe(10);
  expect(statuses.filter((status) => status === '408').length).toBe(30);
});
