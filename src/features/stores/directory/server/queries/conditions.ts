import { type SQL, sql } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import { type CapabilityFact, capabilities } from '../../rules/capabilities.ts';

/** Condition that a supplier has a capability; the query's `from` must contain `suppliers` under this name. */
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

/** Condition that a supplier holds a valid certificate. */
export const holdsCertificate = (code: string, now: Date): SQL => sql`exists (
  select from supplier_certificates held where held.supplier_id = suppliers.id
    and upper(held.code) = ${code.toUpperCase()} and held.expires_on >= ${toDateString(now)})`;

/** Array of the slugs of a supplier's capabilities. */
export const capabilitySlugs: SQL = sql`array_remove(array[${sql.join(
  capabilities.map(({ slug, fact }) => sql`case when ${hasCapability(fact)} then ${slug} end`),
  sql`, `,
)}]::text[], null)`;

/** Array of the codes of a supplier's valid certificates, in capitals. */
export const validCertificateCodes = (now: Date): SQL => sql`array(
  select distinct upper(held.code) from supplier_certificates held
  where held.supplier_id = suppliers.id and held.expires_on >= ${toDateString(now)})`;
