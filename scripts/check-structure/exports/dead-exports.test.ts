import { describe, expect, it } from 'vitest';
import { findingsIn, type Tree } from '../fixture.ts';

/** The findings about exports, as `path: message`. */
const deadIn = (changes: Tree): string[] =>
  findingsIn(changes)
    .filter(({ rule }) => rule === 'dead-export')
    .map(({ path, message }) => `${path}: ${message}`);

const slug = 'src/lib/slug.ts';
const declared = { [slug]: 'export const slug = 1;\n' };
const importing = (from: string, text = "import { slug } from '#lib/slug.ts';\n"): Tree => ({
  ...declared,
  [from]: text,
});

describe('exports', () => {
  it('are refused if nothing uses them', () => {
    expect(deadIn(declared)).toEqual([`${slug}: exports slug, which nothing uses: delete it.`]);
  });

  it('are refused if only their own file uses them', () => {
    const text = 'export interface Options { a: 1 }\nexport const slug = (o: Options) => o;\n';
    expect(deadIn({ ...importing('src/app/server.ts'), [slug]: text })).toEqual([
      `${slug}: exports Options, which only this file uses: drop the word "export".`,
    ]);
  });

  it.each([
    ['an export list', 'const slug = 1;\nexport { slug };\n', /exports slug, which nothing uses/],
    ['a destructured declaration', 'export const { slug } = { slug: 1 };\n', /exports slug/],
    ['a class', 'export class Slug {}\n', /exports Slug/],
    ['a default export', 'export default 1;\n', /exports default, which nothing uses/],
    [
      'a name that is passed on',
      "export { cents } from './money.ts';\n",
      /exports cents, which nothing uses/,
    ],
  ])('are refused in the form of %s', (_form, text, says) => {
    expect(deadIn({ [slug]: text })).toEqual([expect.stringMatching(says)]);
  });

  it.each([
    ['an import', "import { slug as b } from '#lib/slug.ts';\n"],
    ['a type', "export type A = import('#lib/slug.ts').slug;\n".replace('export ', '')],
    ['a re-export', "const other = 1;\nexport { slug } from '#lib/slug.ts';\n"],
    ['a namespace', "import * as all from '#lib/slug.ts';\nall.slug();\n"],
    ['a dynamic import', "const { slug } = await import('#lib/slug.ts');\n"],
    ['a dynamic import with then()', "void import('#lib/slug.ts').then((all) => all.slug());\n"],
  ])('are used by %s', (_form, text) => {
    expect(deadIn(importing('src/app/server.ts', text)).filter((line) => line.startsWith(slug))).toEqual([]);
  });

  it('are not used by a dynamic import that takes another name', () => {
    const text = "const { other } = await import('#lib/slug.ts');\n";
    expect(deadIn(importing('src/app/server.ts', text))).toHaveLength(1);
  });

  it('are refused if only tests use them', () => {
    expect(deadIn(importing('src/lib/slug.test.ts'))).toEqual([
      expect.stringContaining('exports slug, which only tests use: the product never runs it.'),
    ]);
    expect(deadIn(importing('tests/support/app.ts'))).toHaveLength(1);
  });

  it('may serve a test if their own file uses them, too', () => {
    const text = 'export const letters = 1;\nexport const slug = letters;\n';
    const tree = {
      ...importing('src/app/server.ts'),
      [slug]: text,
      'src/lib/slug.test.ts': "import { letters } from './slug.ts';\n",
    };
    expect(deadIn(tree)).toEqual([]);
  });

  it('of a factory, the seed and tests/support may serve tests alone', () => {
    const tree = {
      'src/features/orders/orders/server/factory.ts': 'export const createOrder = 1;\n',
      'db/seed/market.ts': 'export const market = 1;\n',
      'tests/support/dates.ts': 'export const today = 1;\n',
      'src/features/orders/orders/server/orders.test.ts':
        "import { market } from '#seed/market.ts';\nimport { today } from '#support/dates.ts';\nimport { createOrder } from './factory.ts';\n",
    };
    expect(deadIn(tree)).toEqual([]);
    expect(deadIn({ ...tree, 'src/features/orders/orders/server/orders.test.ts': '' })).toHaveLength(3);
  });

  it('of a route module are read by React Router, the others are not', () => {
    const screen = 'src/features/orders/orders/screens/order.tsx';
    const text = 'export const meta = 1;\nexport default 2;\nexport const other = 3;\n';
    const routes = "route('orders', 'features/orders/orders/screens/order.tsx');\n";
    expect(deadIn({ [screen]: text, 'src/routes.ts': routes })).toEqual([
      `${screen}: exports other, which nothing uses: delete it.`,
    ]);
    expect(deadIn({ [screen]: text })).toHaveLength(3);
  });

  it('of a module that a config names are read by its tool', () => {
    const tree = { 'tests/support/setup.ts': 'export default 1;\n' };
    expect(deadIn({ ...tree, 'vitest.config.ts': "const setup = './tests/support/setup.ts';\n" })).toEqual(
      [],
    );
    expect(deadIn(tree)).toHaveLength(1);
  });

  it('of tables are read by drizzle-kit', () => {
    const tables = 'src/features/orders/orders/server/tables.ts';
    const text = "export const orders = pgTable('orders');\nexport type Order = 1;\n";
    expect(deadIn({ [tables]: text })).toEqual([`${tables}: exports Order, which nothing uses: delete it.`]);
  });
});
