import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { PageTag } from '#lib/page-tags.ts';
import { dropStoredPages } from '../cache/page-store.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';

/** Messages between processes: cached pages to drop, or an update for an account. */
export type Message =
  | { kind: 'pages'; tags: readonly PageTag[] }
  | { kind: 'account'; accountId: string; topic: string };

const channel = 'packwright';

const messagesByTransaction = new WeakMap<Database, Message[]>();

/**
 * Returns the messages sent in a transaction. This process handles them before it responds, without waiting for the
 * network.
 */
export const messagesSentIn = (transaction: Database): readonly Message[] =>
  messagesByTransaction.get(transaction) ?? [];

/** Sends a message to every process when the caller's transaction commits. */
export async function broadcast(db: Database, message: Message): Promise<void> {
  messagesByTransaction.set(db, [...messagesSentIn(db), message]);
  if (message.kind === 'pages') await dropStoredPages(db, message.tags);
  for (const part of splitMessage(message)) {
    await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(part)})`);
  }
}

/** PostgreSQL limits a notification to less than 8,000 bytes; forty tags are well below that. */
function splitMessage(message: Message): Message[] {
  if (message.kind !== 'pages') return [message];
  const parts: Message[] = [];
  for (let start = 0; start < message.tags.length; start += 40) {
    parts.push({ kind: 'pages', tags: message.tags.slice(start, start + 40) });
  }
  return parts;
}

export interface Listener {
  onMessage(receive: (message: Message) => void): () => void;
  /** Delivers a message to this process immediately. */
  deliver(message: Message): void;
  /** Calls back after a lost connection is restored: what was cached in the meantime may be stale. */
  onGap(receive: () => void): void;
  /** Holds a lock with this name while this process is listening, which shows others that its owner is alive. */
  hold(name: string): Promise<void>;
  close(): Promise<void>;
}

interface ListenOptions {
  log: Log;
  /** Name of the database session. */
  sessionName?: string;
}

const holdLockSql = 'select pg_advisory_lock_shared(hashtextextended($1, 0))';

/** Listens on a separate connection, and reconnects when it is lost. */
export function listenForBroadcasts(
  url: string,
  { log, sessionName: session = 'packwright-listen' }: ListenOptions,
): Listener {
  const emitter = new EventEmitter().setMaxListeners(0);
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const heldNames = new Set<string>();

  async function openConnection(isReconnect: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: session,
      keepAlive: true,
    });
    next.on('notification', ({ payload }) => payload && emitter.emit('message', JSON.parse(payload)));
    next.on('error', (error) => void (closed || log.warn({ err: error }, 'listening connection lost')));
    next.on('end', () => scheduleReconnect());
    await next.connect();
    await next.query(`listen ${channel}`);
    for (const name of heldNames) await next.query(holdLockSql, [name]);
    client = next;
    if (isReconnect) emitter.emit('gap');
  }
  function scheduleReconnect(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      openConnection(true).catch(scheduleReconnect);
    }, 1_000);
  }
  openConnection(false).catch(scheduleReconnect);

  return {
    onMessage(receive) {
      emitter.on('message', receive);
      return () => emitter.off('message', receive);
    },
    deliver: (message) => void emitter.emit('message', message),
    onGap: (receive) => void emitter.on('gap', receive),
    async hold(name) {
      heldNames.add(name);
      // Without a connection, the lock is taken when it is established.
      await client?.query(holdLockSql, [name]).catch(() => {});
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
