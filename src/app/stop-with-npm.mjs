/* oxlint-disable node/no-process-env -- npm says there that it started this */
import { readFileSync } from 'node:fs';

// A signal that ends npm is not passed on: it ends the shell below npm at most, and kill -9 leaves even that behind.
// The program would run on with its port and its data folder. So it stops once whoever started it is gone.
// Plain JavaScript, because scripts/run.mjs loads it on any Node.

const checkEveryMs = 250;

/** Returns the parent of a process; undefined where the system has no /proc, or hides it. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets, and may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** npm starts a script by `sh -c`. What is above anything else, such as a terminal, may go. */
function isShellOfNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === '-c';
  } catch {
    return false;
  }
}

if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const parent = process.ppid;
  const npm = isShellOfNpm(parent) ? parentOf(parent) : undefined;
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, checkEveryMs);
  watch.unref();
}
