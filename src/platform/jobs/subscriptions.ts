import type { EventType } from '#lib/events.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Config } from '../config/config.ts';
import type { Pool } from '../database/database.ts';
import type { Kernel } from '../kernel.ts';
import type { Log } from '../log/log.ts';
import type { Job } from './define-job.ts';

/**
 * Context of a job. No transaction is open, so a job can wait for mail servers, files and pictures without holding one;
 * it writes with commands.
 */
export interface JobContext {
  /** Each statement is a transaction of its own. */
  db: Pool;
  now: Date;
  log: Log;
  kernel: Kernel;
  /** Runs a command in a short transaction of its own. */
  write<T>(command: (ctx: JobCommandContext) => Promise<T>): Promise<T>;
}

/** Context of a command that a job runs. Without the kernel, it can wait for nothing but the database. */
export interface JobCommandContext extends CommandContext {
  config: Config;
}

/** Returns a job that is one command, and thus one transaction. */
export const inTransaction =
  <Payload>(command: (ctx: JobCommandContext, payload: Payload) => Promise<unknown>) =>
  async (ctx: JobContext, payload: Payload): Promise<void> => {
    await ctx.write((writing) => command(writing, payload));
  };

/** A feature's reaction to an event. `name` is unique and must not change, because waiting jobs are stored with it. */
export interface Subscription {
  name: string;
  event: string;
  run(ctx: JobContext, payload: never): Promise<void>;
}

interface Work<Payload> {
  run: (ctx: JobContext, payload: Payload) => Promise<void>;
}

/**
 * Declares a reaction to an event. It runs after the event's transaction has committed, and is repeated until it
 * succeeds.
 */
export function onEvent<Payload extends object>(
  event: EventType<Payload>,
  { name, run }: Work<Payload> & { name: string },
): Subscription {
  return { name, event: event.name, run };
}

/** A job without an event: queued with `addJob`, or on a schedule. */
export interface Task {
  name: string;
  /** Cron expression in UTC, for recurring work. */
  schedule?: string;
  run(ctx: JobContext, payload: never): Promise<void>;
}

export const defineTask = <Payload extends object>(
  { name }: Job<Payload>,
  { run, schedule }: Work<NoInfer<Payload>> & { schedule?: string },
): Task => ({ name, run, ...(schedule ? { schedule } : {}) });

/** All background work of a feature. */
export interface FeatureJobs {
  subscriptions?: Subscription[];
  tasks?: Task[];
}
