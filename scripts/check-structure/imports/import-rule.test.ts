import { describe, expect, it } from 'vitest';
import { sentencesIn, type Tree } from '../fixture.ts';

const importing = (from: string, ...specifiers: string[]): Tree => ({
  [from]: specifiers.map((specifier) => `import '${specifier}';\n`).join(''),
});

const queries = '#features/catalog/products/server/queries.ts';
const tables = '#features/catalog/products/server/tables.ts';
const orders = 'src/features/orders/orders';

/** Each line: the file, what it imports, and what the check must say. */
const refused: readonly (readonly [from: string, specifier: string, says: RegExp])[] = [
  ['src/lib/slug.ts', '#ui/button.tsx', /lib may use lib, not ui\.$/],
  ['src/lib/slug.ts', '#features/catalog/products/contract.ts', /lib does not know the features/],
  ['src/lib/slug.ts', 'node:path', /which the browser does not have/],
  ['src/ui/card.tsx', '#platform/database.ts', /ui may use lib and ui, not platform/],
  ['src/ui/card.tsx', '#web/client.ts', /ui may use lib and ui, not web/],
  ['src/ui/card.tsx', '#features/catalog/products/contract.ts', /ui does not know the features/],
  ['src/platform/mail.ts', '#ui/button.tsx', /platform may use lib and platform, not ui/],
  ['src/platform/mail.ts', tables, /platform does not know the features/],
  ['src/web/session.ts', '#platform/database.ts', /web may use lib, ui, and web, not platform/],
  ['src/web/session.ts', '#features/catalog/products/contract.ts', /web does not know the features/],
  ['src/web/session.ts', '../contract.ts', /only the types of src\/contract\.ts: write "import type"/],
  [
    'src/contract.ts',
    '#features/catalog/products/server/tables.ts',
    /api may use contract of a slice, not its tables/,
  ],
  [`${orders}/contract.ts`, './server/tables.ts', /contract may use .* of its own slice, not tables/],
  [`${orders}/rules.ts`, './server/queries.ts', /rules may use .* of its own slice, not queries/],
  [`${orders}/rules.ts`, '#platform/database.ts', /rules may use lib, not platform/],
  [`${orders}/screens/order.tsx`, '../server/queries.ts', /screens may use .*, not queries/],
  [`${orders}/screens/order.tsx`, queries, /screens may use .* of another slice, not its queries/],
  [`${orders}/screens/order.tsx`, '#platform/database.ts', /screens may use lib, ui, and web, not platform/],
  [`${orders}/screens/order.tsx`, 'node:fs', /which the browser does not have/],
  [`${orders}/screens/order.tsx`, '#features/catalog/products/screens/product.tsx', /not its screens/],
  [
    'src/features/catalog/products/components/row.tsx',
    '../screens/product.tsx',
    /components may use .*, not screens/,
  ],
  [`${orders}/components/order-row.tsx`, '#platform/database.ts', /not platform/],
  [`${orders}/server/queries.ts`, './commands/place-order.ts', /queries may use .*, not commands/],
  [`${orders}/server/commands/pay.ts`, tables, /commands may use .* of another slice, not its tables/],
  [`${orders}/server/commands/pay.ts`, '#features/catalog/products/server/factory.ts', /not its factory/],
  [`${orders}/server/commands/pay.ts`, '#ui/button.tsx', /commands may use lib and platform, not ui/],
  [`${orders}/server/jobs.ts`, './tables.ts', /jobs may use .* of its own slice, not tables/],
  [`${orders}/server/jobs.ts`, '#app/server.ts', /src\/app composes the parts and is not imported/],
  [`${orders}/screens/order.tsx`, '#app/frame.tsx', /src\/app composes the parts and is not imported/],
  ['src/app/server.ts', '../routes.ts', /src\/routes\.ts is the list of URLs and is not imported/],
  ['src/app/server.ts', '#features/catalog/products/server/factory.ts', /not its factory/],
  ['src/app/frame.tsx', '#platform/database.ts', /layout may use .*, not platform/],
  ['src/root.tsx', '#platform/database.ts', /shell may use .*, not platform/],
  ['src/app/worker.ts', '#support/app.ts', /app may use .*, not support/],
  ['src/platform/mail.ts', '#seed/seed.ts', /platform may use .*, not seed/],
  ['db/seed/orders.ts', '#features/catalog/products/screens/product.tsx', /seed may use .*, not its screens/],
  [`${orders}/server/jobs.ts`, './orders.test.ts', /tests are not imported/],
  [
    `${orders}/server/jobs.ts`,
    './lost.ts',
    /there is no file src\/features\/orders\/orders\/server\/lost\.ts/,
  ],
  [
    `${orders}/server/jobs.ts`,
    '../../../catalog/products/contract.ts',
    /leaves its folder by a relative path: write #features\/catalog\/products\/contract\.ts/,
  ],
  [
    'src/features/catalog/products/rules.ts',
    '../taxonomy/contract.ts',
    /leaves its folder by a relative path: write #features\/catalog\/taxonomy\/contract\.ts/,
  ],
  [
    'src/features/catalog/products/server/commands.ts',
    '#features/catalog/taxonomy/server/tables.ts',
    /commands may use .* of another slice, not its tables/,
  ],
  [
    `${orders}/server/jobs.ts`,
    '#features/orders/orders/contract.ts',
    /inside a slice imports are relative: write \.\.\/contract\.ts/,
  ],
  ['src/platform/mail.ts', '../lib/money.ts', /write #lib\/money\.ts/],
  ['tests/e2e/order.test.ts', '../support/app.ts', /write #support\/app\.ts/],
];

const allowed: readonly (readonly [from: string, specifier: string])[] = [
  ['src/app/home.tsx', '#features/catalog/products/components/product-card.tsx'],
  ['src/app/worker.ts', queries],
  ['src/entry.server.tsx', '#platform/database.ts'],
  [`${orders}/screens/order.tsx`, '#features/catalog/products/components/product-card.tsx'],
  [`${orders}/server/emails.ts`, '#features/catalog/products/server/queries.ts'],
  [`${orders}/server/factory.ts`, '#features/catalog/products/server/factory.ts'],
  [
    'src/features/catalog/products/server/catalog.test.ts',
    '#features/orders/orders/server/commands/place-order.ts',
  ],
  ['src/platform/database.test.ts', '#support/app.ts'],
  ['db/seed/orders.ts', '#features/orders/orders/server/commands/place-order.ts'],
  ['scripts/start.ts', '#app/server.ts'],
  ['tests/e2e/orders.test.ts', '#support/app.ts'],
];

describe('the import rule', () => {
  it.each(refused)('refuses %s importing %s', (from, specifier, says) => {
    const sentences = sentencesIn(importing(from, specifier)).filter((sentence) => sentence.startsWith(from));
    expect(sentences).toEqual([expect.stringMatching(says)]);
  });

  it.each(allowed)('lets %s import %s', (from, specifier) => {
    expect(sentencesIn(importing(from, specifier))).toEqual([]);
  });

  it('refuses a domain that uses a later one, and says what to do instead', () => {
    const from = 'src/features/catalog/products/server/jobs.ts';
    expect(sentencesIn(importing(from, '#features/orders/orders/server/queries.ts'))).toEqual([
      `${from}: imports #features/orders/orders/server/queries.ts: the domain orders is after catalog in ` +
        'scripts/check-structure/domains.json, and a domain uses only those before it. ' +
        'Let orders/orders react to an event of catalog/products, compose the two in a screen, ' +
        'or move what both need into catalog.',
    ]);
  });

  it('counts types, re-exports and dynamic imports as imports', () => {
    const text = [
      "import type { A } from '#platform/database.ts';",
      "export * from '#platform/database.ts';",
      "type C = import('#platform/database.ts').C;",
      "await import('#platform/database.ts');",
    ].join('\n');
    const sentences = sentencesIn({ 'src/ui/card.tsx': text });
    expect(sentences.filter((sentence) => sentence.includes('not platform'))).toHaveLength(4);
  });

  it('asks for the file extension', () => {
    const tree = { ...importing('src/lib/slug.ts', './LICENSE'), 'src/lib/LICENSE': '' };
    expect(sentencesIn(tree)).toContain('src/lib/slug.ts: imports ./LICENSE: write the file extension.');
  });

  it('lets generated modules be', () => {
    const from = `${orders}/screens/order.tsx`;
    expect(sentencesIn(importing(from, './+types/order.ts', 'virtual:react-router/server-build'))).toEqual(
      [],
    );
  });
});

describe('the browser side', () => {
  it('refuses a module of src/app that a layout carries into the browser and that leads to the server', () => {
    expect(sentencesIn(importing('src/app/menu.ts', '#platform/database.ts'))).toEqual([
      'src/app/menu.ts: imports src/platform/database.ts, and src/app/frame.tsx carries this file into the browser: ' +
        'keep the two apart.',
    ]);
  });

  it('lets modules of src/app that no layout imports use the server', () => {
    expect(sentencesIn(importing('src/app/worker.ts', '#platform/database.ts', './menu.ts'))).toEqual([]);
  });
});

describe('import cycles', () => {
  it('are reported once, with the way round', () => {
    const tree = {
      'src/lib/a.ts': "import './b.ts';\n",
      'src/lib/b.ts': "import type { A } from './a.ts';\n",
    };
    expect(sentencesIn(tree)).toEqual([
      'src/lib/a.ts: imports itself in a circle: src/lib/a.ts → src/lib/b.ts → src/lib/a.ts. ' +
        'Move what both need into a file of its own.',
    ]);
  });
});

describe('the slices of a domain', () => {
  const taxonomy = 'src/features/catalog/taxonomy';
  const rules = { 'src/features/catalog/products/rules.ts': 'void 0;\n' };

  it('use each other in any order', () => {
    const changes = {
      ...importing(`${taxonomy}/rules.ts`, '#features/catalog/products/rules.ts'),
      'src/features/catalog/products/contract.ts': '',
      ...rules,
    };
    expect(sentencesIn(changes)).toEqual([]);
  });

  it('do not use each other in a circle, even without a circle of files', () => {
    const changes = { ...importing(`${taxonomy}/rules.ts`, '#features/catalog/products/rules.ts'), ...rules };
    expect(sentencesIn(changes)).toEqual([
      'src/features/catalog/products: catalog/products → catalog/taxonomy → catalog/products is a circle of slices ' +
        '(catalog/products/contract.ts imports catalog/taxonomy/contract.ts; ' +
        'catalog/taxonomy/rules.ts imports catalog/products/rules.ts). ' +
        'Move what both need into the slice that the others use, let one react to an event of the other, ' +
        'or compose them in a screen.',
    ]);
  });

  it('count types in such a circle, but not screens and tests', () => {
    const rule = "import type { A } from '#features/catalog/products/rules.ts';\n";
    expect(sentencesIn({ [`${taxonomy}/rules.ts`]: rule, ...rules })).toHaveLength(1);
    const leaves = {
      ...importing(`${taxonomy}/screens/category.tsx`, '#features/catalog/products/rules.ts'),
      ...importing(`${taxonomy}/rules.test.ts`, '#features/catalog/products/rules.ts'),
    };
    expect(sentencesIn({ ...leaves, ...rules })).toEqual([]);
  });
});

describe('tables', () => {
  const write = (from: string, text: string): string => `import { products } from '${from}';\n${text}\n`;

  it('are written only by the slice that owns them', () => {
    const text = write('#features/catalog/products/server/tables.ts', 'db.update(products).set({});');
    expect(sentencesIn({ [`${orders}/server/queries.ts`]: text })).toEqual([
      `${orders}/server/queries.ts: writes products, which belongs to catalog/products, ` +
        'and only its own slice writes a table: call a command of catalog/products, ' +
        'or emit an event that catalog/products reacts to.',
    ]);
  });

  it('are not written by queries', () => {
    const text = write('./tables.ts', 'db.insert(products).values({});');
    expect(sentencesIn({ 'src/features/catalog/products/server/queries.ts': text })).toEqual([
      'src/features/catalog/products/server/queries.ts: writes products in a query, ' +
        'and queries only read: move the write to a command.',
    ]);
  });

  it('are written by the commands of their slice', () => {
    const text = write('./tables.ts', 'db.insert(products).values({});');
    expect(sentencesIn({ 'src/features/catalog/products/server/commands.ts': text })).toEqual([]);
  });
});

describe('packages', () => {
  it('are named in package.json', () => {
    expect(sentencesIn(importing('src/lib/slug.ts', 'zod/mini', 'left-pad/part', '@a/b/c'))).toEqual([
      'src/lib/slug.ts: imports left-pad, which package.json does not name.',
      'src/lib/slug.ts: imports @a/b, which package.json does not name.',
    ]);
  });

  it('for development are not used by the product', () => {
    expect(sentencesIn(importing('src/lib/slug.ts', 'vitest'))).toEqual([
      'src/lib/slug.ts: imports vitest, which is installed for development only.',
    ]);
  });

  it('for development are not used by the demo and the build, which a production install runs as well', () => {
    for (const path of ['db/seed/load-taxonomy.ts', 'scripts/build.ts'])
      expect(sentencesIn(importing(path, 'vitest'))).toEqual([
        `${path}: imports vitest, which is installed for development only.`,
      ]);
    expect(sentencesIn(importing('scripts/test.ts', 'vitest'))).toEqual([]);
  });
});
