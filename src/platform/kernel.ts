import { dropKept } from './cache/kept.ts';
import { type Actor, type CommandContext, commandContext } from './commands/context.ts';
import type { Config } from './config/config.ts';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import { createFileStore, type FileStore } from './files/file-store.ts';
import { workerSession } from './jobs/queue-metrics.ts';
import { broadcastsOf, type Listener, listen, type Message } from './live/broadcast.ts';
import { createLog, type Log } from './log/log.ts';
import { createMetrics, type Metrics } from './log/metrics.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';

/** What the server is made of, opened once and handed down; nothing reaches it through a global. */
export interface Kernel {
  config: Config;
  log: Log;
  database: DatabaseHandle;
  /** The sample store's tables, for reading alone. */
  sampleDatabase: DatabaseHandle;
  files: FileStore;
  mailer: Mailer;
  metrics: Metrics;
  live: Listener;
  clock: () => Date;
  /** Runs a command in one transaction; deadlocks and serialization failures are tried again. */
  write<T>(by: { actor: Actor | null; log: Log }, command: (ctx: CommandContext) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Where the sample store lives, apart from everything that people own. */
export const sampleSchema = 'sample';

/** Nothing connects until a visitor opens the dashboard; their responses are cached. */
const sampleConnections = 3;

interface KernelParts {
  config: Config;
  databaseUrl: string;
  log?: Log;
  clock?: () => Date;
  mailer?: Mailer;
}

export function createKernel({ config, databaseUrl, ...given }: KernelParts): Kernel {
  const log = given.log ?? createLog(config);
  const clock = given.clock ?? (() => new Date());
  let isClosing = false;
  const database = openDatabase({
    url: databaseUrl,
    max: config.databasePool,
    // Who closes may cut what does not end by itself: that is no news.
    onError: (error) => void (isClosing || log.error({ err: error }, 'idle database connection failed')),
  });
  const sampleDatabase = openDatabase({
    url: databaseUrl,
    max: sampleConnections,
    readOnlySchema: sampleSchema,
    onError: (error) => void (isClosing || log.error({ err: error }, 'idle sample connection failed')),
  });
  const live = listen(databaseUrl, config.run.web ? { log } : { log, session: workerSession });
  dropKept(database.db, live);
  return {
    config,
    log,
    database,
    sampleDatabase,
    clock,
    live,
    files: createFileStore(config),
    mailer: given.mailer ?? createMailer(config),
    metrics: createMetrics(database.pool),
    write: (by, command) => withRetry(() => inTransaction({ database, clock, live }, by, command)),
    async close() {
      isClosing = true;
      await live.close();
      await Promise.all([database.close(), sampleDatabase.close()]);
    },
  };
}

async function inTransaction<T>(
  { database, clock, live }: Pick<Kernel, 'database' | 'clock' | 'live'>,
  { actor, log }: { actor: Actor | null; log: Log },
  command: (ctx: CommandContext) => Promise<T>,
): Promise<T> {
  let sent: readonly Message[] = [];
  const result = await database.db.transaction(async (tx) => {
    const done = await command(commandContext({ db: tx, actor, now: clock(), log }));
    sent = broadcastsOf(tx);
    return done;
  });
  // Who has just written reads what was written, also from what is cached here.
  for (const message of sent) if (message.kind === 'pages') live.deliver(message);
  return result;
}

const retryable = new Set(['40001', '40P01']);

async function withRetry<T>(attempt: () => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const code = sqlState(error);
    if (triesLeft <= 1 || !code || !retryable.has(code)) throw error;
    return withRetry(attempt, triesLeft - 1);
  }
}

/** PostgreSQL's five-character error code, also from under the ORM's own error. */
export function sqlState(error: unknown): string | undefined {
  const bare = error as { code?: unknown; cause?: unknown } | null;
  if (typeof bare?.code === 'string' && /^[0-9A-Z]{5}$/.test(bare.code)) return bare.code;
  return bare?.cause ? sqlState(bare.cause) : undefined;
}
