import type { EventType } from '#lib/events.ts';
import type { CommandContext } from '../commands/context.ts';
import type { Kernel } from '../kernel.ts';
import type { Job } from './define-job.ts';

/** What a job gets: a command's context in its own transaction, and the kernel for mail, files and pages. */
export interface JobContext extends CommandContext {
  kernel: Kernel;
}

/** A feature's reaction to an event. `name` is unique and stays: waiting jobs are found by it. */
export interface Subscription {
  name: string;
  event: string;
  run(ctx: JobContext, payload: never): Promise<void>;
}

/** Declares a reaction: it runs after the event's transaction has committed, until it succeeds. */
export function on<Payload extends object>(
  event: EventType<Payload>,
  name: string,
  run: (ctx: JobContext, payload: Payload) => Promise<void>,
): Subscription {
  return { name, event: event.name, run };
}

/** A job that is not bound to an event: queued by hand with `addJob`, or by the clock. */
export interface Task {
  name: string;
  /** Cron expression in UTC, for work that returns. */
  schedule?: string;
  run(ctx: JobContext, payload: never): Promise<void>;
}

export const task = <Payload extends object>(
  { name }: Job<Payload>,
  run: (ctx: JobContext, payload: NoInfer<Payload>) => Promise<void>,
  schedule?: string,
): Task => ({ name, run, ...(schedule ? { schedule } : {}) });

/** All that a feature runs in the background. */
export interface FeatureJobs {
  subscriptions?: Subscription[];
  tasks?: Task[];
}
