import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../config/make-folder.ts';
import { DatabaseStartError, explainFailure } from './database-start-error.ts';
import { embeddedPaths } from './embedded-paths.ts';

/** The right of one running process to use a data folder. */
interface DataDirLock {
  readonly path: string;
  /** Releases the folder; safe to call twice. */
  release(): void;
}

interface LockHolder {
  pid: number;
  /** Clock ticks from boot to the start of the process, because pids are reused; empty without /proc. */
  started: string;
  /** Boot and pid namespace (or host) in which `pid` is valid. */
  where: string;
  token: string;
}

const HEARTBEAT_MS = 1000;
/**
 * A holder that this process cannot see (another container, another boot) is dead after this time without a heartbeat.
 */
const MAX_SILENCE_MS = 3500;
/** Maximum time between creating and writing a lock file; until then, an empty file may belong to a running process. */
const MAX_UNWRITTEN_MS = 1000;

/**
 * Locks `${dataDir}/packwright.lock` for this process and creates the folder if it is missing. Takes over the lock of a
 * process that was killed. Throws DatabaseStartError with the holder's pid and the folder if another process is
 * running, or if the folder cannot be written.
 */
export async function acquireDataDirLock(dataDir: string): Promise<DataDirLock> {
  const paths = embeddedPaths(dataDir);
  try {
    // Searchable but not listable: PostgreSQL may have to run its programs in there as another user.
    makeFolder(paths.dataDir);
    const result = await takeLock(paths.lock);
    if ('token' in result) return createLockHandle(paths.lock, result.token);
    throw new DatabaseStartError(
      `Another Packwright (process ${result.heldBy}) is already using the data folder ${paths.dataDir}. ` +
        'Stop it first, or start this one with another DATA_DIR.',
    );
  } catch (error) {
    throw explainFailure(error, { dataDir: paths.dataDir });
  }
}

function createLockHandle(path: string, token: string): DataDirLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // A missed heartbeat only matters to other containers, and the next one may succeed.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    path,
    release() {
      clearInterval(heartbeat);
      if (readHolder(path)?.token === token) unlinkSync(path);
    },
  };
}

type LockResult = { token: string } | { heldBy: number };

/**
 * A stale file is removed only by the process that holds `${path}.takeover`, after reading it again under that guard.
 * Otherwise a slow process could delete the new lock of a faster one.
 */
async function takeLock(path: string): Promise<LockResult> {
  for (;;) {
    const token = createLockFile(path);
    if (token) return { token };
    const holder = await waitForHolder(path);
    if (holder === 'gone') continue;
    if (holder && (await isAlive(holder, path))) return { heldBy: holder.pid };

    const guardPath = `${path}.takeover`;
    const guard = await takeLock(guardPath);
    if ('token' in guard) {
      if (readHolder(path)?.token === holder?.token) unlinkIfPresent(path);
      unlinkIfPresent(guardPath);
    } else {
      await sleep(5);
    }
  }
}

function createLockFile(path: string): string | undefined {
  const token = randomUUID();
  const holder: LockHolder = {
    pid: process.pid,
    started: readStartTicks(process.pid) ?? '',
    where: currentLocation(),
    token,
  };
  try {
    writeFileSync(path, JSON.stringify(holder), { flag: 'wx', mode: 0o644 });
    return token;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') return undefined;
    if (code === 'ENOSPC') unlinkIfPresent(path);
    throw error;
  }
}

/** Returns the holder; 'gone' if the file disappeared; undefined if it stays empty because its writer died. */
async function waitForHolder(path: string): Promise<LockHolder | 'gone' | undefined> {
  for (let waited = 0; ; waited += 10) {
    const holder = readHolder(path);
    if (holder) return holder;
    if (!statSync(path, { throwIfNoEntry: false })) return 'gone';
    if (waited >= MAX_UNWRITTEN_MS) return undefined;
    await sleep(10);
  }
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isAlive(holder: LockHolder, path: string): Promise<boolean> {
  if (holder.where !== currentLocation()) return hasHeartbeat(path);
  const started = readStartTicks(holder.pid);
  if (started !== undefined && holder.started !== '') return started === holder.started;
  return canSignal(holder.pid);
}

async function hasHeartbeat(path: string): Promise<boolean> {
  const beat = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = beat();
  if (first === undefined || Date.now() - first > 60_000) return false;
  for (let waited = 0; waited < MAX_SILENCE_MS; waited += 100) {
    await sleep(100);
    if (beat() !== first) return true;
  }
  return false;
}

/** Returns the start of a process in ticks since boot; 'ended' for a zombie; undefined if /proc does not show it. */
function readStartTicks(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses, so fields are counted after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : fields[19];
  } catch {
    return undefined;
  }
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function currentLocation(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function unlinkIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
