import { expect, it } from 'vitest';
import { createRequestLoad } from './request-load.ts';

const waited = async (work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

it('lets a job continue immediately while requests leave the processor idle', async () => {
  const load = createRequestLoad();
  expect(await waited(() => load.yield())).toBeLessThan(50);
});

it('makes a job wait until requests need no more time', async () => {
  const load = createRequestLoad();
  load.report(150);
  expect(await waited(() => load.yield())).toBeGreaterThanOrEqual(149);
  expect(await waited(() => load.yield())).toBeLessThan(50);
});

it('lets a job advance even if requests never stop', async () => {
  const load = createRequestLoad();
  load.report(60_000);
  expect(await waited(() => load.yield(200))).toBeLessThan(2_000);
});
