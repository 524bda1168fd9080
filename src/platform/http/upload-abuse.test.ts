import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface AnnouncedUpload {
  path?: string;
  token?: string;
}

/** Announces a form of 5 MB and sends nothing. */
async function announceUpload({ path = '/jobs/no-such-job/applications', token }: AnnouncedUpload = {}) {
  const port = await listening();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  const lines = [
    `POST /api/v1${path} HTTP/1.1`,
    'host: localhost',
    'content-type: Multipart/form-data; boundary=edge',
    'content-length: 5000000',
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const status = new Promise<number>((resolve) =>
    socket.once('data', (head) => resolve(Number(head.toString().split(' ')[1]))),
  );
  return { socket, status };
}

let isListening: Promise<unknown> | undefined;
async function listening(): Promise<number> {
  isListening ??= test.app.listen({ port: 0, host: '127.0.0.1' });
  await isListening;
  return (test.app.server.address() as { port: number }).port;
}

it('refuses senders without permission before reading their files', async () => {
  expect(await (await announceUpload({ path: '/files' })).status).toBe(401);
  expect(await (await announceUpload({ path: '/files', token: 'made.up.token' })).status).toBe(401);
  expect(await (await announceUpload({ path: '/auth/login' })).status).toBe(401);
});

it('counts forms of guests by IP before reading them', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const body = Buffer.from('--edge--\r\n');
  const from = '127.0.0.1';
  for (let tries = 0; tries < 30; tries += 1) {
    await test.call('POST /jobs/no-such-job/applications', { body, headers, from });
  }
  expect(await (await announceUpload()).status).toBe(429);
});

it('guests who send nothing do not delay signed-in users with the same IP', async () => {
  const user = await test.signIn('supplier');
  for (let silentUploads = 0; silentUploads < 6; silentUploads += 1) await announceUpload();
  const form = new Response(new FormData());
  const response = await test.call('POST /files', {
    token: user.token,
    from: '127.0.0.1',
    body: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  });
  expect(response.status).toBe(400);
});
