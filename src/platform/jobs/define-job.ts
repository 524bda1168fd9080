/** A kind of work for the queue. The type parameter is its payload: ids and small facts, never secrets. */
export interface Job<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

/** For jobs that need to know nothing more. */
type NoPayload = Record<string, never>;

/**
 * Declares a job: `defineJob<{ exportId: string }>('privacy.make-export')`. The name is unique and stays, because waiting jobs
 * are found by it.
 */
export const defineJob = <Payload extends object = NoPayload>(name: string): Job<Payload> => ({ name });
