import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkServer, type DatabaseAccess } from './connection.ts';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

export interface RunningServer extends DatabaseAccess {
  pid: number;
  /** Version of the running server, which may not be the installed one. */
  version: string;
}

const FIND_TIMEOUT_MS = 60_000;

/**
 * Finds a PostgreSQL server on this cluster that survived a killed Node process. Waits while it is starting, recovering
 * or stopping. Returns undefined if none is running, and makes a stale pid file harmless. Throws DatabaseStartError if
 * it is running but refuses the connection.
 */
export async function findRunningServer(
  paths: EmbeddedPaths,
  password: string,
): Promise<RunningServer | undefined> {
  const until = Date.now() + FIND_TIMEOUT_MS;
  let refusal = 'it is not ready';
  let pid = 0;
  while (Date.now() < until) {
    const postmaster = readPostmasterFile(paths.cluster);
    if (!postmaster) return undefined;
    pid = postmaster.pid;
    if (!servesCluster(pid, paths.cluster)) {
      neutralizeStalePidFile(paths.cluster);
      return undefined;
    }
    if (postmaster.status === 'ready' && postmaster.port > 0) {
      try {
        return {
          pid,
          port: postmaster.port,
          password,
          version: await checkServer({ port: postmaster.port, password }),
        };
      } catch (error) {
        refusal = error instanceof Error ? error.message : String(error);
        if (isWrongPassword(error)) break;
        // Without /proc, the pid may belong to any process; if the port is closed, it is not PostgreSQL.
        if (process.platform !== 'linux' && (error as NodeJS.ErrnoException).code === 'ECONNREFUSED')
          return undefined;
      }
    }
    await sleep(20);
  }
  throw new DatabaseStartError(
    `A PostgreSQL (process ${pid}) already runs on ${paths.cluster} but cannot be used: ${refusal}. Stop it (kill -INT ${pid}) and start again.`,
  );
}

function isWrongPassword(error: unknown): boolean {
  return (error as { code?: string }).code === '28P01';
}

/** Contents of `postmaster.pid`. */
interface PostmasterFile {
  pid: number;
  port: number;
  /** `starting`, `ready`, `stopping`, … */
  status: string;
}

/** Reads `postmaster.pid`; undefined if there is none, or while it is being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    if (!(pid > 0)) return undefined;
    return { pid, port: port || 0, status: lines[7]?.trim() ?? 'starting' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns whether `pid` is a running PostgreSQL of this cluster, and not another process that reused the pid. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (!canSignal(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // A postmaster's working directory is its cluster; a zombie has none.
    const [there, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return there.dev === ours.dev && there.ino === ours.ino && pid !== process.pid;
  } catch {
    return false;
  }
}

/**
 * Makes PostgreSQL treat a leftover pid file as stale even if its pid now belongs to an unrelated process (common in
 * containers): a file with the pid of the postmaster's own parent, this process, counts as stale. The other lines are
 * kept, so that PostgreSQL still finds orphaned backends through the shared memory named there.
 */
function neutralizeStalePidFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const pidFile = readPostmasterFile(cluster);
  if (!pidFile || !canSignal(pidFile.pid)) return;
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [String(process.pid), ...lines.slice(1)].join('\n'));
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
