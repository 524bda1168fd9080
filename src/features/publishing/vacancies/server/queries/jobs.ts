import { and, desc, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { listFeed } from '#features/publishing/engine/server/queries/feed.ts';
import { listSitemap } from '#features/publishing/engine/server/queries.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { toWebSearchText } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { JobFilter } from '../../contract.ts';
import { jobs } from '../tables.ts';

const cardColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  companyName: jobs.companyName,
  supplierSlug: sql<string | null>`case when ${suppliers.isPublic} then ${suppliers.slug} end`,
  logoSeed: jobs.logoSeed,
  function: jobs.function,
  type: jobs.type,
  workplace: jobs.workplace,
  city: jobs.city,
  country: jobs.country,
  summary: jobs.summary,
  salaryMinMinor: jobs.salaryMinMinor,
  salaryMaxMinor: jobs.salaryMaxMinor,
  currency: jobs.currency,
  salaryPer: jobs.salaryPer,
  publishedAt: jobs.publishedAt,
  expiresOn: jobs.expiresOn,
};

/** Condition: published and, if a store posted it, the store is still on the marketplace. */
const published = (now: Date) =>
  and(
    eq(jobs.isDraft, false),
    lte(jobs.publishedAt, now),
    sql`(${jobs.supplierId} is null or exists (
      select from ${suppliers} where ${suppliers.id} = ${jobs.supplierId} and ${suppliers.isPublic}))`,
  );

/** Condition: published and still open for applications. */
const isOpen = (now: Date) => and(published(now), gte(jobs.expiresOn, toDateString(now)));

const withCountry = <Row extends { country: string }>(row: Row) => ({
  ...row,
  countryName: countryName(row.country),
});

interface JobPage extends JobFilter {
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns open jobs, newest first, and the countries with open jobs. */
export async function listJobs(db: Database, { cursor, limit, now, ...filter }: JobPage) {
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const [rows, codes] = await Promise.all([
    db
      .select(cardColumns)
      .from(jobs)
      .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
      .where(
        and(
          isOpen(now),
          filter.function ? eq(jobs.function, filter.function) : undefined,
          filter.country ? eq(jobs.country, filter.country) : undefined,
          filter.type ? eq(jobs.type, filter.type) : undefined,
          filter.workplace ? eq(jobs.workplace, filter.workplace) : undefined,
          filter.q
            ? sql`${jobs.searchVector} @@ websearch_to_tsquery('english', ${toWebSearchText(filter.q)})`
            : undefined,
          cursor
            ? sql`(${jobs.publishedAt}, ${jobs.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(limit + 1),
    db
      .selectDistinct({ code: jobs.country })
      .from(jobs)
      .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
      .where(isOpen(now))
      .limit(250),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    jobs: shown.map(withCountry),
    nextCursor: last ? `${last.publishedAt.getTime()}.${last.id}` : null,
    countries: codes
      .map(({ code }) => ({ code, name: countryName(code) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

const similarJobs = 3;

/** Returns a job, open or closed, and open ones of the same function. */
export async function getJob(db: Database, { slug, now }: { slug: string; now: Date }) {
  const [job] = await db
    .select({ ...cardColumns, html: jobs.html })
    .from(jobs)
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .where(and(eq(jobs.slug, slug), published(now)));
  if (!job) throw notFound('Job');
  const similar = await db
    .select(cardColumns)
    .from(jobs)
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .where(and(isOpen(now), eq(jobs.function, job.function), ne(jobs.id, job.id)))
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
    .limit(similarJobs);
  return {
    job: { ...withCountry(job), isClosed: job.expiresOn < toDateString(now) },
    similar: similar.map(withCountry),
  };
}

/** Returns the open job with this slug; null if there is none. */
export async function findOpenJob(db: Database, { slug, now }: { slug: string; now: Date }) {
  const [job] = await db
    .select({ id: jobs.id, expiresOn: jobs.expiresOn })
    .from(jobs)
    .leftJoin(suppliers, eq(suppliers.id, jobs.supplierId))
    .where(and(eq(jobs.slug, slug), published(now)));
  if (!job) throw notFound('Job');
  return job.expiresOn < toDateString(now) ? null : job;
}

const openJobs = { table: jobs, isPublic: isOpen, path: (slug: string) => `/jobs/${slug}` };
export const listSitemapJobs = listSitemap(openJobs);
export const listFeedJobs = listFeed({ ...openJobs, summary: jobs.summary, publishedAt: jobs.publishedAt });
