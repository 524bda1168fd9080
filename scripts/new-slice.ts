import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sliceNames } from './new-slice/names.ts';
import { scaffoldSlice } from './new-slice/scaffold.ts';

// Usage: npm run new-slice -- catalog/pallets [--one pallet] [--about "pallet sizes that a store ships on"]

const root = join(import.meta.dirname, '..');

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { one: { type: 'string' }, about: { type: 'string' } },
  });
  const [path = ''] = positionals;
  const paths = scaffoldSlice(root, sliceNames({ path, ...values }));
  spawnSync('biome', ['check', '--write', ...paths], { cwd: root, stdio: 'ignore' });
  console.log(`Wrote\n${paths.map((written) => `  ${written}`).join('\n')}\n`);
  console.log('Next: adapt contract.ts and rules.ts, then run npm run db:generate for the table,');
  console.log('npm run typecheck, and npm test. docs/guides/add-a-slice.md explains each step.');
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
