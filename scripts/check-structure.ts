import { resolve } from 'node:path';
import { describeFindings } from './check-structure/findings.ts';
import { runChecks } from './check-structure/run-checks.ts';

// Usage: node scripts/check-structure.ts [root]

const findings = runChecks(resolve(process.argv[2] ?? `${import.meta.dirname}/..`));

if (findings.length > 0) {
  console.error(describeFindings(findings));
  console.error(
    `\n${findings.length} to fix. ARCHITECTURE.md explains the rules; scripts/check-structure implements them.`,
  );
  process.exitCode = 1;
} else {
  console.log('The structure follows the rules.');
}
