import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import type { ZippedPicture } from './picture-zip.ts';

/**
 * What the program says, one a line: rows, then how many columns the file has, then the pictures beside it, or why it
 * cannot be read.
 */
export type TableMessage =
  | { rows: [line: number, cells: string[]][] }
  | { columns: number }
  | { picture: ZippedPicture }
  | { problem: string; code: ErrorCode };

type TableBatch = Exclude<TableMessage, { problem: string }>;

const program = fileURLToPath(new URL('./table-program.ts', import.meta.url));
/** A workbook of the largest size needs half of this. */
const memoryMb = 384;

const tooSlow = (): AppError =>
  new AppError(
    'too_large',
    'Reading this file takes too long. Please save the table as CSV, or split it, and try again.',
  );
const unreadable = (): AppError =>
  new AppError('invalid', 'This file could not be read. Please save it as CSV and try again.');

interface Reading {
  timeoutMs: number;
  /** Ends the reading, wherever it is. */
  signal: AbortSignal;
}

/**
 * Reads a table in a process of its own. A file that was made to take long or to need much memory then harms nobody
 * else: the process is killed when its time is over or the import is cancelled, also in the middle of a long step.
 */
export async function* readTableInSubprocess(
  bytes: Uint8Array,
  { timeoutMs, signal }: Reading,
): AsyncGenerator<TableBatch> {
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of our configuration is of use to it: a file that breaks out finds no passwords.
    env: {},
  });
  const end = startReading(child, bytes);
  let isLate = false;
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    isLate = true;
    kill();
  }, timeoutMs);
  signal.addEventListener('abort', kill);
  try {
    if (signal.aborted) kill();
    for await (const line of linesOf(child.stdout)) {
      const message = JSON.parse(line) as TableMessage;
      if ('problem' in message) throw new AppError(message.code, message.problem);
      yield message;
    }
    const isWhole = (await end) === 0;
    if (isLate) throw tooSlow();
    if (!isWhole && !signal.aborted) throw unreadable();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Lines of a stream, read no faster than they are used. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Hands the file over; settles with the exit code. */
function startReading(child: ChildProcess, bytes: Uint8Array): Promise<number | null> {
  const end = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  try {
    // Whoever waits for a page or a message goes first.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that does not allow it lets all run alike.
  }
  // Whoever reads no further has failed, and says so by its exit code.
  child.stdin?.on('error', () => {});
  child.stdin?.end(bytes);
  return end;
}
