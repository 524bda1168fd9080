import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isInRange } from '#features/analytics/reports/server/queries/instants.ts';
import type { ReportQuery } from '#features/analytics/reports/server/queries/report-sums.ts';
import type { QuoteState } from '#features/sourcing/quotes/contract/quote-rows.ts';
import { closeReasons } from '#features/sourcing/quotes/rules.ts';
import { quotes } from '#features/sourcing/quotes/server/tables.ts';
import { requestInvitations } from '#features/sourcing/requests/server/tables.ts';
import { marketDay } from '#lib/calendar.ts';
import type { LossReason } from '../../contract.ts';

/** SQL for the state of a quote today: an open one past its last day has expired. */
export const stateOf = (now: Date): SQL<QuoteState> =>
  sql<QuoteState>`case when ${isExpired(now)} then 'expired' else ${quotes.status} end`;

const isExpired = (now: Date): SQL =>
  sql`(${quotes.status} = 'open' and ${quotes.validUntil} < ${marketDay(now)}::date)`;

/** Condition: the quote is lost: declined, or expired without an answer. */
export const isLost = (now: Date): SQL => sql`(${quotes.status} = 'declined' or ${isExpired(now)})`;

/** Condition: the quote is one of the store in the range. */
export const isOwn = (query: ReportQuery): SQL | undefined =>
  and(eq(quotes.supplierId, query.supplierId), isInRange(quotes.firstSentAt, query));

/** Condition of the join with the invitation that a quote answers, which holds what the buyer disclosed of the award. */
export const isInvitationOf = and(
  eq(requestInvitations.requestId, quotes.requestId),
  eq(requestInvitations.supplierId, quotes.supplierId),
);

/** SQL for the awarded item in which the store stands best; outcomes of earlier releases are such an item themselves. */
const standing = sql`(
  select item from jsonb_array_elements(
    coalesce(${requestInvitations.outcome}->'items', jsonb_build_array(${requestInvitations.outcome}))) as items (item)
  order by (item->>'rank')::int nulls last limit 1)`;
const rank = sql<number | null>`(${standing}->>'rank')::int`;
const isIncomparable = sql`${standing}->>'problem' in ('alternative', 'terms', 'exchange_rate')`;
/** A quote that the award of its request closed; one that the buyer declined before says why itself. */
const isOutranked = sql`${quotes.closeReason} = ${closeReasons.othersSelected} and ${requestInvitations.outcome} is not null`;

/** The facts of the award that a supplier may know: the rank of its own offer, and the distance if the buyer agreed. */
export const outcomeColumns = {
  rank: sql<number | null>`case when ${isOutranked} then ${rank} end`,
  of: sql<number | null>`case when ${isOutranked} then (${standing}->>'of')::int end`,
  abovePercent: sql<number | null>`case when ${isOutranked} then (${standing}->>'abovePercent')::float8 end`,
};

/** SQL for the reason of a lost quote, joined with its invitation. */
export const reasonOf = sql<LossReason>`case
  when ${quotes.status} = 'open' then 'expired'
  when ${quotes.closeReason} in (${closeReasons.requestCancelled}, ${closeReasons.accountClosed}) then 'cancelled'
  when not coalesce(${isOutranked}, false) then 'declined'
  when ${isIncomparable} then 'unranked'
  when ${rank} is null then 'incomplete'
  when ${rank} = 1 then 'not-selected'
  else 'cheaper' end`;
