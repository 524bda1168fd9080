import type { EventType } from '#lib/events.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import type { Job } from './define-job.ts';

/** Context of a job: a command's context in its own transaction, and the kernel for mail, files and pages. */
export interface JobContext extends CommandContext {
  kernel: Kernel;
}

/** A feature's reaction to an event. `name` is unique and must not change, because waiting jobs are stored with it. */
export interface Subscription {
  name: string;
  event: string;
  run(ctx: JobContext, payload: never): Promise<void>;
}

/**
 * Declares a reaction to an event. It runs after the event's transaction has committed, and is repeated until it
 * succeeds.
 */
export function onEvent<Payload extends object>(
  event: EventType<Payload>,
  name: string,
  run: (ctx: JobContext, payload: Payload) => Promise<void>,
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
  run: (ctx: JobContext, payload: NoInfer<Payload>) => Promise<void>,
  schedule?: string,
): Task => ({ name, run, ...(schedule ? { schedule } : {}) });

/** All background work of a feature. */
export interface FeatureJobs {
  subscriptions?: Subscription[];
  tasks?: Task[];
}
