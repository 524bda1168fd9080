import { and, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '#features/identity/accounts/server/tables.ts';
import { AppError } from '#lib/errors.ts';
import type { Actor } from '#platform/commands/context.ts';
import type { Kernel } from '#platform/kernel.ts';
import { maxStreams, sessionCheckSeconds } from '../../rules.ts';

type Receive = (topic: string) => void;
type Streams = Map<string, Set<Receive>>;

/** One subscription to the database's messages per kernel, however many streams are open. */
const streamsOfKernel = new WeakMap<Kernel, Streams>();

function streamsOf(kernel: Kernel): Streams {
  const known = streamsOfKernel.get(kernel);
  if (known) return known;
  const streams: Streams = new Map();
  streamsOfKernel.set(kernel, streams);
  kernel.live.onMessage((message) => {
    if (message.kind !== 'account') return;
    for (const receive of streams.get(message.accountId) ?? []) receive(message.topic);
  });
  // Messages may have been lost while the database connection was down.
  kernel.live.onGap(() => {
    for (const receivers of streams.values()) for (const receive of receivers) receive('all');
  });
  return streams;
}

interface WatchOptions {
  actor: Actor;
  /** Aborted when the client disconnects. */
  signal: AbortSignal | undefined;
}

/**
 * Streams the topics of an account as they change, until the client disconnects or the session ends. The first topic
 * is `hello`, so that a reconnecting client knows that it may have missed changes.
 */
export function watchAccount(
  kernel: Kernel,
  { actor, signal }: WatchOptions,
): AsyncGenerator<{ topic: string }, void, void> {
  // The stream limit is checked here rather than in the generator, which would refuse only after the response has
  // started.
  const inbox = openInbox(streamsOf(kernel), actor.accountId);
  signal?.addEventListener('abort', () => inbox.close(), { once: true });
  return topicsOf(kernel, { inbox, actor, signal });
}

async function* topicsOf(
  kernel: Kernel,
  { inbox, actor, signal }: WatchOptions & { inbox: Inbox },
): AsyncGenerator<{ topic: string }, void, void> {
  try {
    yield { topic: 'hello' };
    while (!signal?.aborted) {
      const topics = await inbox.next(sessionCheckSeconds * 1000);
      if (signal?.aborted || !(await isSessionOpen(kernel, actor.sessionId))) return;
      for (const topic of topics) yield { topic };
    }
  } finally {
    inbox.close();
  }
}

type Inbox = ReturnType<typeof openInbox>;

/** Opens an inbox that collects topics between two reads, each topic once. */
function openInbox(streams: Streams, accountId: string) {
  const receivers = streams.get(accountId) ?? new Set<Receive>();
  if (receivers.size >= maxStreams) {
    throw new AppError('rate_limited', 'Too many open windows. This one won’t update automatically.', {
      retryAfterSeconds: 60,
    });
  }
  const pendingTopics = new Set<string>();
  let wake = (): void => {};
  const receive: Receive = (topic) => {
    pendingTopics.add(topic);
    wake();
  };
  streams.set(accountId, receivers.add(receive));
  return {
    async next(timeoutMs: number): Promise<string[]> {
      if (pendingTopics.size === 0) await sleep(timeoutMs, (stop) => void (wake = stop));
      const topics = [...pendingTopics];
      pendingTopics.clear();
      return topics;
    },
    close(): void {
      receivers.delete(receive);
      if (receivers.size === 0 && streams.get(accountId) === receivers) streams.delete(accountId);
      wake();
    },
  };
}

function sleep(ms: number, onStart: (stop: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    onStart(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function isSessionOpen({ database, clock }: Kernel, sessionId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock())));
  return row !== undefined;
}
