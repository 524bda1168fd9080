import * as z from 'zod/mini';
import { productUnits } from '#features/catalog/products/contract/product-labels.ts';
import { success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

/** The decision on a request: `open` from its publication until the buyer awards or cancels it. */
export const requestStatuses = ['draft', 'open', 'partly_awarded', 'awarded', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
/** A status as people see it: closed after the deadline, and expired long after it without an award. */
export const requestStates = [
  'draft',
  'open',
  'closed',
  'partly_awarded',
  'awarded',
  'cancelled',
  'expired',
] as const;
export type RequestState = (typeof requestStates)[number];
/** Filters of the lists: `action` for requests that wait for the viewer. */
export const requestViews = ['action', ...requestStates] as const;

export const invitationStates = ['invited', 'seen', 'declined', 'answered'] as const;
export type InvitationState = (typeof invitationStates)[number];
export const invitationViews = ['action', ...invitationStates, 'won', 'lost'] as const;

/** Orders of the lists: the newest first, or open requests by their deadline before all others. */
export const requestSorts = ['newest', 'closing'] as const;
export type RequestSort = (typeof requestSorts)[number];

/** A request in the list of its buyer. */
export const requestRow = z.object({
  id,
  /** `RQ-1042` */
  reference: z.string(),
  title: z.string(),
  state: z.enum(requestStates),
  lineCount: z.int(),
  /** Null for drafts. */
  deadline: z.nullable(z.string()),
  invitedCount: z.int(),
  /** Suppliers who sent a quote or wrote. */
  answeredCount: z.int(),
  /** Questions without an answer. */
  openQuestions: z.int(),
  updatedAt: instant,
});
export type RequestRow = z.infer<typeof requestRow>;

/** A request in the list of a store that received it. */
export const receivedRow = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  state: z.enum(requestStates),
  lineCount: z.int(),
  deadline: z.string(),
  /** Quantities of the first item. */
  quantities: z.array(z.int()),
  unit: z.enum(productUnits),
  /** Country code of the first place of delivery. */
  deliverTo: z.string(),
  reason: z.string(),
  invitation: z.enum(invitationStates),
  invitedAt: instant,
  /** True for a winner, false for a store that quoted and did not win; null before the decision. */
  won: z.nullable(z.boolean()),
});
export type ReceivedRow = z.infer<typeof receivedRow>;

/** Returns a page of a list, with the number of requests that wait for the viewer and of open ones, up to 100 each. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  success({
    requests: z.array(row),
    nextCursor: z.nullable(z.string()),
    counts: z.object({ action: z.int(), open: z.int() }),
  });
