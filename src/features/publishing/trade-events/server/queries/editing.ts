import { and, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '../tables.ts';
import { after, listColumns, nextCursor } from './reading.ts';

const isNotDeleted = isNull(events.deletedAt);

interface EditedEventsQuery {
  state: PublicationFilter;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Returns events in every state for their editors, latest first. */
export async function listEditedEvents(db: Database, { state, q, limit, cursor }: EditedEventsQuery) {
  const rows = await db
    .select({
      ...listColumns,
      isDraft: sql<boolean>`not ${events.isPublished}`,
      updatedAt: events.updatedAt,
    })
    .from(events)
    .where(
      and(
        isNotDeleted,
        inState(state),
        q ? or(ilike(events.title, containsPattern(q)), ilike(events.city, containsPattern(q))) : undefined,
        cursor ? after(cursor, false) : undefined,
      ),
    )
    .orderBy(desc(events.startsOn), desc(events.id))
    .limit(limit + 1);
  return { events: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Events cannot be scheduled: they are a draft or public. */
function inState(state: PublicationFilter): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'scheduled' ? sql`false` : eq(events.isPublished, state === 'published');
}

/** Returns an event with all fields of its form. */
export async function getEditedEvent(db: Database, id: string) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isNotDeleted));
  if (!event) throw notFound('Event');
  return { ...event, websiteUrl: event.websiteUrl ?? '', isDraft: !event.isPublished };
}
