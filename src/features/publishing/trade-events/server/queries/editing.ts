import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type EditorListQuery, editorFilter, onlyRow } from '#features/publishing/engine/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { events } from '../tables.ts';
import { after, listColumns, nextCursor } from './reading.ts';

/** Returns events in every state for their editors, latest first. */
export async function listStoredEvents({ db }: { db: Database }, query: EditorListQuery) {
  const { limit, cursor } = query;
  const states = { isDraft: eq(events.isPublished, false), isPublic: eq(events.isPublished, true) };
  const rows = await db
    .select({
      ...listColumns,
      isDraft: sql<boolean>`not ${events.isPublished}`,
      updatedAt: events.updatedAt,
    })
    .from(events)
    .where(
      and(
        isNull(events.deletedAt),
        editorFilter(query, { ...states, search: [events.title, events.city] }),
        cursor ? after(cursor, false) : undefined,
      ),
    )
    .orderBy(desc(events.startsOn), desc(events.id))
    .limit(limit + 1);
  return { events: rows.slice(0, limit), nextCursor: nextCursor(rows, limit) };
}

/** Returns an event with all fields of its form. */
export async function getStoredEvent({ db }: { db: Database }, id: string) {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), isNull(events.deletedAt)));
  const event = onlyRow(rows, 'Event');
  return { ...event, websiteUrl: event.websiteUrl ?? '', isDraft: !event.isPublished };
}
