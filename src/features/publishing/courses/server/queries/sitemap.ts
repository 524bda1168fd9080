import { and, asc, gt } from 'drizzle-orm';
import type { SitemapEntry, SitemapQuery } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { completeLessons, coursePath, lessonPath } from '../../rules.ts';
import { courses } from '../tables.ts';
import { isPublic } from './learning.ts';

/** Returns the slugs of courses with those of their lessons, a batch at a time. */
export async function listSitemapCourses(
  db: Database,
  { after, limit }: SitemapQuery,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: courses.slug, lessons: courses.lessons, changedAt: courses.updatedAt })
    .from(courses)
    .where(and(isPublic, after ? gt(courses.slug, after) : undefined))
    .orderBy(asc(courses.slug))
    .limit(limit);
  return rows.flatMap(({ key, lessons, changedAt }) =>
    [coursePath(key), ...completeLessons(lessons).map(({ slug }) => lessonPath(key, slug))].map((path) => ({
      key,
      path,
      changedAt,
    })),
  );
}
