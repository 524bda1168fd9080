import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { limitConcurrency } from './overload.ts';

/** Returns a server whose responses wait for `open`. */
function gatedApp() {
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
  const request = (count: number) =>
    Array.from({ length: count }, () => app.inject('/').then(({ statusCode }) => statusCode));
  return { app, request, open: () => open() };
}

it('accepts a burst, refuses requests beyond the limit immediately, and has room again afterwards', async () => {
  const { app, request, open } = gatedApp();
  const responses = request(1_010);
  // The refused requests have their responses before any other is let through.
  await Promise.all(responses.slice(1_000));
  open();
  const codes = await Promise.all(responses);
  expect(codes.filter((code) => code === 503)).toHaveLength(10);
  expect(codes.filter((code) => code === 200)).toHaveLength(1_000);
  expect(await Promise.all(request(1))).toEqual([200]);
  await app.close();
});

it('refuses requests that would wait for seconds, because responses start slowly', async () => {
  const { app, request, open } = gatedApp();
  const accepted = request(300);
  // No response starts in several windows of measurement.
  await expect.poll(() => Promise.race([...request(1), pause(50, 0)]), { timeout: 5_000 }).toBe(503);
  open();
  expect(new Set(await Promise.all(accepted))).toEqual(new Set([200]));
  await app.close();
});

it('has room again soon after it was slow', async () => {
  const { app, request, open } = gatedApp();
  const accepted = request(300);
  await expect.poll(() => Promise.race([...request(1), pause(50, 0)]), { timeout: 5_000 }).toBe(503);
  open();
  await Promise.all(accepted);
  await expect
    .poll(async () => new Set(await Promise.all(request(200))), { timeout: 10_000 })
    .toEqual(new Set([200]));
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
