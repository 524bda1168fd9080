import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMap } from '../check-structure/checks/architecture-map.ts';
import { type Domain, domainsPath, parseDomains } from '../check-structure/domains.ts';
import { fillTemplate, type SliceNames } from './names.ts';

/** A line to add to a file, and the pattern before which it goes. */
interface Insertion {
  file: string;
  line: string;
  before: RegExp;
}

/** The places that list all slices, in the words of the templates. */
const insertions: readonly Insertion[] = [
  {
    file: 'src/contract.ts',
    line: "import { widgetsContract } from '#features/domain-of-widgets/widgets/contract.ts';",
    before: /^/,
  },
  { file: 'src/contract.ts', line: '  widgets: widgetsContract,', before: /^\};$/m },
  {
    file: 'src/app/router.ts',
    line: "import { widgetsRoutes } from '#features/domain-of-widgets/widgets/server/routes.ts';",
    before: /^/,
  },
  { file: 'src/app/router.ts', line: '  widgets: widgetsRoutes,', before: /^\};$/m },
  {
    file: 'src/routes.ts',
    line: "    route('widgets', 'features/domain-of-widgets/widgets/screens/widgets.tsx'),",
    before: /^ *route\('\*'/m,
  },
];

const mapPath = 'ARCHITECTURE.md';

/** Adds the slice to its domain, the map, the contract, the router and the list of URLs. Returns the code files. */
export function wireSlice(root: string, names: SliceNames): string[] {
  const domains = withSlice(parseDomains(JSON.parse(readFileSync(join(root, domainsPath), 'utf8'))), names);
  requireNewKey(root, names);
  for (const insertion of insertions)
    insertLine(root, { ...insertion, line: fillTemplate(insertion.line, names) });
  writeFileSync(join(root, domainsPath), `${JSON.stringify(domains, null, 2)}\n`);
  writeFileSync(join(root, mapPath), withMap(readFileSync(join(root, mapPath), 'utf8'), domains));
  return [...new Set(insertions.map(({ file }) => file)), domainsPath, mapPath];
}

/** Returns the domains with the slice at the end of its own. */
function withSlice(domains: readonly Domain[], { domain, many, about }: SliceNames): Domain[] {
  if (!domains.some((known) => known.domain === domain)) {
    const known = domains.map(({ domain: name }) => name).join(', ');
    throw new Error(
      `There is no domain "${domain}". The domains are ${known}. To add one, write it into ${domainsPath} first.`,
    );
  }
  return domains.map((entry) =>
    entry.domain === domain ? { ...entry, slices: { ...entry.slices, [many]: about } } : entry,
  );
}

/** Slices of two domains may have the same name, but not the same key in the API. */
function requireNewKey(root: string, { many }: SliceNames): void {
  if (new RegExp(`^  ${many}: `, 'm').test(readFileSync(join(root, 'src/contract.ts'), 'utf8'))) {
    throw new Error(`src/contract.ts already has an entry "${many}". Choose another noun for the slice.`);
  }
}

function insertLine(root: string, { file, line, before }: Insertion): void {
  const text = readFileSync(join(root, file), 'utf8');
  if (!before.test(text)) throw new Error(`There is no place in ${file} for: ${line}`);
  writeFileSync(
    join(root, file),
    text.replace(before, (match) => `${line}\n${match}`),
  );
}
