import { daysBetween } from '#lib/calendar.ts';
import { countryName } from '#lib/country-name.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { formatCount, formatNumber } from '#lib/formats.ts';
import { type Audience, maxInvited, type RequestContent } from './contract/request-form.ts';
import type { InvitationState, RequestState, RequestStatus } from './contract/request-rows.ts';
import type { RequestAction, Standing } from './contract.ts';

/** Days after the deadline on which a request without an award has expired. */
export const openAfterDeadlineDays = 60;

interface DatedRequest {
  status: RequestStatus;
  /** `YYYY-MM-DD`, the last day for quotes; null for drafts. */
  deadline: string | null;
}

/** Returns the state that people see on a day; days are those of the marketplace. */
export function stateOn(day: string, { status, deadline }: DatedRequest): RequestState {
  if (status !== 'open' || deadline === null || deadline >= day) return status;
  return daysBetween(deadline, day) > openAfterDeadlineDays ? 'expired' : 'closed';
}

/** True if the quotes for a request cannot be read on a day, except by those who sent them. */
export const isSealed = (
  { sealed, deadline }: { sealed: boolean; deadline: string | null },
  day: string,
): boolean => sealed && (deadline ?? '') >= day;

/** The actions of the buyer in each state. */
const possible: Record<RequestState, readonly RequestAction[]> = {
  draft: ['edit', 'publish', 'delete'],
  open: ['revise', 'extend', 'invite', 'cancel', 'award', 'clone'],
  closed: ['extend', 'cancel', 'award', 'clone', 'export'],
  partly_awarded: ['award', 'finish', 'clone', 'export'],
  awarded: ['clone', 'export'],
  cancelled: ['clone'],
  expired: ['extend', 'clone', 'export'],
};

/**
 * Returns what the buyer can do. Sealed quotes are awarded after the deadline only, and that deadline is final: otherwise
 * the buyer could read the quotes and then let a supplier undercut them.
 */
export const actionsIn = (state: RequestState, { sealed }: { sealed: boolean }): readonly RequestAction[] =>
  possible[state].filter((action) => !(sealed && isUnfairIfSealed(action, state)));

const isUnfairIfSealed = (action: RequestAction, state: RequestState): boolean =>
  state === 'open' ? action === 'award' || action === 'revise' : action === 'extend';

const refusals: Record<RequestState, string> = {
  draft: 'This request has not been sent yet.',
  open: 'This request is open for quotes.',
  closed: 'The deadline of this request has passed.',
  partly_awarded: 'Part of this request was already awarded.',
  awarded: 'This request was already awarded.',
  cancelled: 'This request was cancelled.',
  expired: 'This request has expired.',
};

interface Attempt {
  action: RequestAction;
  sealed: boolean;
}

/** Decides whether the buyer can act on a request in a state. */
export const decideAction = (
  state: RequestState,
  { action, sealed }: Attempt,
): Decision<object, { code: string; message: string }> =>
  actionsIn(state, { sealed }).includes(action) ? allow() : refuse({ code: state, message: refusals[state] });

/** Returns why a store cannot answer a request in a state, or null if it can. */
export const answerRefusal = (state: RequestState): string | null =>
  state === 'open' ? null : refusals[state];

interface Invitation {
  seenAt: Date | null;
  declinedAt: Date | null;
  inquiryId: string | null;
}

/** Returns how far a store has got with an invitation. */
export function invitationState({ seenAt, declinedAt, inquiryId }: Invitation): InvitationState {
  if (inquiryId) return 'answered';
  if (declinedAt) return 'declined';
  return seenAt ? 'seen' : 'invited';
}

/** Hours after which another supplier is invited in place of one who has not seen a request. */
export const silentAfterHours = 48;

interface DatedInvitation extends Invitation {
  supplierId: string;
  invitedAt: Date;
  /** The supplier in whose place it was sent. */
  replacesSupplierId: string | null;
}

interface ReplacementLimits {
  now: Date;
  /** Suppliers who can still respond. */
  maxActive: number;
  maxTotal: number;
}

/** Returns the suppliers in whose place others are invited now: those who do not respond and were not replaced. */
export function suppliersToReplace(
  invitations: readonly DatedInvitation[],
  { now, maxActive, maxTotal }: ReplacementLimits,
): string[] {
  const silent = invitations.filter((one) => isSilent(one, now));
  const replaced = new Set(invitations.map(({ replacesSupplierId }) => replacesSupplierId));
  const room = Math.min(maxActive - (invitations.length - silent.length), maxTotal - invitations.length);
  return silent
    .filter(({ supplierId }) => !replaced.has(supplierId))
    .toSorted((a, b) => a.invitedAt.getTime() - b.invitedAt.getTime())
    .slice(0, Math.max(0, room))
    .map(({ supplierId }) => supplierId);
}

function isSilent(invitation: DatedInvitation, now: Date): boolean {
  const state = invitationState(invitation);
  const hours = (now.getTime() - invitation.invitedAt.getTime()) / 3_600_000;
  return state === 'declined' || (state === 'invited' && hours >= silentAfterHours);
}

/** Why a supplier whom the buyer chose receives a request, as a sentence for the buyer. */
export const chosenReason = 'You invited this supplier';

/** Returns why a store received a request, as a sentence for the store. */
export const reasonForStore = (reason: string): string =>
  reason === chosenReason ? 'The buyer invited you' : reason.replace(/^Sells “/, 'Matches your “');

interface Receiver {
  id: string;
  name: string;
  reason: string;
}

/**
 * Returns who receives a copy of a request: the same chosen suppliers, and matching ones only if those received the
 * request too. A request that was sent before its audience was stored stays with the suppliers who have it.
 */
export function receiversOfCopy(
  audience: Audience | null,
  receivers: readonly Receiver[],
): { audience: Audience; invited: { id: string; name: string }[] } {
  const isPrivate = audience === null || audience === 'invited';
  const invited = receivers
    .filter(({ reason }) => isPrivate || reason === chosenReason)
    .slice(0, maxInvited)
    .map(({ id, name }) => ({ id, name }));
  if (isPrivate) return { audience: 'invited', invited };
  return { audience: invited.length > 0 ? 'both' : audience, invited };
}

/** Returns the places of delivery as people read them: `Portland, 97201, United States · Pune, India`. */
export const placesText = (places: RequestContent['places']): string =>
  places
    .map(({ city, postalCode, country }) =>
      [city, postalCode, countryName(country)].filter(Boolean).join(', '),
    )
    .join(' · ');

/** Returns the number of a request as people see it: `RQ-1042`. */
export const requestNumber = (number: number): string => `RQ-${number}`;

const problemTexts: Record<NonNullable<Standing['problem']>, string> = {
  not_quoted: 'not quoted',
  alternative: 'could not be ranked: an alternative was awarded',
  terms: 'could not be ranked: delivery terms differ',
  exchange_rate: 'could not be ranked: no exchange rate',
};

const basisTexts: Record<NonNullable<Standing['basis']>, string> = {
  landed_cost: 'landed cost',
  quoted_total: 'quoted total',
};

/** Returns where a supplier stands, as it reads it: `Box, 5,000: ranked 2 of 3 by landed cost, 26.1% above the lowest`. */
export function describeStanding(standing: Standing): string {
  const { title, quantity, rank, of, abovePercent, basis, problem } = standing;
  const item = `${title}, ${formatCount(quantity)}`;
  if (problem) return `${item}: ${problemTexts[problem]}`;
  const by = basis ? ` by ${basisTexts[basis]}` : '';
  const distance = abovePercent ? `, ${formatNumber(abovePercent)}% above the lowest` : '';
  return `${item}: ranked ${rank} of ${of}${by}${distance}`;
}
