import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AppError, type ErrorCode } from '#lib/errors.ts';
import type { ZippedPicture } from './picture-zip.ts';

/**
 * Messages of the program, one per line: rows, then the number of columns, then the pictures, or why the file cannot be
 * read.
 */
export type TableMessage =
  | { rows: [line: number, cells: string[]][] }
  | { columns: number }
  | { picture: ZippedPicture }
  | { problem: string; code: ErrorCode };

type TableBatch = Exclude<TableMessage, { problem: string }>;

const program = fileURLToPath(new URL('./table-program.ts', import.meta.url));
/** The largest workbook needs half of this. */
const memoryMb = 384;

const tooSlowError = (): AppError =>
  new AppError(
    'too_large',
    'Reading this file takes too long. Save the table as CSV or split it, and try again.',
  );
const unreadableError = (): AppError =>
  new AppError('invalid', 'This file could not be read. Save it as CSV and try again.');

interface ReadOptions {
  timeoutMs: number;
  /** Stops reading at any point. */
  signal: AbortSignal;
}

/**
 * Reads a table in a subprocess. A file made to take long or to need much memory then affects nothing else: the process
 * is killed when its time is up or the import is cancelled, even in the middle of a long step.
 */
export async function* readTableInSubprocess(
  bytes: Uint8Array,
  { timeoutMs, signal }: ReadOptions,
): AsyncGenerator<TableBatch> {
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // It needs none of our configuration, and a file that exploits it finds no passwords.
    env: {},
  });
  const exitCode = sendFile(child, bytes);
  let hasTimedOut = false;
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    hasTimedOut = true;
    kill();
  }, timeoutMs);
  signal.addEventListener('abort', kill);
  try {
    if (signal.aborted) kill();
    for await (const line of readLines(child.stdout)) {
      const message = JSON.parse(line) as TableMessage;
      if ('problem' in message) throw new AppError(message.code, message.problem);
      yield message;
    }
    const isComplete = (await exitCode) === 0;
    if (hasTimedOut) throw tooSlowError();
    if (!isComplete && !signal.aborted) throw unreadableError();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Returns the lines of a stream, read no faster than they are consumed. */
async function* readLines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Sends the file to the subprocess; resolves with its exit code. */
function sendFile(child: ChildProcess, bytes: Uint8Array): Promise<number | null> {
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(1));
  });
  try {
    // Requests and mail have priority.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // On systems that do not allow it, all processes run at the same priority.
  }
  // A process that stops reading has failed, which its exit code reports.
  child.stdin?.on('error', () => {});
  child.stdin?.end(bytes);
  return exitCode;
}
