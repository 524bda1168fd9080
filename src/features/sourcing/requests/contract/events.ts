import { defineEvent } from '#lib/events.ts';

interface RequestFacts {
  requestId: string;
  supplierId: string;
}

/** A store was invited to a request; one event for each. */
export const supplierInvited = defineEvent<RequestFacts>('request.supplier-invited');
/** The content or the deadline of a request changed; one event for each invited store. */
export const requestChanged = defineEvent<RequestFacts & { change: string; at: string }>('request.changed');
/** A request was cancelled; one event for each invited store. */
export const requestCancelled = defineEvent<RequestFacts>('request.cancelled');
export const requestQuestionAsked = defineEvent<{ requestId: string; questionId: string }>(
  'request.question-asked',
);
/** A question was answered; one event for each invited store. */
export const requestQuestionAnswered = defineEvent<RequestFacts & { questionId: string }>(
  'request.question-answered',
);
export const invitationDeclined = defineEvent<RequestFacts>('request.invitation-declined');
/** A request was decided; one event for each store that quoted. */
export const requestDecided = defineEvent<RequestFacts>('request.decided');
