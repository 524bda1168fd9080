import { type Domain, domainsPath } from '../domains.ts';
import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';

const mapPath = 'ARCHITECTURE.md';
const heading = '## Domains and slices';

/** The map in ARCHITECTURE.md lists the domains and slices of domains.json, in its order and words. */
export function checkArchitectureMap({ files, domains }: Project): Finding[] {
  const text = files.find(({ path }) => path === mapPath)?.text ?? '';
  if (!text.includes(`${heading}\n`)) {
    return [finding({ message: `has no section "${heading}": write the list of ${domainsPath} there.` })];
  }
  const expected = mapOf(domains);
  const { lines, firstLine } = mapIn(text);
  const missing = expected.filter((line) => !lines.includes(line));
  const surplus = lines.filter((line) => !expected.includes(line));
  if (missing.length + surplus.length === 0 && lines.join('\n') !== expected.join('\n')) {
    return [finding({ line: firstLine, message: `lists the slices in another order than ${domainsPath}.` })];
  }
  return [
    ...missing.map((line) => finding({ line: firstLine, message: missingLine(line) })),
    ...surplus.map((line) => finding({ line: firstLine + lines.indexOf(line), message: surplusLine(line) })),
  ];
}

/** Returns the lines of the map: one for each domain, and one for each of its slices below it. */
const mapOf = (domains: readonly Domain[]): string[] =>
  domains.flatMap(({ domain, about, slices }) => [
    `- **\`${domain}\`**: ${about}`,
    ...Object.entries(slices).map(([slice, sliceAbout]) => `  - \`${slice}\`: ${sliceAbout}`),
  ]);

/** Returns the text of ARCHITECTURE.md with its map written anew. */
export function withMap(text: string, domains: readonly Domain[]): string {
  const { lines } = mapIn(text);
  return text.replace(lines.join('\n'), () => mapOf(domains).join('\n'));
}

/** The lines of the list below the heading, and the number of the first one, counted from 1. */
function mapIn(text: string): { lines: string[]; firstLine: number } {
  const all = text.split('\n');
  const start = all.findIndex((line, index) => index > all.indexOf(heading) && isEntry(line));
  if (start === -1) return { lines: [], firstLine: all.indexOf(heading) + 1 };
  const length = all.slice(start).findIndex((line) => !isEntry(line));
  return { lines: all.slice(start, length === -1 ? all.length : start + length), firstLine: start + 1 };
}

const isEntry = (line: string): boolean => /^ *- /.test(line);

const finding = ({ line, message }: { line?: number; message: string }): Finding => ({
  rule: 'domain',
  path: mapPath,
  ...(line === undefined ? {} : { line }),
  message,
});

const missingLine = (line: string): string =>
  `the map lacks a line of ${domainsPath}: add "${line.trim()}", or correct the list.`;

const surplusLine = (line: string): string =>
  `the map has a line that ${domainsPath} does not have: correct or delete "${line.trim()}".`;
