import { resolve } from 'node:path';
import { describeFindings } from './check-structure/findings.ts';
import { findingsInText } from './check-structure/language/interface-text.ts';
import type { ReadableText } from './check-structure/language/prose.ts';
import { areaOf, readableTextsOf } from './check-structure/language/readable-text.ts';
import { readProject } from './check-structure/project.ts';

// Usage: npm run copy -- [--domain orders | --domain orders/checkout] [path…]

const option = process.argv.indexOf('--domain');
const domain = option === -1 ? '' : (process.argv[option + 1] ?? '');
const paths = process.argv
  .slice(2)
  .filter((value, index) => !value.startsWith('--') && index + 2 !== option + 1);

const isSelected = ({ path }: { path: string }): boolean =>
  (domain === '' || `${areaOf(path)}/`.startsWith(`${domain}/`)) &&
  (paths.length === 0 || paths.some((start) => path.startsWith(start)));

const texts = readProject(resolve(`${import.meta.dirname}/..`))
  .files.filter(isSelected)
  .flatMap(readableTextsOf);

for (const [area, ofArea] of groupBy(texts, ({ path }) => areaOf(path))) {
  console.log(`\n# ${area}`);
  for (const [path, ofFile] of groupBy(ofArea, (text) => text.path)) {
    console.log(`\n${path}`);
    for (const { line, text } of ofFile) console.log(`${String(line).padStart(5)}  ${text}`);
  }
}

const findings = texts.flatMap(findingsInText);
console.error(`\n${texts.length} texts, ${findings.length} to fix.\n${describeFindings(findings)}`);
if (findings.length > 0) process.exitCode = 1;

function groupBy(all: readonly ReadableText[], keyOf: (text: ReadableText) => string) {
  return [...Map.groupBy(all, keyOf)].toSorted(([a], [b]) => a.localeCompare(b));
}
