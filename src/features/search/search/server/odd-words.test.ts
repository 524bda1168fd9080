import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWebSearchText } from '#lib/like.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

const signs = ['-', '-', ' ', '"', 'a', 'or', '!', '&', '|', '(', ')', ':', '*', '<->', "'", '\\', 'é', '5'];

describe('searching for meaningless text', () => {
  it('does not fail in posts, jobs and events', async () => {
    for (const path of ['/blogs?topic=', '/jobs?q=', '/search?tab=jobs&q=', '/search?tab=events&q='])
      for (const words of ['-'.repeat(95), '- '.repeat(45), '-"'.repeat(45), '-!('.repeat(30)]) {
        const { status } = await test.call(`GET ${path}${encodeURIComponent(words)}`);
        expect([path, words, status < 500]).toEqual([path, words, true]);
      }
  });

  it('never breaks the database, whatever characters it contains', async () => {
    const oddText = fc.array(fc.constantFrom(...signs), { maxLength: 120 }).map((list) => list.join(''));
    const { db } = test.kernel.database;
    await fc.assert(
      fc.asyncProperty(oddText, async (words) => {
        await db.execute(sql`select websearch_to_tsquery('english', ${toWebSearchText(words)})`);
      }),
      { numRuns: 300 },
    );
  });
});
