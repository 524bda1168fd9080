import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidFields } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface WantedSlug {
  table: PgTable & { slug: PgColumn; id: PgColumn };
  /** As the editor typed it; empty: made of the title. */
  slug: string;
  title: string;
  /** The record itself, which may keep its address. */
  id: string;
  /** As it is stored: what has been public keeps its address, for links lead there. */
  before?: { wasPublic: boolean; slug: string } | undefined;
}

/** An address that nothing else of its kind has. One that was typed is taken as it is, or refused. */
export async function freeSlug(
  db: Transaction,
  { table, slug, title, id, before }: WantedSlug,
): Promise<string> {
  if (before?.wasPublic) return before.slug;
  const wanted = slug || slugify(title, 70);
  const rows = await db
    .select({ slug: sql<string>`${table.slug}` })
    .from(table)
    .where(sql`${table.id} <> ${id} and (${table.slug} = ${wanted} or ${table.slug} like ${`${wanted}-%`})`);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(wanted)) return wanted;
  if (slug) throw invalidFields([{ path: 'slug', message: 'This address is taken. Please choose another.' }]);
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
