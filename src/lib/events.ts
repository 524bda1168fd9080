/** A type of domain event. The type parameter is its payload: ids and small values, never secrets. */
export interface EventType<Payload extends object> {
  readonly name: string;
  readonly payload?: Payload;
}

/** Declares a feature's event, named in the past tense: `defineEvent<{ inquiryId: string }>('inquiry.sent')`. */
export const defineEvent = <Payload extends object>(name: string): EventType<Payload> => ({ name });
