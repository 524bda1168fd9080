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
import { type Binaries, programPath } from './binaries.ts';
import { USER } from './connection.ts';
import { DatabaseStartError, explainFailure } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';
import { accessiblePath, buildCommand, changeOwner, cleanEnvironment, type Identity } from './run-as.ts';

const run = promisify(execFile);

/**
 * Creates the cluster if there is none, in a temporary folder that is then renamed, so that a killed process leaves no
 * partial one. Throws DatabaseStartError if initdb fails, or if the existing cluster has another major version.
 */
export async function ensureClusterExists(
  paths: EmbeddedPaths,
  { binaries, identity, password }: { binaries: Binaries; identity: Identity; password: string },
): Promise<'created' | 'existing'> {
  rmSync(paths.staging, { recursive: true, force: true });
  if (existsSync(paths.cluster)) {
    checkMajorVersion(paths.cluster, binaries.version);
    return 'existing';
  }
  const isNew = join(paths.staging, 'cluster');
  try {
    mkdirSync(isNew, { recursive: true, mode: 0o700 });
    writeFileSync(join(paths.staging, 'password'), password, { mode: 0o600 });
    changeOwner(identity, paths.staging);
    await initdb(isNew, { binaries, identity });
    renameSync(isNew, paths.cluster);
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
  const name = accessiblePath(folder, identity);
  const { file, args, ids } = buildCommand(identity, {
    program: programPath(binaries, 'initdb'),
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
    const output = (error as { stderr?: string }).stderr?.trim();
    throw output ? new Error(`initdb: ${output}`, { cause: error }) : error;
  }
}

function checkMajorVersion(cluster: string, version: string): void {
  const existingVersion = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (existingVersion === major) return;
  throw new DatabaseStartError(
    `The database in ${cluster} was made by PostgreSQL ${existingVersion}; this Packwright brings PostgreSQL ${major}. ` +
      'Start the release of Packwright that made it, or move the folder away to begin with an empty database.',
  );
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
