import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { callerIp } from './caller.ts';
import { createUploadSlots } from './upload-slots.ts';

async function startServer() {
  const app = Fastify({ trustProxy: true });
  const slots = createUploadSlots(app);
  const seen = { working: 0, most: 0, done: 0 };
  app.post('/', { onRequest: (request) => slots.wait(request) }, async () => {
    seen.working += 1;
    seen.most = Math.max(seen.most, seen.working);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.working -= 1;
    seen.done += 1;
    return 'done';
  });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, seen };
}

const post = (app: Awaited<ReturnType<typeof startServer>>['app'], from: string) =>
  app.inject({ method: 'POST', url: '/', headers: { 'x-forwarded-for': from }, payload: { file: 'x' } });

it('processes a few uploads at a time, fewer of them per IP, and queues the others', async () => {
  const { app, seen } = await startServer();
  const ownUploads = await Promise.all(Array.from({ length: 20 }, () => post(app, '10.0.0.1')));
  expect(ownUploads.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(seen).toMatchObject({ most: 3, done: 20 });
  await Promise.all(Array.from({ length: 20 }, (_, n) => post(app, `10.0.1.${n}`)));
  expect(seen).toMatchObject({ most: 4, done: 40 });
  const uploads = await Promise.all(Array.from({ length: 90 }, (_, n) => post(app, `10.0.2.${n}`)));
  expect(uploads.filter(({ statusCode }) => statusCode !== 200).length).toBe(26);
  await app.close();
});

it('has room again after a hundred senders hung up during their upload', async () => {
  const { app, port, seen } = await startServer();
  for (let n = 0; n < 100; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    const head = `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.3.${n}\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: 500000\r\n\r\n{"file":"`);
    await new Promise((resolve) => setImmediate(resolve));
    socket.resetAndDestroy();
  }
  const responses = await Promise.all(Array.from({ length: 8 }, (_, n) => post(app, `10.0.4.${n}`)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(seen.done).toBe(8);
  await app.close();
});

it('counts callers who hung up early as one IP', () => {
  expect(callerIp({ ip: undefined })).toBe('gone');
});
