import { describe, expect, it } from 'vitest';
import { sentencesIn, type Tree } from '../fixture.ts';

const tables =
  "import { pgTable, uuid } from 'drizzle-orm/pg-core';\nexport const orders = pgTable('orders', { id: uuid(), placedAt: uuid() });\n";

const slice = 'src/features/orders/orders/server';

/** A project with one statement in a file of orders, by default its queries. */
const withStatement = (statement: string, path = `${slice}/queries.ts`): Tree => ({
  'package.json': JSON.stringify({
    dependencies: { zod: '4', 'drizzle-orm': '0' },
    devDependencies: { vitest: '5' },
    imports: {
      '#lib/*': './src/lib/*',
      '#ui/*': './src/ui/*',
      '#web/*': './src/web/*',
      '#platform/*': './src/platform/*',
      '#features/*': './src/features/*',
      '#app/*': './src/app/*',
      '#support/*': './tests/support/*',
    },
  }),
  [`${slice}/tables.ts`]: tables,
  [path]: `import { sql } from 'drizzle-orm';\nimport { orders } from '${path.startsWith(slice) ? '.' : `#${slice.slice(4)}`}/tables.ts';\nvoid sql;\nvoid orders;\nvoid ${statement};\n`,
});

describe('SQL', () => {
  it.each([
    ['sql.raw("lower(title)")', /sql\.raw writes text into a statement/],
    ['db.execute(sql`select count(*) from orders`)', /names the table orders in text/],
    ['db.execute(`select 1 from orders where id = ${id}`)', /names the table orders in text/],
    ["pool.query('update orders set id = $1', [id])", /names the table orders in text/],
    ['sql`select 1 from sample.orders`', /names the table orders in text/],
    ['sql`${condition} and placed_at is null`', /names the column placed_at in text/],
    ['sql`select placed_at from ${orders}`', /names the column placed_at in text.*\$\{table\.placedAt\}/],
  ])('refuses %s', (statement, says) => {
    expect(sentencesIn(withStatement(statement))).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    'sql`select ${orders.placedAt} from ${orders}`',
    'sql`select now() as placed_at, placed_at from ${orders}`',
    "sql`select 'placed_at' from ${orders}`",
    'db.execute(sql`set local statement_timeout = 0`)',
    "pool.query('select 1 from pg_stat_activity')",
    "pool.query('select 1 from graphile_worker.jobs')",
    'sql`with orders as (select 1) select * from orders`',
    "it('update orders from a file')",
  ])('allows %s', (statement) => {
    expect(sentencesIn(withStatement(statement))).toEqual([]);
  });

  it.each([
    `${slice}/orders.test.ts`,
    'tests/e2e/orders.test.ts',
    'db/seed/orders.ts',
    'bench/orders.ts',
    'scripts/orders.ts',
  ])('is refused in %s, too', (path) => {
    expect(sentencesIn(withStatement("pool.query('delete from orders')", path))).toEqual([
      expect.stringContaining('names the table orders in text'),
    ]);
  });

  it('may be text in the test of migrations, which runs it against older schemas', () => {
    const path = 'src/platform/database/upgrades.test.ts';
    const found = sentencesIn(withStatement("pool.query('delete from orders')", path));
    expect(found.filter((sentence) => sentence.includes('in text'))).toEqual([]);
  });
});
