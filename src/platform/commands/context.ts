import type { ApiScope, Role } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { EventType } from '#lib/events.ts';
import { newId } from '#lib/ids.ts';
import type { Transaction } from '../database/database.ts';
import { addJob, publishEventJob } from '../jobs/queue.ts';
import { outboxEvents } from '../jobs/tables.ts';
import type { Log } from '../log/log.ts';

/** The caller as established by the server. */
export interface Actor {
  accountId: string;
  role: Role;
  sessionId: string;
  /** Set for programs that call with an API key instead of a session. */
  apiKey?: { id: string; scopes: readonly ApiScope[] };
}

/**
 * A guest of the dashboard who reads the sample store as its owner would. There is no session, so it is not an
 * `Actor`: no command can run on its behalf.
 */
interface Viewer {
  accountId: string;
  role: Role;
  apiKey?: never;
  sessionId?: never;
}

/** A signed-in user, or a guest of the sample store. */
export type Reader = Actor | Viewer;

export const isActor = (reader: Reader): reader is Actor => reader.sessionId !== undefined;

/** Everything that a command may use: one transaction, the actor, the time, the outbox and the log. */
export interface CommandContext {
  db: Transaction;
  /** Null for guests, and for work of the product itself. */
  actor: Actor | null;
  now: Date;
  log: Log;
  emit<Payload extends object>(event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
}

interface CommandContextInput {
  db: Transaction;
  actor: Actor | null;
  now: Date;
  log: Log;
}

export function commandContext({ db, actor, now, log }: CommandContextInput): CommandContext {
  return {
    db,
    actor,
    now,
    log,
    async emit(event, payload) {
      const id = newId();
      await db.insert(outboxEvents).values({
        id,
        name: event.name,
        payload: payload as Record<string, unknown>,
        actorId: actor?.accountId ?? null,
        occurredAt: now,
      });
      await addJob(db, { job: publishEventJob, payload: { eventId: id } });
    },
  };
}

/** Returns the signed-in user. Throws `unauthenticated` (401) without one. */
export function requireSignedIn<Who extends Reader>({ actor }: { actor: Who | null }): Who {
  if (!actor) throw new AppError('unauthenticated', 'Sign in to continue.');
  return actor;
}

/**
 * Returns the user with a session. Throws 401 otherwise: for actions that guests of the sample store can never take.
 */
export function requireSession(ctx: { actor: Reader | null }): Actor {
  const reader = requireSignedIn(ctx);
  if (!isActor(reader)) throw new AppError('unauthenticated', 'Sign in to continue.');
  return reader;
}

/** Returns the signed-in user if they have one of these roles. Throws 403 otherwise. */
export function requireRole<Who extends Reader>(ctx: { actor: Who | null }, ...allowed: Role[]): Who {
  const actor = requireSignedIn(ctx);
  if (!allowed.includes(actor.role))
    throw new AppError('forbidden', 'Access denied: Insufficient permissions');
  return actor;
}
