import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import { type CapabilityFact, capabilities } from '../../rules/capabilities.ts';

/** Condition that a supplier has a capability; the query's `from` must contain `suppliers`. */
export function hasCapability(fact: CapabilityFact): SQL {
  switch (fact.of) {
    case 'delivery':
      return sql`${suppliers.deliveryCapabilities} @> array[${fact.value}]::text[]`;
    case 'tags':
      return sql`${suppliers.specialTags} @> array[${fact.value}]::text[]`;
    case 'supplies':
      return sql`${suppliers.primaryCategories} @> array[${fact.value}]::text[]`;
    case 'business':
      return sql`${suppliers.businessType} = ${fact.value}`;
    case 'plants':
      return sql`jsonb_array_length(${suppliers.plants}) > 0`;
    default:
      return sql`${suppliers.verifiedAt} is not null`;
  }
}

const isHeldOn = (now: Date): SQL | undefined =>
  and(
    eq(supplierCertificates.supplierId, suppliers.id),
    gte(supplierCertificates.expiresOn, toDateString(now)),
  );

/** Condition that a supplier holds a valid certificate. */
export const holdsCertificate = (code: string, now: Date): SQL => sql`exists (
  select from ${supplierCertificates} where ${isHeldOn(now)} and upper(${supplierCertificates.code}) = ${code.toUpperCase()})`;

/** Array of the slugs of a supplier's capabilities. */
export const capabilitySlugs: SQL = sql`array_remove(array[${sql.join(
  capabilities.map(({ slug, fact }) => sql`case when ${hasCapability(fact)} then ${slug} end`),
  sql`, `,
)}]::text[], null)`;

/** Array of the codes of a supplier's valid certificates, in capitals. */
export const validCertificateCodes = (now: Date): SQL => sql`array(
  select distinct upper(${supplierCertificates.code}) from ${supplierCertificates} where ${isHeldOn(now)})`;
