import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readTableInSubprocess } from '#platform/spreadsheets/table-subprocess.ts';
import { useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';
import { workbookOf } from '#support/zip.ts';
import { queueReading } from './commands/read-import.ts';
import { productImportRows, productImports } from './tables.ts';

const test = useTestApp();
const { db, openStore, upload, call } = useImports(test);

/** Creates a file with megabytes of white space in each cell, and enough noise not to look like a ZIP bomb. */
function blankBomb(rows: number): Uint8Array {
  const run = () => `<r><t>${' '.repeat(900_000)}</t></r><!--${randomBytes(5_000).toString('base64')}-->`;
  const cells = '<c t="s"><v>0</v></c>'.repeat(200);
  const row = () => `<row>${cells}</row><!--${randomBytes(30).toString('base64')}-->`;
  return workbookOf({
    texts: `<sst><si>${Array.from({ length: 65 }, run).join('')}</si></sst>`,
    rows: Array.from({ length: rows }, row).join(''),
  });
}

const importOf = async (store: Awaited<ReturnType<typeof openStore>>, id: string) =>
  (await call(`GET ${id}`, { store })).body.data.import;

describe('a file made to keep the server busy', () => {
  // Before any test starts a worker, which would take the files out of the queues.
  it('is read through two queues only, however many stores upload', async () => {
    const stores = await Promise.all([openStore(), openStore(), openStore(), openStore()]);
    for (const store of stores) await upload(store, { content: 'sku,title\nA,Box\n' });
    const { rows } = await test.kernel.database.pool.query(
      "select queue_name, count(*)::int as files from graphile_worker.jobs where task_identifier = 'imports.read' group by 1",
    );
    expect(rows.map(({ files }) => files)).toEqual([2, 2]);
    await test.runJobs();
  });

  it('does not delay anyone’s password email', async () => {
    const store = await openStore();
    const reader = await test.signIn('customer');
    await test.startWorker();
    const { body } = await upload(store, { content: blankBomb(60), name: 'bomb.xlsx' });
    await pause(1_000);
    const asked = performance.now();
    await test.call('POST /auth/forgot-password', { body: { email: reader.email } });
    await expect.poll(() => test.mails.some(({ to }) => to === reader.email), { timeout: 60_000 }).toBe(true);
    expect(performance.now() - asked).toBeLessThan(5_000);
    await expect
      .poll(async () => (await importOf(store, body.data.import.id)).state, { timeout: 60_000 })
      .toBe('failed');
  }, 120_000);

  it('is given up when it takes too long', async () => {
    const bytes = new TextEncoder().encode(`sku,title\n${'A,Box\n'.repeat(90_000)}`);
    const signal = new AbortController().signal;
    const rows = readTableInSubprocess(bytes, { timeoutMs: 20, signal });
    await expect(rows.next()).rejects.toThrow('takes too long');
  });

  it('is given up after the server crashed on it three times, and the supplier is notified', async () => {
    const store = await openStore();
    const { body } = await upload(store, { content: 'sku,title\nA,Box\n' });
    const { id } = body.data.import;
    await db().update(productImports).set({ readAttempts: 3 }).where(eq(productImports.id, id));
    await queueReading(db(), id);
    await test.runJobs();
    await expect.poll(async () => (await importOf(store, id)).state, { timeout: 10_000 }).not.toBe('reading');
    expect(await importOf(store, id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('could not be read'),
    });
  });
});

describe('cancelling an import', () => {
  it('stops the reading of its file and leaves no rows', async () => {
    const store = await openStore();
    await test.startWorker();
    const { body } = await upload(store, {
      content: `sku,title\n${'A,Box of corrugated board\n'.repeat(99_000)}`,
    });
    const { id } = body.data.import;
    const { readAttempts } = productImports;
    const attempts = () =>
      db().select({ readAttempts }).from(productImports).where(eq(productImports.id, id));
    await expect.poll(attempts, { timeout: 10_000 }).toEqual([{ readAttempts: 1 }]);
    expect((await call(`POST ${id}/cancel`, { store })).status).toBe(200);
    await expect
      .poll(
        async () =>
          (
            await test.kernel.database.pool.query(
              "select 1 from graphile_worker.jobs where task_identifier = 'imports.read'",
            )
          ).rows.length,
        { timeout: 10_000 },
      )
      .toBe(0);
    await pause(100);
    expect(await importOf(store, id)).toMatchObject({ state: 'cancelled' });
    expect(await db().$count(productImportRows, eq(productImportRows.importId, id))).toBe(0);
  });
});
