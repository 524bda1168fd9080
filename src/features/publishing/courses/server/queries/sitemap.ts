import { and, asc, gt } from 'drizzle-orm';
import type { SitemapEntry, SitemapPart } from '#lib/sitemap.ts';
import type { Database } from '#platform/database/database.ts';
import { coursePath, lessonPath, wholeLessons } from '../../rules.ts';
import { courses } from '../tables.ts';
import { isPublic } from './learning.ts';

/** Courses by slug, each with its lessons, a part at a time. */
export async function listSitemapCourses(
  db: Database,
  { after, limit }: SitemapPart,
): Promise<SitemapEntry[]> {
  const rows = await db
    .select({ key: courses.slug, lessons: courses.lessons, changedAt: courses.updatedAt })
    .from(courses)
    .where(and(isPublic, after ? gt(courses.slug, after) : undefined))
    .orderBy(asc(courses.slug))
    .limit(limit);
  return rows.flatMap(({ key, lessons, changedAt }) =>
    [coursePath(key), ...wholeLessons(lessons).map(({ slug }) => lessonPath(key, slug))].map((path) => ({
      key,
      path,
      changedAt,
    })),
  );
}
