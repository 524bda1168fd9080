import { defineEvent } from '#lib/events.ts';

/** A store has seen a request that is due tomorrow, and has neither quoted nor declined. */
export const quoteDue = defineEvent<{ requestId: string; supplierId: string; deadline: string }>(
  'request.quote-due',
);
/** The deadline of an open request has passed. */
export const requestClosed = defineEvent<{ requestId: string; deadline: string }>('request.closed');
