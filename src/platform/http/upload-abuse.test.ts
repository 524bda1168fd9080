import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Claim {
  path?: string;
  token?: string;
}

/** Claims a form of five megabytes and sends nothing of it. */
async function claim({ path = '/jobs/no-such-job/applications', token }: Claim = {}) {
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

let listens: Promise<unknown> | undefined;
async function listening(): Promise<number> {
  listens ??= test.app.listen({ port: 0, host: '127.0.0.1' });
  await listens;
  return (test.app.server.address() as { port: number }).port;
}

it('whoever may not send files is told before they are read', async () => {
  expect(await (await claim({ path: '/files' })).status).toBe(401);
  expect(await (await claim({ path: '/files', token: 'made.up.token' })).status).toBe(401);
  expect(await (await claim({ path: '/auth/login' })).status).toBe(401);
});

it('forms of visitors are counted by address before they are read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  const body = Buffer.from('--edge--\r\n');
  const from = '127.0.0.1';
  for (let tries = 0; tries < 30; tries += 1) {
    await test.call('POST', '/jobs/no-such-job/applications', { body, headers, from });
  }
  expect(await (await claim()).status).toBe(429);
});

it('visitors who send nothing keep no signed-in person of their address waiting', async () => {
  const me = await test.signIn('supplier');
  for (let held = 0; held < 6; held += 1) await claim();
  const form = new Response(new FormData());
  const answer = await test.call('POST', '/files', {
    token: me.token,
    from: '127.0.0.1',
    body: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  });
  expect(answer.status).toBe(400);
});
