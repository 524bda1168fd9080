import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import { listSitemap, onlyRow } from '#features/publishing/engine/server/queries.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { monthBounds } from '../../rules/dates.ts';
import { eventPath } from '../../rules/paths.ts';
import { events } from '../tables.ts';

export const listColumns = {
  id: events.id,
  slug: events.slug,
  title: events.title,
  startsOn: events.startsOn,
  endsOn: events.endsOn,
  city: events.city,
  country: events.country,
  venue: events.venue,
  category: events.category,
  summary: events.summary,
  imageUrl: events.imageUrl,
};

/** Condition: visible to visitors. */
const isPublic = and(eq(events.isPublished, true), isNull(events.deletedAt));

type EventTime = 'upcoming' | 'past';
const matchesTime = (when: EventTime, today: string): SQL =>
  when === 'upcoming' ? gte(events.endsOn, today) : lt(events.endsOn, today);

interface ListEventsQuery {
  when: EventTime;
  month?: string | undefined;
  country?: string | undefined;
  category?: string | undefined;
  limit: number;
  cursor?: string | undefined;
  now: Date;
}

/** Returns upcoming and current events, soonest first; or past ones, latest first. */
export async function listEvents(db: Database, { when, limit, cursor, now, ...asked }: ListEventsQuery) {
  const today = toDateString(now);
  const forward = when === 'upcoming';
  const rows = await db
    .select(listColumns)
    .from(events)
    .where(
      and(
        isPublic,
        matchesTime(when, today),
        asked.month ? touchesMonth(asked.month) : undefined,
        asked.country ? eq(events.country, asked.country) : undefined,
        asked.category ? eq(events.category, asked.category) : undefined,
        cursor ? after(cursor, forward) : undefined,
      ),
    )
    .orderBy(...(forward ? [asc(events.startsOn), asc(events.id)] : [desc(events.startsOn), desc(events.id)]))
    .limit(limit + 1);
  return { events: rows.slice(0, limit), nextCursor: nextCursor(rows, limit), today };
}

/** Condition: the event starts in a month or reaches into it. */
function touchesMonth(month: string): SQL | undefined {
  const { first, last } = monthBounds(month);
  return and(lte(events.startsOn, last), gte(events.endsOn, first));
}

export function after(cursor: string, forward: boolean): SQL | undefined {
  const [startsOn = '', id = ''] = cursor.split('.');
  const beyond = forward ? gt : lt;
  return or(beyond(events.startsOn, startsOn), and(eq(events.startsOn, startsOn), beyond(events.id, id)));
}

export function nextCursor(rows: readonly { startsOn: string; id: string }[], limit: number): string | null {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return last ? `${last.startsOn}.${last.id}` : null;
}

/** Returns the months, countries and categories of the listed events, with the number of events for each. */
export async function listEventFilters(db: Database, { when, now }: { when: EventTime; now: Date }) {
  const shown = and(isPublic, matchesTime(when, toDateString(now)));
  const month = sql<string>`to_char(${events.startsOn}, 'YYYY-MM')`;
  const number = count();
  const [months, countries, categories] = await Promise.all([
    db.select({ month, count: number }).from(events).where(shown).groupBy(month).orderBy(month).limit(36),
    db
      .select({ country: events.country, count: number })
      .from(events)
      .where(shown)
      .groupBy(events.country)
      .limit(250),
    db
      .select({ category: events.category, count: number })
      .from(events)
      .where(shown)
      .groupBy(events.category)
      .orderBy(desc(number), asc(events.category))
      .limit(50),
  ]);
  return { months: when === 'past' ? months.toReversed() : months, countries, categories };
}

const maxEventsInMonth = 300;

/** Returns every event of a month; of the current month by default. */
export async function getEventMonth(db: Database, { month, now }: { month?: string | undefined; now: Date }) {
  const today = toDateString(now);
  const shown = month ?? today.slice(0, 7);
  const rows = await db
    .select(listColumns)
    .from(events)
    .where(and(isPublic, touchesMonth(shown)))
    .orderBy(asc(events.startsOn), asc(events.id))
    .limit(maxEventsInMonth);
  return { month: shown, today, events: rows };
}

const relatedCount = 3;

/** Returns an event with its body, and related events: same category or country first, then the next in time. */
export async function getEvent(db: Database, { slug, now }: { slug: string; now: Date }) {
  const found = await db
    .select({
      ...listColumns,
      html: events.html,
      audience: events.audience,
      organiser: events.organiser,
      websiteUrl: events.websiteUrl,
      version: events.version,
    })
    .from(events)
    .where(and(eq(events.slug, slug), isPublic));
  const event = onlyRow(found, 'Event');
  const today = toDateString(now);
  const likeness = sql`(${events.category} = ${event.category})::int + (${events.country} = ${event.country})::int`;
  const related = await db
    .select(listColumns)
    .from(events)
    .where(and(isPublic, gte(events.endsOn, today), ne(events.id, event.id)))
    .orderBy(desc(likeness), asc(events.startsOn), asc(events.id))
    .limit(relatedCount);
  return { event, related, today };
}

const publicEvents = { table: events, isPublic: () => isPublic, path: eventPath };
export const listSitemapEvents = listSitemap(publicEvents);
export const listFeedEvents = listFeed({
  ...publicEvents,
  summary: events.summary,
  publishedAt: events.createdAt,
});
