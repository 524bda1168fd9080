import { closeSync, copyFileSync, openSync, readSync, rmSync, statSync, truncateSync } from 'node:fs';

const MAX_LOG_BYTES = 5_000_000;
const CHECK_EVERY_MS = 60_000;

/** Opens the server's log for appending, readable only by its owner; the caller closes the descriptor. */
export function openServerLog(path: string): number {
  return openSync(path, 'a', 0o600);
}

/** Returns the size of the log in bytes; 0 if there is none. */
export function serverLogSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns the last lines (12 by default) that were written after the byte `from`. */
export function lastLogLines(
  path: string,
  { from = 0, lines = 12 }: { from?: number; lines?: number } = {},
): string {
  const size = serverLogSize(path);
  const start = Math.max(from > size ? 0 : from, size - 16_384);
  const buffer = Buffer.alloc(size - start);
  if (buffer.length === 0) return '';
  const file = openSync(path, 'r');
  try {
    readSync(file, buffer, 0, buffer.length, start);
  } finally {
    closeSync(file);
  }
  return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * Limits the log to about 5 MB and one older part (`.1`) while this process is running. PostgreSQL appends through an
 * inherited descriptor, so the file is copied and truncated, never renamed. Returns a function that stops it.
 */
export function limitLogSize(path: string): () => void {
  const check = () => {
    try {
      if (serverLogSize(path) <= MAX_LOG_BYTES) return;
      rmSync(`${path}.1`, { force: true });
      copyFileSync(path, `${path}.1`);
    } catch {
      // If the disk is full, the older part is lost; truncating the log is more important.
    }
    try {
      if (serverLogSize(path) > MAX_LOG_BYTES) truncateSync(path, 0);
    } catch {
      // The next check tries again.
    }
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
