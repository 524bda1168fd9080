import { spawnSync } from 'node:child_process';

/**
 * Everything that CI runs, from cheap to expensive. Each part runs even if an earlier one failed, so that one run reports
 * everything; the last line counts the tests of all parts.
 */
const parts: [name: string, script: string, parameters: string[]][] = [
  ['format', 'check:format', []],
  ['structure and imports', 'check:structure', []],
  ['types', 'typecheck', []],
  ['lint', 'check:lint', []],
  ['unit, property and feature tests', 'vitest', ['--', 'run']],
  ['browser journeys', 'journeys', []],
];
const counting = new Set(['vitest', 'journeys']);

let passed = 0;
let failed = 0;
for (const [name, script, parameters] of parts) {
  process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const counts = counting.has(script);
  const { status, stdout } = spawnSync('npm', ['run', '--silent', script, ...parameters], {
    stdio: ['ignore', counts ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (counts) {
    process.stdout.write(stdout);
    passed += counted(stdout, 'passed');
    failed += counted(stdout, 'failed');
  }
  if (status !== 0 && !(counts && counted(stdout, 'failed') > 0)) failed += 1;
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

/** Reads `Tests  1 failed | 23 passed (24)` of a run. */
function counted(output: string, word: 'passed' | 'failed'): number {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? '';
  return Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
}
