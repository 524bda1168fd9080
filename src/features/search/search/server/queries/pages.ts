import { and, asc, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { formatEventDates } from '#features/publishing/trade-events/rules/dates.ts';
import { events } from '#features/publishing/trade-events/server/tables.ts';
import { jobs } from '#features/publishing/vacancies/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toWebSearchText } from '#lib/like.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { FoundPage } from '../../contract.ts';

interface PageQuery {
  q: string;
  cursor: number;
  limit: number;
}

const english = (text: SQL, q: string): SQL | undefined =>
  q
    ? sql`to_tsvector('english', ${text}) @@ websearch_to_tsquery('english', ${toWebSearchText(q)})`
    : undefined;

/** Returns upcoming trade events that match, next one first. */
export async function findEvents(
  { database, clock }: Kernel,
  { q, cursor, limit }: PageQuery,
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
      note: `${formatEventDates({ startsOn, endsOn })} · ${city}, ${countryName(country)}`,
      summary,
      to: `/events/${slug}`,
    })),
  };
}

/** Returns open jobs that match, newest first. */
export async function findJobs(
  { database, clock }: Kernel,
  { q, cursor, limit }: PageQuery,
): Promise<{ count: number; pages: FoundPage[] }> {
  const rows = await database.db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      companyName: jobs.companyName,
      city: jobs.city,
      country: jobs.country,
      summary: jobs.summary,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(jobs)
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .where(
      and(
        eq(jobs.isDraft, false),
        lte(jobs.publishedAt, clock()),
        or(isNull(jobs.supplierId), isPublicSupplier),
        gte(jobs.expiresOn, clock().toISOString().slice(0, 10)),
        q ? sql`${jobs.searchVector} @@ websearch_to_tsquery('english', ${toWebSearchText(q)})` : undefined,
      ),
    )
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .offset(cursor)
    .limit(limit);
  return {
    count: rows[0]?.total ?? 0,
    pages: rows.map(({ id, slug, title, companyName, city, country, summary }) => ({
      id,
      title,
      note: `${companyName} · ${city}, ${countryName(country)}`,
      summary,
      to: `/jobs/${slug}`,
    })),
  };
}
