import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PageTag } from '#lib/page-tags.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';

/** What processes tell each other: cached pages to drop, or that an account has news. */
export type Message =
  | { kind: 'pages'; tags: readonly PageTag[] }
  | { kind: 'account'; accountId: string; topic: string };

const channel = 'packwright';

const sentIn = new WeakMap<Database, Message[]>();

/** What was sent within a transaction: this process acts on it before it answers, and waits for no network. */
export const broadcastsOf = (transaction: Database): readonly Message[] => sentIn.get(transaction) ?? [];

/** Sends a message to every process when the caller's transaction commits. */
export async function broadcast(db: Database, message: Message): Promise<void> {
  sentIn.set(db, [...broadcastsOf(db), message]);
  for (const part of partsOf(message)) {
    await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(part)})`);
  }
}

/** PostgreSQL takes less than 8,000 bytes at once; forty tags stay well below. */
function partsOf(message: Message): Message[] {
  if (message.kind !== 'pages') return [message];
  const parts: Message[] = [];
  for (let start = 0; start < message.tags.length; start += 40) {
    parts.push({ kind: 'pages', tags: message.tags.slice(start, start + 40) });
  }
  return parts;
}

export interface Listener {
  onMessage(receive: (message: Message) => void): () => void;
  /** Hands a message to this process at once. */
  deliver(message: Message): void;
  /** Runs after a lost connection is back: what was cached meanwhile may be stale. */
  onGap(receive: () => void): void;
  /** Shows the others that whatever is called so is alive, for as long as this process listens. */
  hold(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Listening {
  log: Log;
  /** What the database knows the connection as. */
  session?: string;
}

const holding = 'select pg_advisory_lock_shared(hashtextextended($1, 0))';

/** Listens on a connection of its own, and connects again when it is lost. */
export function listen(url: string, { log, session = 'packwright-listen' }: Listening): Listener {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const held = new Set<string>();

  async function connect(isReconnect: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: session,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => payload && emitter.emit('message', JSON.parse(payload)));
    next.on('error', (error) => void (closed || log.warn({ err: error }, 'listening connection lost')));
    next.on('end', () => again());
    await next.connect();
    await next.query(`listen ${channel}`);
    for (const name of held) await next.query(holding, [name]);
    client = next;
    if (isReconnect) emitter.emit('gap');
  }
  function again(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      connect(true).catch(again);
    }, 1_000);
  }
  connect(false).catch(again);

  return {
    onMessage(receive) {
      emitter.on('message', receive);
      return () => emitter.off('message', receive);
    },
    deliver: (message) => void emitter.emit('message', message),
    onGap: (receive) => void emitter.on('gap', receive),
    async hold(name) {
      held.add(name);
      // Where it is not connected, it holds with the connection.
      await client?.query(holding, [name]).catch(() => {});
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
