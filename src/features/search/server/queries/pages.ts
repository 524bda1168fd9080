import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { datesInWords } from '#features/events/rules/dates.ts';
import { events } from '#features/events/server/tables.ts';
import { countryName } from '#features/suppliers/server/queries/locations.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundPage } from '../../contract.ts';

interface Page {
  q: string;
  cursor: number;
  limit: number;
}

const english = (text: SQL, q: string): SQL | undefined =>
  q ? sql`to_tsvector('english', ${text}) @@ websearch_to_tsquery('english', ${q})` : undefined;

/** Trade events that are still to come and have the words, the next one first. */
export async function findEvents(
  { database, clock }: Kernel,
  { q, cursor, limit }: Page,
): Promise<{ count: number; pages: FoundPage[] }> {
  const text = sql`concat_ws(' ', ${events.title}, ${events.category}, ${events.city}, ${events.venue}, ${events.summary})`;
  const rows = await database.db
    .select({ event: events, total: sql<number>`count(*) over ()::int` })
    .from(events)
    .where(
      and(
        eq(events.isPublished, true),
        isNull(events.deletedAt),
        gte(events.endsOn, clock().toISOString().slice(0, 10)),
        english(text, q),
      ),
    )
    .orderBy(asc(events.startsOn), asc(events.id))
    .offset(cursor)
    .limit(limit);
  return {
    count: rows[0]?.total ?? 0,
    pages: rows.map(({ event: { id, slug, title, startsOn, endsOn, city, country, summary } }) => ({
      id,
      title,
      note: `${datesInWords({ startsOn, endsOn })} · ${city}, ${countryName(country)}`,
      summary,
      to: `/events/${slug}`,
    })),
  };
}
