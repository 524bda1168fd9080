import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Access, greetServer } from './connection.ts';
import { DatabaseStartError } from './database-start-error.ts';
import type { EmbeddedPaths } from './embedded-paths.ts';

export interface Found extends Access {
  pid: number;
  /** The version that answers, which may not be the installed one. */
  version: string;
}

const PATIENCE_MS = 60_000;

/**
 * Looks for a PostgreSQL that outlived a killed Node process on this cluster. One that is starting or recovering is
 * waited for, so is the end of one that is stopping. Undefined if none runs: a stale pid file is then out of the way.
 * Throws DatabaseStartError if it lives but does not let us in.
 */
export async function findRunning(paths: EmbeddedPaths, password: string): Promise<Found | undefined> {
  const until = Date.now() + PATIENCE_MS;
  let refusal = 'it is not ready';
  let pid = 0;
  while (Date.now() < until) {
    const postmaster = readPostmasterFile(paths.cluster);
    if (!postmaster) return undefined;
    pid = postmaster.pid;
    if (!servesCluster(pid, paths.cluster)) {
      disownStalePid(paths.cluster);
      return undefined;
    }
    if (postmaster.status === 'ready' && postmaster.port > 0) {
      try {
        return {
          pid,
          port: postmaster.port,
          password,
          version: await greetServer({ port: postmaster.port, password }),
        };
      } catch (error) {
        refusal = error instanceof Error ? error.message : String(error);
        if (isWrongPassword(error)) break;
        // Without /proc, a live pid may be anybody's: nobody listening on the port settles it.
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

/** What `postmaster.pid` says. */
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

/** Whether `pid` is a live PostgreSQL of this cluster, and not another process that got the number since. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (!canSignal(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // A postmaster works in its cluster's folder; a zombie has no folder any more.
    const [there, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return there.dev === ours.dev && there.ino === ours.ino && pid !== process.pid;
  } catch {
    return false;
  }
}

/**
 * Makes PostgreSQL see that a left pid file is stale even if its pid now belongs to an unrelated process (usual in
 * containers): a file that names the postmaster's own parent, which is us, counts as stale. The other lines stay,
 * so PostgreSQL still finds orphaned backends through the shared memory named there.
 */
function disownStalePid(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  const found = readPostmasterFile(cluster);
  if (!found || !canSignal(found.pid)) return;
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
