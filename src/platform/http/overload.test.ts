import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { limitConcurrency } from './overload.ts';

it('a request beyond the limit hears so at once, and there is room again when answers have started', async () => {
  const app = Fastify();
  const overload = limitConcurrency(app);
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === 'unavailable' ? 503 : 500).send(),
  );
  app.get('/', async (request) => {
    overload.enter(request);
    await gate;
    return 'done';
  });
  const answers = Array.from({ length: 140 }, () => app.inject('/').then(({ statusCode }) => statusCode));
  // Those that are refused have answered before anything is let through.
  await Promise.all(answers.slice(128));
  open();
  const codes = await Promise.all(answers);
  expect(codes.filter((code) => code === 503)).toHaveLength(12);
  expect(codes.filter((code) => code === 200)).toHaveLength(128);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});

it('who hangs up holds a place as long as the work goes on, and not longer', async () => {
  const app = Fastify();
  const overload = limitConcurrency(app);
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let working = 0;
  app.setErrorHandler((_error, _request, reply) => reply.code(503).send());
  app.all('/', async (request) => {
    overload.enter(request);
    working += 1;
    await gate;
    working -= 1;
    return 'done';
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const requests = [
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n',
  ];
  for (let n = 0; n < 1_000; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    const before = working;
    socket.write(requests[n % 2] ?? '');
    if (before < 128) await expect.poll(() => working, { interval: 1 }).toBe(before + 1);
    socket.resetAndDestroy();
  }
  expect(working).toBe(128);
  expect((await app.inject('/')).statusCode).toBe(503);
  open();
  await expect.poll(() => working).toBe(0);
  const after = await Promise.all(Array.from({ length: 128 }, () => app.inject('/')));
  expect(after.every(({ statusCode }) => statusCode === 200)).toBe(true);
  await app.close();
});
