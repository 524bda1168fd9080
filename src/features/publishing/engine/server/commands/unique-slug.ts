import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidFields } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { Transaction } from '#platform/database/database.ts';

interface SlugInput {
  table: PgTable & { slug: PgColumn; id: PgColumn };
  /** As typed by the editor; if empty, generated from the title. */
  slug: string;
  title: string;
  /** Id of the record itself, which may keep its slug. */
  id: string;
  /** The stored record. A slug that was ever public is kept, because links lead to it. */
  before?: { wasPublic: boolean; slug: string } | null | undefined;
}

/** Returns a slug that is unique in its table. A slug typed by the editor is used as it is, or refused if taken. */
export async function uniqueSlug(
  db: Transaction,
  { table, slug, title, id, before }: SlugInput,
): Promise<string> {
  if (before?.wasPublic) return before.slug;
  const requested = slug || slugify(title, 70);
  const rows = await db
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(
      sql`${table.id} <> ${id} and (${table.slug} = ${requested} or ${table.slug} like ${`${requested}-%`})`,
    );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(requested)) return requested;
  if (slug)
    throw invalidFields([{ path: 'slug', message: 'This URL is already in use. Enter a different one.' }]);
  let number = 2;
  while (taken.has(`${requested}-${number}`)) number += 1;
  return `${requested}-${number}`;
}
