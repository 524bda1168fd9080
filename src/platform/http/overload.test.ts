import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { limitConcurrency } from './overload.ts';

it('refuses a request beyond the limit immediately, and has room again once responses have started', async () => {
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
  const responses = Array.from({ length: 140 }, () => app.inject('/').then(({ statusCode }) => statusCode));
  // The refused requests have their responses before any other is let through.
  await Promise.all(responses.slice(128));
  open();
  const codes = await Promise.all(responses);
  expect(codes.filter((code) => code === 503)).toHaveLength(12);
  expect(codes.filter((code) => code === 200)).toHaveLength(128);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});

it('has room after a thousand callers hung up, with or without a response', async () => {
  const app = Fastify();
  const overload = limitConcurrency(app);
  let entered = 0;
  app.get('/never', async (request) => {
    overload.enter(request);
    entered += 1;
    await new Promise(() => {});
  });
  app.get('/', async (request) => {
    overload.enter(request);
    return 'done';
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  for (let n = 1; n <= 1_000; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET /never HTTP/1.1\r\nHost: x\r\n\r\n');
    if (n <= 100) await expect.poll(() => entered, { interval: 1 }).toBe(n);
    socket.resetAndDestroy();
  }
  await expect.poll(async () => (await app.inject('/')).statusCode).toBe(200);
  const after = await Promise.all(Array.from({ length: 120 }, () => app.inject('/')));
  expect(after.every(({ statusCode }) => statusCode === 200)).toBe(true);
  app.server.closeAllConnections();
  await app.close();
});
