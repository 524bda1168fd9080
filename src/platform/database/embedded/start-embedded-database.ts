import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { checkServer, choosePort, databaseUrl, readOrCreatePassword, savePort } from './connection.ts';
import { acquireDataDirLock } from './data-dir-lock.ts';
import { explainFailure } from './database-start-error.ts';
import { type EmbeddedPaths, embeddedPaths } from './embedded-paths.ts';
import { ensureClusterExists } from './initialise.ts';
import { launchPostmaster, type Postmaster, type ServerPrograms, stopPostmaster } from './postmaster.ts';
import { chooseIdentity } from './run-as.ts';
import { findRunningServer, type RunningServer } from './running-server.ts';
import { limitLogSize } from './server-log.ts';

/** Log for the few messages of the start; compatible with a pino logger. */
interface StartLog {
  info(message: string): void;
  error(message: string): void;
}

interface EmbeddedDatabaseOptions {
  /**
   * Created if missing. Contains the database, its password, port and log, and the lock of the process that uses it.
   */
  dataDir: string;
  log: StartLog;
  /** Called if the server ends unexpectedly. */
  onLost?: () => void;
  /** For tests: pretends that root may use user namespaces or not. */
  userNamespaces?: boolean;
}

export interface EmbeddedDatabase {
  /** `postgres://packwright:…@127.0.0.1:port/packwright`; contains the password, so it is never logged. */
  url: string;
  port: number;
  /** True if the server survived an earlier Node process. */
  isAttached: boolean;
  /** Stops the server (within 9 seconds) and releases the data folder. Safe to call twice. */
  stop(): Promise<void>;
}

interface RunningDatabase extends RunningServer {
  attached: boolean;
  ended?: Promise<void>;
}

/**
 * Starts PostgreSQL on `${dataDir}/postgres`, or attaches to a server that a killed process left running there. Locks
 * the folder until `stop()`: a second process is refused. If this process dies, the server continues, and the next
 * start attaches to it. Throws DatabaseStartError with a message for the operator.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const paths = embeddedPaths(options.dataDir);
  const lock = await acquireDataDirLock(paths.dataDir);
  try {
    const identity = await chooseIdentity({ paths, userNamespaces: options.userNamespaces });
    const programs: ServerPrograms = { identity, binaries: await prepareBinaries({ paths, identity }) };
    const server = await runServer(paths, { programs, log: options.log });
    return createDatabaseHandle(server, {
      paths,
      programs,
      log: options.log,
      onLost: options.onLost ?? (() => {}),
      release: () => lock.release(),
    });
  } catch (error) {
    lock.release();
    throw explainFailure(error, { dataDir: paths.dataDir });
  }
}

async function runServer(
  paths: EmbeddedPaths,
  { programs, log }: { programs: ServerPrograms; log: StartLog },
): Promise<RunningDatabase> {
  const password = readOrCreatePassword(paths);
  const existing = await findRunningServer(paths, password);
  if (existing && existing.version === programs.binaries.version) {
    savePort(paths, existing.port);
    log.info(`PostgreSQL ${existing.version} was still running (process ${existing.pid}); attached to it.`);
    return { ...existing, attached: true };
  }
  if (existing) await stopPostmaster(existing.pid, { cluster: paths.cluster, binaries: programs.binaries });

  const made = await ensureClusterExists(paths, { ...programs, password });
  if (made === 'created') log.info(`Made a new database in ${paths.cluster}.`);
  const { postmaster, port } = await launchOnFreePort(paths, programs);
  try {
    const version = await checkServer({ port, password });
    return { pid: postmaster.pid, port, password, version, attached: false, ended: postmaster.ended };
  } catch (error) {
    await stopPostmaster(postmaster.pid, { cluster: paths.cluster, binaries: programs.binaries });
    throw error;
  }
}

/** Another process may take the port between check and start, and killed backends take a moment to exit. */
async function launchOnFreePort(
  paths: EmbeddedPaths,
  programs: ServerPrograms,
): Promise<{ postmaster: Postmaster; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await choosePort(paths);
    try {
      return { postmaster: await launchPostmaster(paths, { ...programs, port }), port };
    } catch (error) {
      const attempts = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/;
      if (tries === 20 || !attempts.test(String(error))) throw error;
      await sleep(250);
    }
  }
}

function createDatabaseHandle(
  server: RunningDatabase,
  {
    paths,
    programs,
    log,
    onLost,
    release,
  }: {
    paths: EmbeddedPaths;
    programs: ServerPrograms;
    log: StartLog;
    onLost: () => void;
    release: () => void;
  },
): EmbeddedDatabase {
  const unbound = limitLogSize(paths.serverLog);
  let stopping: Promise<void> | undefined;
  void server.ended?.then(() => {
    if (stopping) return;
    log.error(`PostgreSQL (process ${server.pid}) ended unexpectedly; see ${paths.serverLog}.`);
    onLost();
  });
  const stop = async () => {
    await stopPostmaster(server.pid, { cluster: paths.cluster, binaries: programs.binaries });
    unbound();
    release();
  };
  return {
    url: databaseUrl(server),
    port: server.port,
    isAttached: server.attached,
    stop: () => (stopping ??= stop()),
  };
}
