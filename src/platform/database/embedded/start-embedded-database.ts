import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { choosePort, databaseUrl, greetServer, keepPort, readOrCreatePassword } from './connection.ts';
import { acquireDataDirLock } from './data-dir-lock.ts';
import { explainFailure } from './database-start-error.ts';
import { type EmbeddedPaths, embeddedPaths } from './embedded-paths.ts';
import { ensureCluster } from './initialise.ts';
import { launchPostmaster, type Postmaster, type Programs, stopPostmaster } from './postmaster.ts';
import { chooseIdentity } from './run-as.ts';
import { type Found, findRunning } from './running-server.ts';
import { keepLogBounded } from './server-log.ts';

/** Where the launcher tells its few words; a pino logger fits. */
interface StartLog {
  info(message: string): void;
  error(message: string): void;
}

interface EmbeddedDatabaseOptions {
  /** Made if missing. Holds the database, its password, port and log, and the lock of the one process that uses it. */
  dataDir: string;
  log: StartLog;
  /** Called if the server ends without having been asked to. */
  onLost?: () => void;
  /** For tests: pretends that user namespaces are, or are not, allowed to root. */
  userNamespaces?: boolean;
}

export interface EmbeddedDatabase {
  /** `postgres://packwright:…@127.0.0.1:port/packwright`; holds the password, so it is never logged. */
  url: string;
  port: number;
  /** True if the server had outlived an earlier Node process. */
  attached: boolean;
  /** Stops the server (9 seconds at most) and gives the data folder up. Safe to call twice. */
  stop(): Promise<void>;
}

interface Running extends Found {
  attached: boolean;
  ended?: Promise<void>;
}

/**
 * Starts PostgreSQL on `${dataDir}/postgres`, or attaches to the one that a killed process left there.
 * The folder is ours until `stop()`: a second process is refused. If this process dies, the server goes on, and the
 * next start attaches. Throws DatabaseStartError, in words for the person at the terminal.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const paths = embeddedPaths(options.dataDir);
  const lock = await acquireDataDirLock(paths.dataDir);
  try {
    const identity = await chooseIdentity({ paths, userNamespaces: options.userNamespaces });
    const programs: Programs = { identity, binaries: await prepareBinaries({ paths, identity }) };
    const server = await runServer(paths, { programs, log: options.log });
    return handleFor(server, {
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
  { programs, log }: { programs: Programs; log: StartLog },
): Promise<Running> {
  const password = readOrCreatePassword(paths);
  const left = await findRunning(paths, password);
  if (left && left.version === programs.binaries.version) {
    keepPort(paths, left.port);
    log.info(`PostgreSQL ${left.version} was still running (process ${left.pid}); attached to it.`);
    return { ...left, attached: true };
  }
  if (left) await stopPostmaster(left.pid, { cluster: paths.cluster, binaries: programs.binaries });

  const made = await ensureCluster(paths, { ...programs, password });
  if (made === 'created') log.info(`Made a new database in ${paths.cluster}.`);
  const { postmaster, port } = await launchOnFreePort(paths, programs);
  try {
    const version = await greetServer({ port, password });
    return { pid: postmaster.pid, port, password, version, attached: false, ended: postmaster.ended };
  } catch (error) {
    await stopPostmaster(postmaster.pid, { cluster: paths.cluster, binaries: programs.binaries });
    throw error;
  }
}

/** Another process may take the port between the look and the start, and killed backends take a moment to go. */
async function launchOnFreePort(
  paths: EmbeddedPaths,
  programs: Programs,
): Promise<{ postmaster: Postmaster; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await choosePort(paths);
    try {
      return { postmaster: await launchPostmaster(paths, { ...programs, port }), port };
    } catch (error) {
      const passes = /could not bind|could not create any TCP\/IP sockets|pre-existing shared memory block/;
      if (tries === 20 || !passes.test(String(error))) throw error;
      await sleep(250);
    }
  }
}

function handleFor(
  server: Running,
  {
    paths,
    programs,
    log,
    onLost,
    release,
  }: { paths: EmbeddedPaths; programs: Programs; log: StartLog; onLost: () => void; release: () => void },
): EmbeddedDatabase {
  const unbound = keepLogBounded(paths.serverLog);
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
    attached: server.attached,
    stop: () => (stopping ??= stop()),
  };
}
