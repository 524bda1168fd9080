import { constants, setPriority } from 'node:os';
import type { Log } from '#platform/log/log.ts';
import type { BackgroundWorker } from './background-worker.ts';
import '../compile-cache.js';

/** A message from the web process to the background process. */
export type BackgroundCommand =
  | { do: 'work'; databaseUrl: string; dead: string[] }
  | { do: 'yield'; forMs: number }
  | { do: 'stop' };
/** A message from the background process: the names under which its workers lock jobs in the queue. */
export interface BackgroundReport {
  workers: string[];
}

/** About a third of the CPU time of a normal process when both compete, so that a busy machine still sends mail. */
const backgroundPriority = constants.priority.PRIORITY_BELOW_NORMAL / 2;

// Set before anything else because threads inherit the priority when they start: page requests go first.
try {
  setPriority(backgroundPriority);
} catch {
  // On systems that do not allow it, both processes run at the same priority.
}

let log: Log | undefined;
let startingWorker: Promise<BackgroundWorker> | undefined;
let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await startingWorker
    ?.then((worker) => worker.stop())
    .catch((error: unknown) => log?.error({ err: error }, 'stopping failed'));
  process.exit(0);
}

async function runWorker({
  databaseUrl,
  dead,
}: {
  databaseUrl: string;
  dead: string[];
}): Promise<BackgroundWorker> {
  const [{ readConfig }, { createLog }, { openBackgroundWorker: openWork }] = await Promise.all([
    import('#platform/config/config.ts'),
    import('#platform/log/log.ts'),
    import('./background-worker.ts'),
  ]);
  const config = { ...readConfig(), run: { web: false, worker: true } };
  log = createLog(config);
  const worker = await openWork(config, { databaseUrl, log, dead });
  // The parent may have been killed: without this callback the failed message would crash this process.
  process.send?.(
    { workers: [...worker.names] } satisfies BackgroundReport,
    undefined,
    undefined,
    () => undefined,
  );
  worker.ended.then(() => stop(), exitOnFailure);
  return worker;
}

function exitOnFailure(error: unknown): void {
  if (stopping) return;
  if (log) log.fatal({ err: error }, 'the background cannot work');
  else process.stderr.write(`${(error as Error).stack}\n`);
  process.exit(1);
}

process.on('message', (command: BackgroundCommand) => {
  if (command.do === 'stop') void stop();
  else if (command.do === 'yield')
    startingWorker?.then(
      ({ reportLoad }) => reportLoad(command.forMs),
      () => {},
    );
  else if (!startingWorker) {
    startingWorker = runWorker(command);
    startingWorker.catch(exitOnFailure);
  }
});
// The parent is gone. The next start finds the unfinished jobs in the queue.
process.once('disconnect', () => process.exit(stopping ? 0 : 1));
process.once('SIGTERM', () => void stop());
// Ctrl-C reaches both processes; the parent decides when this one stops.
process.on('SIGINT', () => {});
