import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { webWords } from '#lib/like.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

const signs = ['-', '-', ' ', '"', 'a', 'or', '!', '&', '|', '(', ')', ':', '*', '<->', "'", '\\', 'é', '5'];

describe('words that mean nothing', () => {
  it('are looked for in posts and jobs all the same', async () => {
    for (const path of ['/blogs?topic=', '/jobs?q=', '/search?tab=jobs&q=', '/search?tab=events&q='])
      for (const words of ['-'.repeat(95), '- '.repeat(45), '-"'.repeat(45), '-!('.repeat(30)]) {
        const { status } = await test.call('GET', `${path}${encodeURIComponent(words)}`);
        expect([path, words, status < 500]).toEqual([path, words, true]);
      }
  });

  it('never stop the database, whatever their signs', async () => {
    const odd = fc.array(fc.constantFrom(...signs), { maxLength: 120 }).map((list) => list.join(''));
    const { db } = test.kernel.database;
    await fc.assert(
      fc.asyncProperty(odd, async (words) => {
        await db.execute(sql`select websearch_to_tsquery('english', ${webWords(words)})`);
      }),
      { numRuns: 300 },
    );
  });
});
