import type { Finding } from '../findings.ts';
import { resolveImport } from '../imports/resolve.ts';
import { placeOf } from '../places.ts';
import { isCode, isTest, type Project, type SourceFile } from '../project.ts';
import { isNode, nodesOf, syntaxOf } from '../syntax.ts';
import { type ExportedName, exportsOf, namesTakenBy } from './exported-names.ts';

/**
 * Another file imports every export. Imports by tests do not count if the file itself does not use the name either:
 * the product never runs such code. Factories are exempt, because they exist for tests and the seed.
 */
export function checkDeadExports(project: Project): Finding[] {
  const entries = entryModulesOf(project);
  const importers = importersByName(project);
  return project.files
    .filter((file) => isCode(file) && isChecked(file.path))
    .flatMap((file) =>
      exportsOf(file)
        .filter(({ name }) => !entries.has(file.path) || !frameworkNames.has(name))
        .filter((exported) => !isTable(file, exported))
        .flatMap((exported) => {
          const importedBy = importers.get(`${file.path} ${exported.name}`) ?? [];
          const message = problemWith({ file, exported, importedBy });
          if (message === null) return [];
          return [{ rule: 'dead-export', path: file.path, line: exported.line, message }];
        }),
    );
}

/** The files that the build and React Router start from are not imported. */
const isChecked = (path: string): boolean =>
  /^(src|db|tests|bench|scripts)\//.test(path) &&
  !/^src\/(root|entry\.client|entry\.server)\.tsx$|^src\/routes\.ts$|\.d\.ts$/.test(path);

/** Names that React Router reads from a route module, and Vitest from a setup file. */
const frameworkNames = new Set([
  'default',
  'loader',
  'clientLoader',
  'action',
  'clientAction',
  'meta',
  'links',
  'headers',
  'handle',
  'middleware',
  'clientMiddleware',
  'shouldRevalidate',
  'ErrorBoundary',
  'HydrateFallback',
  'Layout',
]);

/** The modules that src/routes.ts or a config file at the root names by their path. */
function entryModulesOf({ files, paths }: Project): Set<string> {
  const lists = files.filter(
    (file) => isCode(file) && (file.path === 'src/routes.ts' || !file.path.includes('/')),
  );
  return new Set(
    lists.flatMap(({ path: list, text }) =>
      [...text.matchAll(/'(?:\.\/)?([\w./-]+\.tsx?)'/g)]
        .map(([, path = '']) => (list === 'src/routes.ts' ? `src/${path}` : path))
        .filter((path) => paths.has(path)),
    ),
  );
}

/** drizzle-kit reads the tables from the exports of their modules. */
function isTable({ path }: SourceFile, { declaration }: ExportedName): boolean {
  const place = placeOf(path);
  const holdsTables =
    place.kind === 'slice' ? place.part === 'tables' : /^src\/platform\/[^/]+\/tables\.ts$/.test(path);
  return holdsTables && isNode(declaration?.init) && declaration.init.type === 'CallExpression';
}

/** `path name` of an export → the files that import it. */
function importersByName(project: Project): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of project.files.filter(isCode)) {
    for (const { specifier, names } of namesTakenBy(file)) {
      const target = resolveImport(project, { from: file.path, specifier });
      if (target.kind !== 'own' || target.path === file.path) continue;
      for (const name of names ?? ['default', ...mentionsIn(file).keys()]) {
        const key = `${target.path} ${name}`;
        importers.set(key, [...(importers.get(key) ?? []), file.path]);
      }
    }
  }
  return importers;
}

const counted = new WeakMap<SourceFile, ReadonlyMap<string, number>>();

/** How often a file mentions each name. `import('…')` and `import * as` take the names that their file mentions. */
function mentionsIn(file: SourceFile): ReadonlyMap<string, number> {
  const known = counted.get(file);
  if (known) return known;
  const mentions = new Map<string, number>();
  for (const { type, name } of nodesOf(syntaxOf(file).program)) {
    if (type !== 'Identifier' && type !== 'JSXIdentifier') continue;
    mentions.set(String(name), (mentions.get(String(name)) ?? 0) + 1);
  }
  counted.set(file, mentions);
  return mentions;
}

interface Export {
  file: SourceFile;
  exported: ExportedName;
  importedBy: readonly string[];
}

function problemWith({ file, exported: { name, inside }, importedBy }: Export): string | null {
  const usedHere = inside !== null && (mentionsIn(file).get(inside.name) ?? 0) > inside.mentions;
  if (importedBy.length === 0) {
    return usedHere
      ? `exports ${name}, which only this file uses: drop the word "export".`
      : `exports ${name}, which nothing uses: delete it.`;
  }
  if (usedHere || isForTests(file.path) || !importedBy.every(isTestCode)) return null;
  return (
    `exports ${name}, which only tests use: the product never runs it. Delete it with its tests, test what the ` +
    'product runs instead, or move it to tests/support or a factory if tests need it to prepare data.'
  );
}

const isTestCode = (path: string): boolean => isTest(path) || path.startsWith('tests/');

/** Code outside of src, and factories, may exist for tests alone. */
function isForTests(path: string): boolean {
  const place = placeOf(path);
  return place.kind === 'slice' ? place.part === 'factory' : !path.startsWith('src/');
}
