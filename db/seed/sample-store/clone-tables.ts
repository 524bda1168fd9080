import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { sampleSchema } from '#platform/kernel.ts';

/** Reference data that is the same for every store: the sample store reads the marketplace's own. */
const shared = ['attribute_families', 'attributes', 'categories', 'guidelines'];

const building = `${sampleSchema}_next`;

/** Makes unqualified table names refer to this schema first, until the transaction ends. */
export const workIn = (tx: Transaction, schema: string) =>
  tx.execute(sql`select set_config('search_path', ${schema}, true)`);

/** Copies the triggers of the tables of the marketplace to the cloned tables. */
async function cloneTriggers(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ definition: string }>(sql`
    select pg_get_triggerdef(t.oid) as definition from pg_trigger t
    where not t.tgisinternal and t.tgrelid in (select format('%I.%I', n.schemaname, n.tablename)::regclass
      from pg_tables n where n.schemaname = 'public' and n.tablename not in ${shared})`);
  for (const { definition } of rows) await tx.execute(definition.replace(' ON public.', ` ON ${building}.`));
}

/**
 * Makes empty copies of all tables, with their triggers, in a schema of its own, lets `fill` fill them, and puts them in the place of the
 * former ones. Readers wait for the exchange of names alone. Foreign keys are left out: what the copies hold is written
 * in one go and never changed.
 */
export async function replaceSampleTables(tx: Transaction, fill: () => Promise<void>): Promise<void> {
  const [next, current] = [sql.identifier(building), sql.identifier(sampleSchema)];
  await tx.execute(sql`drop schema if exists ${next} cascade`);
  await tx.execute(sql`create schema ${next}`);
  const { rows } = await tx.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  for (const { name } of rows.filter((table) => !shared.includes(table.name))) {
    const table = sql.identifier(name);
    await tx.execute(sql`create table ${next}.${table} (like public.${table} including all)`);
  }
  await cloneTriggers(tx);
  await workIn(tx, `${building}, public`);
  await fill();
  await workIn(tx, 'public');
  await tx.execute(sql`drop schema if exists ${current} cascade`);
  await tx.execute(sql`alter schema ${next} rename to ${current}`);
}
