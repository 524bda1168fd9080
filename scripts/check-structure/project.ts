import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { type Domain, domainsPath, parseDomains } from './domains.ts';

export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** The project as the checks read it: its text files, the names in package.json and the list of domains. */
export interface Project {
  files: readonly SourceFile[];
  paths: ReadonlySet<string>;
  /** package.json "imports", such as `#lib/*` → `./src/lib/*`. */
  packageImports: Readonly<Record<string, string>>;
  /** Names of the packages the product runs with, and of those needed only to develop it. */
  packages: { product: ReadonlySet<string>; development: ReadonlySet<string> };
  /** The domains with their slices, in the order in which they may import each other. */
  domains: readonly Domain[];
}

const topFolders = ['src', 'db', 'tests', 'bench', 'scripts', 'docs'];
const skippedFolders = ['node_modules', 'build', 'coverage', 'db/migrations', 'bench/results'];
const textExtensions = [
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.css',
  '.json',
  '.md',
  '.sql',
  '.yml',
  '.yaml',
  '.txt',
];
const entriesSchema = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({
  imports: entriesSchema,
  dependencies: entriesSchema,
  optionalDependencies: entriesSchema,
  devDependencies: entriesSchema,
});

/** Reads the project at `root`; binary files are listed by path and not read. */
export function readProject(root: string): Project {
  const rootFiles = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => entry.name);
  const paths = [...rootFiles, ...topFolders.flatMap((folder) => listFiles(root, folder))];
  const manifest = packageSchema.parse(readJson(join(root, 'package.json')));
  return {
    files: paths.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    paths: new Set(paths),
    packageImports: manifest.imports,
    packages: {
      product: new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })),
      development: new Set(Object.keys(manifest.devDependencies)),
    },
    domains: parseDomains(readJson(join(root, domainsPath))),
  };
}

/** Modules the checks parse. */
export const isCode = ({ path }: SourceFile): boolean => /\.(ts|tsx|mjs|cjs)$/.test(path);

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

export const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const isText = (path: string): boolean => textExtensions.includes(extname(path));

function listFiles(root: string, folder: string): string[] {
  if (skippedFolders.includes(folder) || folder.endsWith('/node_modules')) return [];
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // bench or docs may not exist yet
  }
}
