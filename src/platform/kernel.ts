import { createValueCache } from './cache/value-cache.ts';
import { type Actor, type CommandContext, commandContext } from './commands/context.ts';
import type { Config } from './config/config.ts';
import { type DatabaseHandle, openDatabase } from './database/database.ts';
import { createFileStore, type FileStore } from './files/file-store.ts';
import { workerSessionName } from './jobs/queue-metrics.ts';
import { createRequestLoad, type RequestLoad } from './jobs/request-load.ts';
import { type Listener, listenForBroadcasts, type Message, messagesSentIn } from './live/broadcast.ts';
import { createLog, type Log } from './log/log.ts';
import { createMetrics, type Metrics } from './log/metrics.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';

/** Services of the server, created once and passed on; there are no globals. */
export interface Kernel {
  config: Config;
  log: Log;
  database: DatabaseHandle;
  /** Read-only access to the tables of the sample store. */
  sampleDatabase: DatabaseHandle;
  files: FileStore;
  mailer: Mailer;
  metrics: Metrics;
  live: Listener;
  /** Long jobs wait while requests need the processor. */
  requestLoad: RequestLoad;
  clock: () => Date;
  /** Runs a command in one transaction; retries it after deadlocks and serialization failures. */
  write<T>(by: { actor: Actor | null; log: Log }, command: (ctx: CommandContext) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Database schema of the sample store, separate from all user data. */
export const sampleSchema = 'sample';

/** Connections open only when a guest opens the dashboard, and responses are cached. */
const sampleConnections = 3;

interface KernelOptions {
  config: Config;
  databaseUrl: string;
  log?: Log;
  clock?: () => Date;
  mailer?: Mailer;
}

export function createKernel({ config, databaseUrl, ...given }: KernelOptions): Kernel {
  const log = given.log ?? createLog(config);
  const clock = given.clock ?? (() => new Date());
  let isClosing = false;
  const database = openDatabase({
    url: databaseUrl,
    maxConnections: config.databasePool,
    // Closing may cut idle connections; that is not worth an error.
    onError: (error) => void (isClosing || log.error({ err: error }, 'idle database connection failed')),
  });
  const sampleDatabase = openDatabase({
    url: databaseUrl,
    maxConnections: sampleConnections,
    readOnlySchema: sampleSchema,
    onError: (error) => void (isClosing || log.error({ err: error }, 'idle sample connection failed')),
  });
  const live = listenForBroadcasts(
    databaseUrl,
    config.run.web ? { log } : { log, sessionName: workerSessionName },
  );
  createValueCache(database.db, live);
  return {
    config,
    log,
    database,
    sampleDatabase,
    clock,
    live,
    requestLoad: createRequestLoad(),
    files: createFileStore(config),
    mailer: given.mailer ?? createMailer(config),
    metrics: createMetrics(database.pool),
    write: (by, command) => withRetry(() => runInTransaction({ database, clock, live }, { by, command })),
    async close() {
      isClosing = true;
      await live.close();
      await Promise.all([database.close(), sampleDatabase.close()]);
    },
  };
}

async function runInTransaction<T>(
  { database, clock, live }: Pick<Kernel, 'database' | 'clock' | 'live'>,
  {
    by: { actor, log },
    command,
  }: { by: { actor: Actor | null; log: Log }; command: (ctx: CommandContext) => Promise<T> },
): Promise<T> {
  let sent: readonly Message[] = [];
  const result = await database.db.transaction(async (tx) => {
    const done = await command(commandContext({ db: tx, actor, now: clock(), log }));
    sent = messagesSentIn(tx);
    return done;
  });
  // Callers must see their own changes, so this process's caches are invalidated before the call returns.
  for (const message of sent) if (message.kind === 'pages') live.deliver(message);
  return result;
}

const retryableStates = new Set(['40001', '40P01']);

async function withRetry<T>(attempt: () => Promise<T>, attemptsLeft = 3): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const code = sqlState(error);
    if (attemptsLeft <= 1 || !code || !retryableStates.has(code)) throw error;
    return withRetry(attempt, attemptsLeft - 1);
  }
}

/** Returns PostgreSQL's five-character error code, also from an error wrapped by the ORM. */
export function sqlState(error: unknown): string | undefined {
  const candidate = error as { code?: unknown; cause?: unknown } | null;
  if (typeof candidate?.code === 'string' && /^[0-9A-Z]{5}$/.test(candidate.code)) return candidate.code;
  return candidate?.cause ? sqlState(candidate.cause) : undefined;
}
