import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Finding } from './findings.ts';
import { runChecks } from './run-checks.ts';

/** Path → text of a file. */
export type Tree = Readonly<Record<string, string>>;

const domains = [
  {
    domain: 'catalog',
    about: 'what stores sell',
    slices: { taxonomy: 'the tree of categories', products: 'products and their pages' },
  },
  { domain: 'orders', about: 'what buyers order', slices: { orders: 'orders and their states' } },
];

/** A small project that keeps every rule: two domains, `catalog` before `orders`. */
export const cleanTree: Tree = {
  'package.json': JSON.stringify({
    dependencies: { zod: '4' },
    devDependencies: { vitest: '5' },
    imports: {
      '#lib/*': './src/lib/*',
      '#ui/*': './src/ui/*',
      '#web/*': './src/web/*',
      '#platform/*': './src/platform/*',
      '#features/*': './src/features/*',
      '#app/*': './src/app/*',
      '#seed/*': './db/seed/*',
      '#support/*': './tests/support/*',
    },
  }),
  'ARCHITECTURE.md': [
    '## Domains and slices\n',
    '- **`catalog`**: what stores sell',
    '  - `taxonomy`: the tree of categories',
    '  - `products`: products and their pages',
    '- **`orders`**: what buyers order',
    '  - `orders`: orders and their states\n',
  ].join('\n'),
  'scripts/check-structure/domains.json': JSON.stringify(domains),
  'scripts/check-structure/exceptions.json': '[]',
  'src/lib/money.ts': 'const cents = 100;\n',
  'src/ui/tokens/tokens.css': ':root { --paper: #fff; --radius: 4px; }\n',
  'src/ui/button.tsx': "import styles from './button.module.css';\nconst button = styles;\n",
  'src/ui/button.module.css':
    '@layer ui { .button { color: var(--paper); border-radius: var(--radius); } }\n',
  'src/platform/database.ts': "import 'node:fs';\nimport '#lib/money.ts';\n",
  'src/contract.ts':
    "import { orders } from '#features/orders/orders/contract.ts';\nexport const contract = { orders };\n",
  'src/web/client.ts': "import type { contract } from '../contract.ts';\ntype Client = typeof contract;\n",
  'src/app/server.ts': "import '#features/orders/orders/server/routes.ts';\n",
  'src/app/menu.ts': 'const menu = [];\n',
  'src/app/frame.tsx': "import '#ui/button.tsx';\nimport './menu.ts';\n",
  'src/routes.ts': 'const routes = [];\n',
  'src/features/catalog/taxonomy/contract.ts': 'const categories = {};\n',
  'src/features/catalog/taxonomy/server/tables.ts': 'const categoryRows = {};\n',
  'src/features/catalog/products/contract.ts':
    "import '#features/catalog/taxonomy/contract.ts';\nconst products = {};\n",
  'src/features/catalog/products/components/product-card.tsx': "import '#ui/button.tsx';\n",
  'src/features/catalog/products/server/tables.ts': 'const products = {};\n',
  'src/features/catalog/products/server/queries.ts': "import './tables.ts';\n",
  'src/features/catalog/products/server/commands.ts': "import './queries.ts';\n",
  'src/features/catalog/products/server/factory.ts': "import './tables.ts';\n",
  'src/features/catalog/products/screens/product.tsx':
    "import '#features/orders/orders/components/order-table.tsx';\nimport type { Route } from './+types/product.ts';\ntype A = Route;\n",
  'src/features/orders/orders/contract.ts': "import '#lib/money.ts';\nexport const orders = {};\n",
  'src/features/orders/orders/rules.ts':
    "import './contract.ts';\nimport '#features/catalog/products/contract.ts';\n",
  'src/features/orders/orders/rules.test.ts':
    "import './rules.ts';\nimport { it } from 'vitest';\nit('holds', () => {});\n",
  'src/features/orders/orders/components/order-table.tsx':
    "import '../rules.ts';\nimport '#web/client.ts';\n",
  'src/features/orders/orders/server/tables.ts': "import '#features/catalog/products/server/tables.ts';\n",
  'src/features/orders/orders/server/queries.ts':
    "import './tables.ts';\nimport '#features/catalog/products/server/tables.ts';\n",
  'src/features/orders/orders/server/commands/place-order.ts':
    "import '../queries.ts';\nimport '#platform/database.ts';\nimport '#features/catalog/products/server/commands.ts';\n",
  'src/features/orders/orders/server/routes.ts': "import './commands/place-order.ts';\n",
  'src/features/orders/orders/server/orders.test.ts':
    "import '#support/app.ts';\nimport '#features/catalog/products/server/factory.ts';\n",
  'tests/support/app.ts': "import '#app/server.ts';\n",
  'db/seed/seed.ts': "import '#features/catalog/products/server/factory.ts';\n",
};

/** Builds the clean project with `changes` in a temporary folder, and returns what the checks find there. */
export function findingsIn(changes: Tree): Finding[] {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  try {
    for (const [path, text] of Object.entries({ ...cleanTree, ...changes })) write(join(root, path), text);
    return runChecks(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The findings as one line each, `path: message`, for comparison in tests. */
export const sentencesIn = (changes: Tree): string[] =>
  findingsIn(changes).map(({ path, message }) => `${path}: ${message}`);

/** `count` lines of harmless code. */
export const linesOfCode = (count: number): string => 'void 0;\n'.repeat(count);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
