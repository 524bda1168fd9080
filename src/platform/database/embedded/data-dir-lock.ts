import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../config/make-folder.ts';
import { DatabaseStartError, explainFailure } from './database-start-error.ts';
import { embeddedPaths } from './embedded-paths.ts';

/** The right of one live process to use a data folder. */
interface DataDirLock {
  readonly path: string;
  /** Gives the folder up; safe to call twice. */
  release(): void;
}

interface Holder {
  pid: number;
  /** Clock ticks from boot to the start of the process; empty where there is no /proc. A pid alone is reused. */
  started: string;
  /** Boot and pid namespace (or host) in which `pid` means anything. */
  where: string;
  token: string;
}

const HEARTBEAT_MS = 1000;
/** A holder that this process cannot see (another container, another boot) is dead after this silence. */
const SILENCE_MS = 3500;
/** A lock file without content belongs to a process between creating and writing it, for this long at most. */
const UNWRITTEN_MS = 1000;

/**
 * Takes `${dataDir}/packwright.lock` for this process; the folder is made if missing.
 * The lock of a process that was killed is taken over. Throws DatabaseStartError naming the holder's pid and the
 * folder while another process lives, or when the folder cannot be written.
 */
export async function acquireDataDirLock(dataDir: string): Promise<DataDirLock> {
  const paths = embeddedPaths(dataDir);
  try {
    // Searchable but not listable: PostgreSQL may have to run its programs from below as another user.
    makeFolder(paths.dataDir);
    const result = await take(paths.lock);
    if ('token' in result) return heldLock(paths.lock, result.token);
    throw new DatabaseStartError(
      `Another Packwright (process ${result.heldBy}) is already using the data folder ${paths.dataDir}. ` +
        'Stop it first, or start this one with another DATA_DIR.',
    );
  } catch (error) {
    throw explainFailure(error, { dataDir: paths.dataDir });
  }
}

function heldLock(path: string, token: string): DataDirLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // A missed beat matters only to other containers; the next one may succeed.
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

type Taken = { token: string } | { heldBy: number };

/**
 * A stale file is removed only by the process that holds `${path}.takeover`, and only after reading it again under
 * that guard: otherwise a slow process could delete the fresh lock of a quicker one.
 */
async function take(path: string): Promise<Taken> {
  for (;;) {
    const token = create(path);
    if (token) return { token };
    const holder = await settledHolder(path);
    if (holder === 'gone') continue;
    if (holder && (await isAlive(holder, path))) return { heldBy: holder.pid };

    const guardPath = `${path}.takeover`;
    const guard = await take(guardPath);
    if ('token' in guard) {
      if (readHolder(path)?.token === holder?.token) unlinkIfPresent(path);
      unlinkIfPresent(guardPath);
    } else {
      await sleep(5);
    }
  }
}

function create(path: string): string | undefined {
  const token = randomUUID();
  const holder: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', where: here(), token };
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

/** The holder; 'gone' when the file went away; undefined when it stays without content (its writer died). */
async function settledHolder(path: string): Promise<Holder | 'gone' | undefined> {
  for (let waited = 0; ; waited += 10) {
    const holder = readHolder(path);
    if (holder) return holder;
    if (!statSync(path, { throwIfNoEntry: false })) return 'gone';
    if (waited >= UNWRITTEN_MS) return undefined;
    await sleep(10);
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (error instanceof SyntaxError || code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.where !== here()) return stillBeats(path);
  const started = startOf(holder.pid);
  if (started !== undefined && holder.started !== '') return started === holder.started;
  return canSignal(holder.pid);
}

async function stillBeats(path: string): Promise<boolean> {
  const beat = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = beat();
  if (first === undefined || Date.now() - first > 60_000) return false;
  for (let waited = 0; waited < SILENCE_MS; waited += 100) {
    await sleep(100);
    if (beat() !== first) return true;
  }
  return false;
}

/** When the process started, in ticks since boot; 'ended' for a zombie; undefined if /proc does not show it. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces and parentheses: fields are counted after its end.
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

function here(): string {
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
