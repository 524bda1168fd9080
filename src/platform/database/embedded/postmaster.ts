import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, programPath } from './binaries.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';
import { accessiblePath, buildCommand, cleanEnvironment, type Identity } from './run-as.ts';
import { readPostmasterFile, servesCluster } from './running-server.ts';
import { lastLogLines, openServerLog, serverLogSize } from './server-log.ts';

/** A PostgreSQL server that this process started. */
export interface Postmaster {
  pid: number;
  /** Settles when the process has ended; never rejects. */
  ended: Promise<void>;
  hasEnded(): boolean;
}

export interface ServerPrograms {
  binaries: Binaries;
  identity: Identity;
}

/** For 2 cores and a machine shared with the web process. Durability is never reduced. */
const serverSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  huge_pages: 'off',
  jit: 'off',
  // Most pages are in the system's page cache: passing each read to another process takes longer than the read itself
  // (0032).
  io_method: 'sync',
  timezone: 'UTC',
  // Our own log file (server-log.ts) is limited in size; statements and row values are kept out of it.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_checkpoints: 'off',
};

const STOP_MS = 8000;
const KILL_MS = 1000;

/**
 * Starts PostgreSQL in a separate session: a Ctrl-C reaches only this process, and the server survives if this process
 * is killed. Resolves when it accepts connections; rejects with its last log lines if it ends before.
 */
export async function launchPostmaster(
  paths: EmbeddedPaths,
  { binaries, identity, port }: ServerPrograms & { port: number },
): Promise<Postmaster> {
  const { file, args, ids } = buildCommand(identity, {
    program: programPath(binaries, 'postgres'),
    args: ['-D', accessiblePath(paths.cluster, identity), ...serverArguments(port)],
  });
  const logFrom = serverLogSize(paths.serverLog);
  const log = openServerLog(paths.serverLog);
  let child: ChildProcess;
  try {
    child = spawn(file, args, {
      ...ids,
      cwd: paths.cluster,
      env: cleanEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
  const postmaster = watchProcess(child);
  await waitUntilReady(paths.cluster, postmaster).catch((error: Error) => {
    const logLines = lastLogLines(paths.serverLog, { from: logFrom });
    throw new Error([error.message, logLines].filter(Boolean).join('\n'), { cause: error });
  });
  child.unref();
  return postmaster;
}

function watchProcess(child: ChildProcess): Postmaster & { failure(): Error | undefined } {
  let ended = false;
  let failure: Error | undefined;
  const end = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = true;
      failure = error;
      resolve();
    });
    child.once('exit', (code, signal) => {
      ended = true;
      failure = new Error(`PostgreSQL ended with ${signal ?? `code ${code}`}.`);
      resolve();
    });
  });
  return { pid: child.pid ?? 0, ended: end, hasEnded: () => ended, failure: () => failure };
}

/** Recovery after a crash may take long, so this waits as long as the process is alive. */
async function waitUntilReady(cluster: string, postmaster: ReturnType<typeof watchProcess>): Promise<void> {
  for (;;) {
    if (postmaster.hasEnded()) throw postmaster.failure() ?? new Error('PostgreSQL ended.');
    const pidFile = readPostmasterFile(cluster);
    if (pidFile?.pid === postmaster.pid && pidFile.status === 'ready') return;
    await Promise.race([sleep(3), postmaster.ended]);
  }
}

/**
 * Stops the server with a fast shutdown, which rolls back open transactions and writes all data. After 8 seconds, uses
 * an immediate shutdown, which loses nothing either but leaves recovery to the next start. Resolves when the process
 * has ended, or after 9 seconds.
 */
export async function stopPostmaster(
  pid: number,
  { cluster, binaries }: { cluster: string; binaries: Binaries },
): Promise<void> {
  if (!servesCluster(pid, cluster)) return;
  await signal('fast', { pid, cluster, binaries });
  if (await waitForEnd(STOP_MS, { pid, cluster })) return;
  await signal('immediate', { pid, cluster, binaries });
  await waitForEnd(KILL_MS, { pid, cluster });
}

async function signal(
  mode: 'fast' | 'immediate',
  { pid, cluster, binaries }: { pid: number; cluster: string; binaries: Binaries },
): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(programPath(binaries, 'pg_ctl'), [
      'stop',
      '-D',
      cluster,
      '-m',
      mode,
      '-W',
    ]).catch(() => {});
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // It has ended in the meantime.
  }
}

async function waitForEnd(
  milliseconds: number,
  { pid, cluster }: { pid: number; cluster: string },
): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (!servesCluster(pid, cluster)) return true;
    await sleep(5);
  }
  return !servesCluster(pid, cluster);
}

/**
 * Returns the settings for `postgres` as command-line arguments, so that a new release also applies them to existing
 * data.
 */
function serverArguments(port: number): string[] {
  const named = Object.entries({ ...serverSettings, port: String(port) });
  return named.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
