/** A kind of thing that happened. The type parameter is its payload: ids and small facts, never secrets. */
export interface EventType<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

/** Declares an event of a feature, in the past tense: `defineEvent<{ inquiryId: string }>('inquiry.sent')`. */
export const defineEvent = <Payload extends object>(name: string): EventType<Payload> => ({ name });
