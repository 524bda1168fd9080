import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { featureNames } from './new-feature/names.ts';
import { scaffoldFeature } from './new-feature/scaffold.ts';

// Usage: npm run new-feature pallets -- [--one pallet] [--after guidelines]

const root = join(import.meta.dirname, '..');

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { one: { type: 'string' }, after: { type: 'string' } },
  });
  const [many = ''] = positionals;
  const names = featureNames({ many, ...(values.one === undefined ? {} : { one: values.one }) });
  const paths = scaffoldFeature(root, {
    names,
    ...(values.after === undefined ? {} : { after: values.after }),
  });
  spawnSync('biome', ['check', '--write', ...paths], { cwd: root, stdio: 'ignore' });
  console.log(`Wrote\n${paths.map((path) => `  ${path}`).join('\n')}\n`);
  console.log(
    'Next: read contract.ts and rules.ts and make them yours; then npm run db:generate for the table,',
  );
  console.log('npm run typecheck, and npm test.');
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
