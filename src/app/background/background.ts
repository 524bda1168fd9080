import { constants, setPriority } from 'node:os';
import type { Worker } from '#platform/jobs/worker.ts';
import type { Log } from '#platform/log/log.ts';

/** What the process that answers people tells the one in the background. */
export type Order = { do: 'work'; databaseUrl: string; dead: string[] } | { do: 'stop' };
/** And what it hears: under which name the other one takes jobs from the queue. */
export interface Told {
  workers: string[];
}

/** A third of a person's share where both want the processor, so that mail still leaves from a busy machine. */
const politeness = constants.priority.PRIORITY_BELOW_NORMAL / 2;

// First of all, since threads inherit it when they are made: whoever waits for a page goes first.
try {
  setPriority(politeness);
} catch {
  // A system that does not allow it lets both run alike.
}

let log: Log | undefined;
let working: Promise<Worker> | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await working
    ?.then((worker) => worker.stop())
    .catch((error: unknown) => log?.error({ err: error }, 'stopping failed'));
  process.exit(0);
}

async function work({ databaseUrl, dead }: { databaseUrl: string; dead: string[] }): Promise<Worker> {
  const [{ readConfig }, { createLog }, { openWork }] = await Promise.all([
    import('#platform/config/config.ts'),
    import('#platform/log/log.ts'),
    import('./open-work.ts'),
  ]);
  const config = { ...readConfig(), run: { web: false, worker: true } };
  log = createLog(config);
  const worker = await openWork(config, { databaseUrl, log, dead });
  // The parent may have been killed: without this callback the failed message would crash this process.
  process.send?.({ workers: [...worker.names] } satisfies Told, undefined, undefined, () => undefined);
  worker.ended.then(() => stop(), failed);
  return worker;
}

function failed(error: unknown): void {
  if (stopping) return;
  if (log) log.fatal({ err: error }, 'the background cannot work');
  else process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}

process.on('message', (order: Order) => {
  if (order.do === 'stop') void stop();
  else if (!working) {
    working = work(order);
    working.catch(failed);
  }
});
// Nobody is left to work for: the next start finds in the queue what was in hand.
process.once('disconnect', () => process.exit(stopping ? 0 : 1));
process.once('SIGTERM', () => void stop());
// Ctrl-C reaches both; the other one says when it is time.
process.on('SIGINT', () => {});
