/* oxlint-disable node/no-process-env -- this is for the system, not for us */

/**
 * Memory that several threads take and give back lies in two arenas instead of eight a core: less of it stays in pieces.
 * The C library of Linux reads this once, before any program runs, so the process becomes itself anew, with the same number.
 */
export function fewArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, again, { ...process.env, MALLOC_ARENA_MAX: '2' });
  } catch {
    // Where it is not allowed, the process is as good, only larger.
  }
}
