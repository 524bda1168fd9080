import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/log/metrics.ts';
import type { Order, Told } from './background.ts';

const program = fileURLToPath(new URL('./background.ts', import.meta.url));
/** Pauses before another start: each the double of the one before, until one has run for long enough to be trusted. */
const pauses = { first: 500, longest: 30_000, trustedAfter: 60_000 };
/** Files of 100,000 rows are read here; nobody counts on this process being small. */
const roomier = '--max-old-space-size=256';
/** Within the ten seconds that a whole stop may take, with time left for the database. */
const longestStopMs = 6_000;

interface Background {
  stop(): Promise<void>;
}

interface Keeping {
  /** Holds the password of the database: it goes by message, where no list of processes shows it. */
  databaseUrl: string;
  log: Log;
  metrics: Pick<Metrics, 'backgroundStarts'>;
}

/** Keeps the background running in a process of its own: whenever it ends, another one is started after a pause. */
export function keepBackground({ databaseUrl, log, metrics }: Keeping): Background {
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pause = pauses.first;
  let stopping = false;
  /** What the last one was called in the queue: what it held goes to the next at once. */
  let dead: string[] = [];

  function start(): void {
    const began = Date.now();
    metrics.backgroundStarts.inc();
    const started = fork(program, { execArgv: [...process.execArgv, roomier] });
    child = started;
    started.on('message', ({ workers }: Told) => {
      dead = workers;
    });
    tell(started, { do: 'work', databaseUrl, dead });
    started.once('exit', (code, signal) => again(began, { code, signal }));
    started.on('error', (error) => {
      if (started.pid === undefined) again(began, { err: error });
      else log.error({ err: error }, 'the background process cannot be reached');
    });
  }

  function again(began: number, why: object): void {
    child = null;
    if (stopping) return;
    if (Date.now() - began > pauses.trustedAfter) pause = pauses.first;
    log.error({ ...why, againInMs: pause }, 'the background process ended');
    timer = setTimeout(start, pause);
    pause = Math.min(pause * 2, pauses.longest);
  }
  start();

  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child) await ended(child);
    },
  };
}

/** One that has just gone needs no telling; its end is noticed elsewhere. */
function tell(child: ChildProcess, order: Order): void {
  if (child.connected) child.send(order, () => {});
}

/** What is in hand is finished; whatever takes too long is cut, and the queue gives it to the next. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
    child.once('exit', () => {
      clearTimeout(cut);
      resolve();
    });
    tell(child, { do: 'stop' });
  });
}
