/** The embedded database cannot start; `message` is plain text for the operator. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/**
 * Converts a failed file operation in `dataDir` into a DatabaseStartError with a plain message; `serverLog` adds the
 * last lines of PostgreSQL's log. A DatabaseStartError is returned unchanged.
 */
export function explainFailure(
  cause: unknown,
  about: { dataDir: string; serverLog?: string },
): DatabaseStartError {
  if (cause instanceof DatabaseStartError) return cause;
  const errorText = cause instanceof Error ? cause.message : String(cause);
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const text = `${code} ${errorText} ${about.serverLog ?? ''}`;
  const details = [errorText, about.serverLog?.trim()].filter(Boolean).join('\n');
  return new DatabaseStartError(`${findReason(text, about.dataDir)}\n${details}`, { cause });
}

function findReason(text: string, dataDir: string): string {
  if (/ENOSPC|EDQUOT|No space left on device|Disk quota exceeded|Check free disk space/.test(text)) {
    return `The disk that holds the data folder ${dataDir} is full. Free some space and start again.`;
  }
  if (/EROFS|Read-only file system/.test(text)) {
    return `The data folder ${dataDir} is on a read-only file system. Set DATA_DIR to a folder that can be written.`;
  }
  if (/EACCES|EPERM|Permission denied|Operation not permitted/.test(text)) {
    return `The data folder ${dataDir} cannot be used by this user: permission denied. Correct its owner, or set DATA_DIR to another folder.`;
  }
  return `The embedded PostgreSQL in ${dataDir} could not start. Set DATABASE_URL to use a PostgreSQL of your own.`;
}
