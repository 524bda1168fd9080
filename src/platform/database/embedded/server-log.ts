import { closeSync, copyFileSync, openSync, readSync, rmSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 5_000_000;
const CHECK_EVERY_MS = 60_000;

/** Opens the server's log for appending (only its owner reads it); the caller closes the descriptor. */
export function openServerLog(path: string): number {
  return openSync(path, 'a', 0o600);
}

/** The size of the log in bytes, 0 if there is none. */
export function serverLogSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last lines (12 unless told) that were written after the byte `from`. */
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
 * Keeps the log at about 5 MB and one older part (`.1`) while this process lives. PostgreSQL appends through a
 * descriptor that it inherited, so the file is copied and emptied, never renamed. Returns the way to end it.
 */
export function keepLogBounded(path: string): () => void {
  const check = () => {
    try {
      if (serverLogSize(path) <= LIMIT_BYTES) return;
      rmSync(`${path}.1`, { force: true });
      copyFileSync(path, `${path}.1`);
    } catch {
      // On a full disk the older part is lost; emptying the log matters more.
    }
    try {
      if (serverLogSize(path) > LIMIT_BYTES) truncateSync(path, 0);
    } catch {
      // Tried again at the next check.
    }
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
