import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, programIn } from './binaries.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';
import { cleanEnvironment, commandAs, type Identity, ownNameOf } from './run-as.ts';
import { readPostmasterFile, servesCluster } from './running-server.ts';
import { lastLogLines, openServerLog, serverLogSize } from './server-log.ts';

/** A PostgreSQL that this process started. */
export interface Postmaster {
  pid: number;
  /** Settles when the process has ended; never rejects. */
  ended: Promise<void>;
  hasEnded(): boolean;
}

export interface Programs {
  binaries: Binaries;
  identity: Identity;
}

/** For 2 cores and a machine shared with the web process; durability is never traded away. */
const settings = {
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
  // Pages lie in the system's memory mostly: handing each to a process for reading takes longer than reading it (0032).
  io_method: 'sync',
  timezone: 'UTC',
  // Our own log file (server-log.ts) is bounded; statements and row values are kept out of it.
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
 * Starts PostgreSQL on the port, in a session of its own: a Ctrl-C at the terminal reaches only us, and the server
 * outlives us if we are killed. Resolves when it accepts connections; rejects with its last words if it ends before.
 */
export async function launchPostmaster(
  paths: EmbeddedPaths,
  { binaries, identity, port }: Programs & { port: number },
): Promise<Postmaster> {
  const { file, args, ids } = commandAs(identity, {
    program: programIn(binaries, 'postgres'),
    args: ['-D', ownNameOf(paths.cluster, identity), ...serverArguments(port)],
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
  const postmaster = watch(child);
  await waitUntilReady(paths.cluster, postmaster).catch((error: Error) => {
    const said = lastLogLines(paths.serverLog, { from: logFrom });
    throw new Error([error.message, said].filter(Boolean).join('\n'), { cause: error });
  });
  child.unref();
  return postmaster;
}

function watch(child: ChildProcess): Postmaster & { failure(): Error | undefined } {
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

/** Recovery after a crash may take long: as long as the process lives, it is waited for. */
async function waitUntilReady(cluster: string, postmaster: ReturnType<typeof watch>): Promise<void> {
  for (;;) {
    if (postmaster.hasEnded()) throw postmaster.failure() ?? new Error('PostgreSQL ended.');
    const found = readPostmasterFile(cluster);
    if (found?.pid === postmaster.pid && found.status === 'ready') return;
    await Promise.race([sleep(3), postmaster.ended]);
  }
}

/**
 * Fast shutdown: open transactions are rolled back, and all is written. After 8 seconds an immediate one, which loses
 * nothing either, but leaves recovery to the next start. Resolves when the process has ended, or after 9 seconds.
 */
export async function stopPostmaster(
  pid: number,
  { cluster, binaries }: { cluster: string; binaries: Binaries },
): Promise<void> {
  if (!servesCluster(pid, cluster)) return;
  await signal('fast', { pid, cluster, binaries });
  if (await endsWithin(STOP_MS, { pid, cluster })) return;
  await signal('immediate', { pid, cluster, binaries });
  await endsWithin(KILL_MS, { pid, cluster });
}

async function signal(
  mode: 'fast' | 'immediate',
  { pid, cluster, binaries }: { pid: number; cluster: string; binaries: Binaries },
): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(programIn(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-W']).catch(
      () => {},
    );
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // Ended in the meantime.
  }
}

async function endsWithin(
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

/** The arguments that configure `postgres`: on the command line, so that a new release also reaches old data. */
function serverArguments(port: number): string[] {
  const named = Object.entries({ ...settings, port: String(port) });
  return named.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
