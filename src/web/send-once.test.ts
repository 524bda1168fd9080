import { expect, it } from 'vitest';
import { sendOnce } from './send-once.ts';

const sent: string[] = [];
const send = (form: string, { body, fails = false }: { body: unknown; fails?: boolean }) =>
  sendOnce({ form, body }, async ({ context }) => {
    sent.push(context.idempotencyKey);
    if (fails) throw new Error('lost');
  });

it('sends the same content under one key until it has arrived, and other content under another', async () => {
  await Promise.allSettled([
    send('address', { body: { city: 'Pune' } }),
    send('address', { body: { city: 'Pune' } }),
  ]);
  await send('reply', { body: { city: 'Pune' }, fails: true }).catch(() => {});
  await send('reply', { body: { city: 'Pune' } });
  await send('reply', { body: { city: 'Pune' } });
  await send('reply', { body: { city: 'Surat' }, fails: true }).catch(() => {});
  await send('reply', { body: { city: 'Thane' } });
  const [first, second, lost, again, anew, surat, thane] = sent;
  expect(second).toBe(first);
  expect(again).toBe(lost);
  expect(new Set([first, lost, anew, surat, thane]).size).toBe(5);
});

it('sends an action without input under a key of its own, and again under the same one after a failure', async () => {
  sent.length = 0;
  await send('close', { body: undefined, fails: true }).catch(() => {});
  await send('close', { body: undefined });
  await send('close', { body: undefined });
  const [lost, again, anew] = sent;
  expect(lost).toBeTypeOf('string');
  expect(again).toBe(lost);
  expect(anew).not.toBe(lost);
});
