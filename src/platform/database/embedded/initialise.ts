import { execFile } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, programIn } from './binaries.ts';
import { USER } from './connection.ts';
import { DatabaseStartError, explainFailure } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';
import { cleanEnvironment, commandAs, giveTo, type Identity, ownNameOf } from './run-as.ts';

const run = promisify(execFile);

/**
 * Makes the cluster if there is none: aside, then renamed into place, so that a kill leaves no half of it.
 * Throws DatabaseStartError if initdb fails, or if the existing cluster is of another major version.
 */
export async function ensureCluster(
  paths: EmbeddedPaths,
  { binaries, identity, password }: { binaries: Binaries; identity: Identity; password: string },
): Promise<'created' | 'existing'> {
  rmSync(paths.staging, { recursive: true, force: true });
  if (existsSync(paths.cluster)) {
    refuseOtherMajor(paths.cluster, binaries.version);
    return 'existing';
  }
  const fresh = join(paths.staging, 'cluster');
  try {
    mkdirSync(fresh, { recursive: true, mode: 0o700 });
    writeFileSync(join(paths.staging, 'password'), password, { mode: 0o600 });
    giveTo(identity, paths.staging);
    await initdb(fresh, { binaries, identity });
    renameSync(fresh, paths.cluster);
    syncFolder(paths.dataDir);
  } catch (error) {
    throw explainFailure(error, { dataDir: paths.dataDir });
  } finally {
    rmSync(paths.staging, { recursive: true, force: true });
  }
  return 'created';
}

async function initdb(
  folder: string,
  { binaries, identity }: { binaries: Binaries; identity: Identity },
): Promise<void> {
  const name = ownNameOf(folder, identity);
  const { file, args, ids } = commandAs(identity, {
    program: programIn(binaries, 'initdb'),
    args: [
      `--pgdata=${name}`,
      `--pwfile=${name}/../password`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
  });
  try {
    await run(file, args, { ...ids, cwd: folder, env: cleanEnvironment() });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim();
    throw said ? new Error(`initdb: ${said}`, { cause: error }) : error;
  }
}

function refuseOtherMajor(cluster: string, version: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (found === major) return;
  throw new DatabaseStartError(
    `The database in ${cluster} was made by PostgreSQL ${found}; this Packwright brings PostgreSQL ${major}. ` +
      'Start the release of Packwright that made it, or move the folder away to begin with an empty database.',
  );
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
