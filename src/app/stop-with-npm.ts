/* oxlint-disable node/no-process-env -- npm says there that it started this */

/**
 * A signal that ends npm ends the shell between it and this process, but is not passed on. Left alone, the process would
 * go on holding the port and the data folder: so it stops when whoever started it is gone.
 */
export function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
