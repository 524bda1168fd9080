import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Everything that a build is made from, relative to the root. */
const inputs = [
  'package-lock.json',
  'vite.config.ts',
  'vite.chunks.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/bundle-server.ts',
  'scripts/compact-manifest.ts',
  'public',
  'db/seed',
  'src',
];

// `formats.ts` writes the numbers in drawings with dimensions.
const drawingInputs = ['src/ui/packart', 'src/lib/art', 'src/lib/formats.ts', 'src/app/pages/art-route.ts'];

interface Stamp {
  /** Digest of the names, sizes and times of all sources: quick to compare. */
  listing: string;
  /** Digest of the names and contents of all sources, which survives a copy or a checkout. */
  contents: string;
  /** Digest of everything that decides what a drawing looks like. */
  drawings: string;
}

/** Returns whether the build of `root` was made from its current sources. */
export function isBuildCurrent(root: string): boolean {
  const stamp = readStamp(root);
  if (!stamp) return false;
  const listing = digestListing(root);
  if (stamp.listing === listing) return true;
  if (stamp.contents !== digestContents(root, inputs)) return false;
  try {
    // The next start need not read the sources again.
    writeStamp(root, { ...stamp, listing });
  } catch {
    // In a folder that cannot be written to, each start reads them.
  }
  return true;
}

/** Marks the build of `root` as made from its current sources. */
export function stampBuild(root: string): void {
  const contents = digestContents(root, inputs);
  writeStamp(root, { listing: digestListing(root), contents, drawings: digestDrawings(root) });
}

/** Returns the name of the build of `root`, which changes with its sources; null without a build. */
export const buildVersion = (root: string): string | null => readStamp(root)?.contents ?? null;

/** Returns a short version of drawings, which changes with the code that draws them; an image has no sources. */
export function drawingVersion(root: string): string {
  const hasSources = existsSync(join(root, 'src/ui/packart/draw-art.ts'));
  return hasSources ? digestDrawings(root) : (readStamp(root)?.drawings ?? '');
}

const digestDrawings = (root: string): string => digestContents(root, drawingInputs).slice(0, 12);

const stampFile = (root: string): string => join(root, 'build/sources.json');

function readStamp(root: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

function writeStamp(root: string, stamp: Stamp): void {
  writeFileSync(stampFile(root), JSON.stringify(stamp));
}

function digestListing(root: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(root, inputs)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function digestContents(root: string, of: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of listSources(root, of)) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const listSources = (root: string, of: readonly string[]): string[] =>
  of.flatMap((input) => listFiles(join(root, input)));

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
