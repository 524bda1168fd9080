import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { Certification } from '../../contract/certifications.ts';
import { certificationTexts } from './certification-texts.ts';

/** Maximum number of suppliers listed with a certificate. */
const maxNamedHolders = 4;

/** Returns every known certification with the public suppliers that hold it today. */
export async function listCertifications(db: Database, now: Date): Promise<Certification[]> {
  const held = db
    .selectDistinct({
      code: supplierCertificates.code,
      slug: suppliers.slug,
      name: suppliers.businessName,
    })
    .from(supplierCertificates)
    .innerJoin(suppliers, eq(suppliers.id, supplierCertificates.supplierId))
    .where(and(suppliers.isPublic, gte(supplierCertificates.expiresOn, toDateString(now))))
    .as('held');
  const numbered = db
    .select({
      code: held.code,
      slug: held.slug,
      name: held.name,
      place:
        sql<number>`row_number() over (partition by ${held.code} order by ${held.name}, ${held.slug})`.as(
          'place',
        ),
      holders: sql<number>`count(*) over (partition by ${held.code})::int`.as('holders'),
    })
    .from(held)
    .as('numbered');
  const rows = await db
    .select()
    .from(numbered)
    .where(lte(numbered.place, maxNamedHolders))
    .orderBy(numbered.code, numbered.place);
  return certificationTexts.map((texts) => {
    const holders = rows.filter(({ code }) => code.toUpperCase() === texts.code.toUpperCase());
    return {
      ...texts,
      supplierCount: holders[0]?.holders ?? 0,
      suppliers: holders.map(({ slug, name }) => ({ slug, name })),
    };
  });
}
