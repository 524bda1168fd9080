import { type SQL, sql } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import { type CapabilityFact, capabilities } from '../../rules/capabilities.ts';

/** Whether a supplier has a capability; `suppliers` stands in the query's `from` under this name. */
export function hasCapability(fact: CapabilityFact): SQL {
  switch (fact.of) {
    case 'delivery':
      return sql`suppliers.delivery_capabilities @> array[${fact.value}]::text[]`;
    case 'tags':
      return sql`suppliers.special_tags @> array[${fact.value}]::text[]`;
    case 'supplies':
      return sql`suppliers.primary_categories @> array[${fact.value}]::text[]`;
    case 'business':
      return sql`suppliers.business_type = ${fact.value}`;
    case 'plants':
      return sql`jsonb_array_length(suppliers.plants) > 0`;
    default:
      return sql`suppliers.verified_at is not null`;
  }
}

/** Whether a supplier holds a certificate today. */
export const holdsToday = (code: string, now: Date): SQL => sql`exists (
  select from supplier_certificates held where held.supplier_id = suppliers.id
    and upper(held.code) = ${code.toUpperCase()} and held.expires_on >= ${toDateString(now)})`;

/** The names of a supplier's capabilities. */
export const capabilitySlugs: SQL = sql`array_remove(array[${sql.join(
  capabilities.map(({ slug, fact }) => sql`case when ${hasCapability(fact)} then ${slug} end`),
  sql`, `,
)}]::text[], null)`;

/** The codes of what a supplier holds today, in capitals. */
export const certificatesToday = (now: Date): SQL => sql`array(
  select distinct upper(held.code) from supplier_certificates held
  where held.supplier_id = suppliers.id and held.expires_on >= ${toDateString(now)})`;
