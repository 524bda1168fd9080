/* oxlint-disable node/no-process-env -- read by the C library, not by the product */

/**
 * Limits glibc's malloc to two arenas instead of eight per core, which reduces fragmentation with several threads.
 * glibc reads the variable only when a program starts, so the process replaces itself, under the same PID.
 */
export function limitMallocArenas(): void {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return;
  const commandLine = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  try {
    process.execve(process.execPath, commandLine, { ...process.env, MALLOC_ARENA_MAX: '2' });
  } catch {
    // Where exec is not allowed, the process works as well and only uses more memory.
  }
}
