import { type ChildProcess, fork } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/log/metrics.ts';
import type { BackgroundCommand, BackgroundReport } from './background.ts';

const program = fileURLToPath(new URL('./background.ts', import.meta.url));
/**
 * Milliseconds between restarts. The pause doubles each time and starts over once a process has run for `trustedAfter`.
 */
const restartPauses = { first: 500, longest: 30_000, trustedAfter: 60_000 };
/**
 * This process reads files of 100,000 rows, so it gets a larger heap than the web process. Its jobs may take longer to
 * collect their garbage, so it gets less space for new objects, which saves 15 MB all the time.
 */
const memoryFlags = ['--max-old-space-size=256', '--max-semi-space-size=2'];
/** Leaves time for the database within the ten seconds that a whole shutdown may take. */
const stopTimeoutMs = 6_000;

/** The web process reports its load this often, and is busy if its thread runs for more than this part of the time. */
const load = { intervalMs: 250, busyShare: 0.3, holdsForMs: 600 };

interface Background {
  stop(): Promise<void>;
}

interface BackgroundOptions {
  /** Contains the database password, so it is sent as a message: command lines are visible in process lists. */
  databaseUrl: string;
  log: Log;
  metrics: Pick<Metrics, 'backgroundStarts'>;
}

/** Runs the background in a child process, and starts another one after a pause whenever it ends. */
export function superviseBackground({ databaseUrl, log, metrics }: BackgroundOptions): Background {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = restartPauses.first;
  let stopping = false;
  /** Worker names of the last process: the next one releases its locked jobs immediately. */
  let deadWorkers: string[] = [];

  function start(): void {
    const startedAt = Date.now();
    metrics.backgroundStarts.inc();
    const started = fork(program, { execArgv: [...process.execArgv, ...memoryFlags] });
    child = started;
    started.on('message', ({ workers }: BackgroundReport) => {
      deadWorkers = workers;
    });
    sendCommand(started, { do: 'work', databaseUrl, dead: deadWorkers });
    started.once('exit', (code, signal) => restart(startedAt, { code, signal }));
    started.on('error', (error) => {
      if (started.pid === undefined) restart(startedAt, { err: error });
      else log.error({ err: error }, 'the background process cannot be reached');
    });
  }

  function restart(startedAt: number, reason: object): void {
    child = null;
    if (stopping) return;
    if (Date.now() - startedAt > restartPauses.trustedAfter) pause = restartPauses.first;
    log.error({ ...reason, againInMs: pause }, 'the background process ended');
    timer = setTimeout(start, pause);
    pause = Math.min(pause * 2, restartPauses.longest);
  }
  start();
  const reporting = reportLoad(() => child);

  return {
    async stop() {
      stopping = true;
      clearInterval(reporting);
      clearTimeout(timer);
      if (child) await stopChild(child);
    },
  };
}

/** Long jobs in the child wait while this process is busy. */
function reportLoad(findChild: () => ChildProcess | null): NodeJS.Timeout {
  let before = performance.eventLoopUtilization();
  return setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const child = findChild();
    if (child && utilization > load.busyShare) sendCommand(child, { do: 'yield', forMs: load.holdsForMs });
  }, load.intervalMs).unref();
}

/** A child that has just ended needs no message; its `exit` event is handled elsewhere. */
function sendCommand(child: ChildProcess, command: BackgroundCommand): void {
  if (child.connected) child.send(command, () => {});
}

/** Asks the child to finish its running jobs. Kills it after the timeout; the next process then takes over its jobs. */
function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    sendCommand(child, { do: 'stop' });
  });
}
