import { basename } from 'node:path';
import type { Finding } from '../findings.ts';
import { serverParts } from '../places.ts';
import type { Project } from '../project.ts';

const kebab = '[a-z0-9]+(?:-[a-z0-9]+)*';
const asPattern = (source: string): RegExp => new RegExp(`^${source}$`);

/** The closed vocabulary: paths a slice may hold, relative to its folder. */
const vocabulary = [
  '(?:contract|rules)\\.ts',
  `(?:contract|rules)/${kebab}\\.ts`,
  `server/(?:${serverParts.join('|')})\\.ts`,
  `server/(?:${serverParts.join('|')})/${kebab}\\.ts`,
  `(?:screens|components)/(?:${kebab}/)?${kebab}\\.(?:tsx|module\\.css)`,
  `components/(?:${kebab}/)?use-${kebab}\\.ts`,
  `(?:${kebab}/){0,2}${kebab}\\.test\\.tsx?`,
].map(asPattern);

const vocabularySentence =
  'A slice holds contract.ts, rules.ts, server/{tables,queries,commands,routes,jobs,emails,factory}.ts, ' +
  'screens/*.tsx and components/*.tsx (each with its .module.css), components/use-*.ts for hooks, and ' +
  '*.test.ts beside what they test; a file that grows past 300 lines becomes a folder of verbs, such as ' +
  'server/commands/send-inquiry.ts.';

const sourceFolders = ['app', 'features', 'lib', 'platform', 'ui', 'web'];
const sourceFiles =
  /^(root\.tsx|root\.module\.css|routes\.ts|contract\.ts|entry\.(client|server)\.tsx|[a-z-]+\.d\.ts|[a-z-]+\.test\.ts)$/;

const vagueWords = /(^|-)(utils?|helpers?|common|misc|manager|managers)(-|$)/;
const vagueEndings = /(^|-)(services?|info|data)$/;

/** Names: the vocabulary of a slice, kebab-case, and no folder for leftovers. */
export function checkFileNames(project: Project): Finding[] {
  const files = [...project.paths].filter(isNamedByUs);
  return [...withFolders(files)].flatMap(([path, isFile]) => {
    const misplaced = isFile ? placeProblem(path) : null;
    const message = misplaced ?? nameProblem(basename(path));
    return message === null ? [] : [{ rule: 'file-name', path, message }];
  });
}

const isNamedByUs = (path: string): boolean =>
  /^(src|tests|scripts|bench)\//.test(path) || /^db\/.*\.tsx?$/.test(path);

/** The files and, once each, the folders that hold them; the value tells which are files. */
function withFolders(files: readonly string[]): Map<string, boolean> {
  const entries = new Map<string, boolean>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      entries.set(parts.slice(0, depth).join('/'), depth === parts.length);
    }
  }
  return entries;
}

function placeProblem(path: string): string | null {
  const [top, folder = '', inside = ''] = path.split('/');
  if (top !== 'src') return null;
  if (inside === '') return sourceFiles.test(folder) ? null : looseFile(folder);
  if (!sourceFolders.includes(folder)) {
    return `src/${folder} is not one of the folders of src: ${sourceFolders.join(', ')}.`;
  }
  return folder === 'features' ? vocabularyProblem(path) : null;
}

const looseFile = (name: string): string =>
  `${name} has no place directly in src, which holds root.tsx, routes.ts, contract.ts and the two entry files.`;

/** Files outside a slice are reported by the check of the domains. */
function vocabularyProblem(path: string): string | null {
  const inside = path.split('/').slice(4).join('/');
  if (inside === '' || vocabulary.some((pattern) => pattern.test(inside))) return null;
  return `${inside} is not in the vocabulary of a slice. ${vocabularySentence}`;
}

function nameProblem(name: string): string | null {
  if (/^index\.(tsx?|mjs|cjs)$/.test(name)) {
    return 'index files hide what a folder holds: name the file by its content and import it by that name.';
  }
  const word = name.replace(/\..*$/, '');
  if (vagueWords.test(word) || vagueEndings.test(word)) {
    return `"${word}" says nothing: name it by what it holds or does.`;
  }
  return word === '' || /^[A-Z]+\.md$/.test(name) || asPattern(kebab).test(word)
    ? null
    : `"${word}" is not in kebab-case.`;
}
