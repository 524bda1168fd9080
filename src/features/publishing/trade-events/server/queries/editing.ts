import { and, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PublicationFilter } from '#features/publishing/blog/contract/editing.ts';
import { notFound } from '#lib/errors.ts';
import { containing } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '../tables.ts';
import { after, listColumns, nextCursor } from './reading.ts';

const isKept = isNull(events.deletedAt);

interface DeskList {
  state: PublicationFilter;
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Events in every state for their editors, the latest first. */
export async function listEditedEvents(db: Database, { state, q, limit, cursor }: DeskList) {
  const rows = await db
    .select({
      ...listColumns,
      isDraft: sql<boolean>`not ${events.isPublished}`,
      updatedAt: events.updatedAt,
    })
    .from(events)
    .where(
      and(
        isKept,
        inState(state),
        q ? or(ilike(events.title, containing(q)), ilike(events.city, containing(q))) : undefined,
        cursor ? after(cursor, false) : undefined,
      ),
    )
    .orderBy(desc(events.startsOn), desc(events.id))
    .limit(limit + 1);
  return { events: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Events are not scheduled: they are a draft or public. */
function inState(state: PublicationFilter): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'scheduled' ? sql`false` : eq(events.isPublished, state === 'published');
}

/** An event with all that its form holds. */
export async function getEditedEvent(db: Database, id: string) {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isKept));
  if (!event) throw notFound('Event');
  return { ...event, websiteUrl: event.websiteUrl ?? '', isDraft: !event.isPublished };
}
