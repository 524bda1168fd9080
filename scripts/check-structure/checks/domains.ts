import { domainsPath, slicesOf } from '../domains.ts';
import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';

/** src/features holds listed domains, each domain holds listed slices, and every entry of the list has its folder. */
export function checkDomains({ paths, domains }: Project): Finding[] {
  const listed = new Set([...domains.map(({ domain }) => domain), ...slicesOf(domains)]);
  const files = [...paths]
    .filter((path) => path.startsWith('src/features/'))
    .map((path) => path.split('/').slice(2));
  const problems = new Map(files.flatMap((file) => placeProblem(file, listed)));
  const folders = new Set(files.flatMap(([domain, slice]) => [domain, `${domain}/${slice}`]));
  const stale = [...listed].filter((name) => !folders.has(name));
  return [
    ...[...problems].map(([place, message]) => finding(`src/features/${place}`, message)),
    ...stale.map((name) => finding(domainsPath, staleEntry(name))),
  ];
}

const finding = (path: string, message: string): Finding => ({ rule: 'domain', path, message });

/** The place that a file cannot have, with the reason; `file` is its path below src/features, part by part. */
function placeProblem(file: readonly string[], listed: ReadonlySet<string>): [string, string][] {
  const [domain = '', slice = ''] = file;
  if (file.length === 1) return [[domain, looseInFeatures]];
  if (!listed.has(domain)) return [[domain, unlistedDomain(listed)]];
  if (file.length === 2) return [[`${domain}/${slice}`, looseInDomain(domain)]];
  return listed.has(`${domain}/${slice}`) ? [] : [[`${domain}/${slice}`, unlistedSlice(domain)]];
}

const looseInFeatures =
  'is directly in src/features, which holds only domains: move it into the slice it belongs to, ' +
  'src/features/<domain>/<slice>/.';

const looseInDomain = (domain: string): string =>
  `is directly in the domain ${domain}, which holds only slices: move it into the slice it belongs to.`;

const unlistedDomain = (listed: ReadonlySet<string>): string =>
  `is not a domain. The domains are ${[...listed].filter((name) => !name.includes('/')).join(', ')}: move its ` +
  `slices into one of them. If it is a new part of the business, add it to ${domainsPath}, after the domains it ` +
  'uses, with a line that describes it, and to the map in ARCHITECTURE.md.';

const unlistedSlice = (domain: string): string =>
  `is not a slice of ${domain}. If the noun already has a slice, move the files there; if it is new, add it to ` +
  `${domain} in ${domainsPath}, with a line that describes it, and to the map in ARCHITECTURE.md. ` +
  '"npm run new-slice" does both.';

const staleEntry = (name: string): string =>
  `lists ${name}, but there is no folder src/features/${name}: delete the entry.`;
