import { expect, it } from 'vitest';
import { sendOnce } from './send-once.ts';

const sent: string[] = [];
const send = (form: string, body: unknown, fails = false) =>
  sendOnce({ form, body }, async ({ context }) => {
    sent.push(context.idempotencyKey);
    if (fails) throw new Error('lost');
  });

it('sends the same content under one key until it has arrived, and other content under another', async () => {
  await Promise.allSettled([send('address', { city: 'Pune' }), send('address', { city: 'Pune' })]);
  await send('reply', { city: 'Pune' }, true).catch(() => {});
  await send('reply', { city: 'Pune' });
  await send('reply', { city: 'Pune' });
  await send('reply', { city: 'Surat' }, true).catch(() => {});
  await send('reply', { city: 'Thane' });
  const [first, second, lost, again, anew, surat, thane] = sent;
  expect(second).toBe(first);
  expect(again).toBe(lost);
  expect(new Set([first, lost, anew, surat, thane]).size).toBe(5);
});

it('sends an action without input under a key of its own, and again under the same one after a failure', async () => {
  sent.length = 0;
  await send('close', undefined, true).catch(() => {});
  await send('close', undefined);
  await send('close', undefined);
  const [lost, again, anew] = sent;
  expect(lost).toBeTypeOf('string');
  expect(again).toBe(lost);
  expect(anew).not.toBe(lost);
});
