import { describe, expect, it } from 'vitest';
import { sentencesIn, type Tree } from '../fixture.ts';

const tables =
  "import { pgTable, uuid } from 'drizzle-orm/pg-core';\nexport const orders = pgTable('orders', { id: uuid(), placedAt: uuid() });\n";

/** A project with one statement in the queries of orders. */
const withStatement = (statement: string): Tree => ({
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
  'src/features/orders/orders/server/tables.ts': tables,
  'src/features/orders/orders/server/queries.ts': `import { sql } from 'drizzle-orm';\nimport { orders } from './tables.ts';\nvoid orders;\nvoid ${statement};\n`,
});

describe('SQL in slices', () => {
  it.each([
    ['sql.raw("lower(title)")', /sql\.raw writes text into a statement/],
    ['db.execute(sql`select count(*) from orders`)', /names its table in text/],
    ['sql`select placed_at from ${orders}`', /names the column placed_at in text.*\$\{table\.placedAt\}/],
  ])('refuses %s', (statement, says) => {
    expect(sentencesIn(withStatement(statement))).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    'sql`select ${orders.placedAt} from ${orders}`',
    'sql`select now() as placed_at, placed_at from ${orders}`',
    "sql`select 'placed_at' from ${orders}`",
    'db.execute(sql`set local statement_timeout = 0`)',
  ])('allows %s', (statement) => {
    expect(sentencesIn(withStatement(statement))).toEqual([]);
  });
});
