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
