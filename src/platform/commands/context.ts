import type { ApiScope, Role } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import type { EventType } from '#lib/events.ts';
import { newId } from '#lib/ids.ts';
import type { Transaction } from '../database/database.ts';
import { addJob, publishEventJob } from '../jobs/queue.ts';
import { outboxEvents } from '../jobs/tables.ts';
import type { Log } from '../log/log.ts';

/** Who is calling, as the server itself established it. */
export interface Actor {
  accountId: string;
  role: Role;
  sessionId: string;
  /** Set when a program calls with an API key instead of a person with a session. */
  apiKey?: { id: string; scopes: readonly ApiScope[] };
}

/**
 * A visitor of the dashboard who reads the sample store as its owner would. No session stands behind it, so it is no
 * `Actor`: a command cannot be run in its name.
 */
interface Viewer {
  accountId: string;
  role: Role;
  apiKey?: never;
  sessionId?: never;
}

/** Whoever may read: a signed-in person, or a visitor of the sample store. */
export type Reader = Actor | Viewer;

export const isActor = (reader: Reader): reader is Actor => reader.sessionId !== undefined;

/** All that a command may use: one transaction, who acts, the time, the outbox and the log. */
export interface CommandContext {
  db: Transaction;
  /** Null for a visitor, and for work that the product does by itself. */
  actor: Actor | null;
  now: Date;
  log: Log;
  emit<Payload extends object>(event: EventType<Payload>, payload: NoInfer<Payload>): Promise<void>;
}

interface ContextParts {
  db: Transaction;
  actor: Actor | null;
  now: Date;
  log: Log;
}

export function commandContext({ db, actor, now, log }: ContextParts): CommandContext {
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
      await addJob(db, publishEventJob, { eventId: id });
    },
  };
}

/** The signed-in person, or 401. */
export function signedIn<Who extends Reader>({ actor }: { actor: Who | null }): Who {
  if (!actor) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return actor;
}

/** The person with a session, or 401: for what a visitor of the sample store can never have. */
export function withSession(ctx: { actor: Reader | null }): Actor {
  const reader = signedIn(ctx);
  if (!isActor(reader)) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return reader;
}

/** The signed-in person in one of these roles, or 403. */
export function withRole<Who extends Reader>(ctx: { actor: Who | null }, ...allowed: Role[]): Who {
  const actor = signedIn(ctx);
  if (!allowed.includes(actor.role))
    throw new AppError('forbidden', 'Access denied: Insufficient permissions');
  return actor;
}
