import { sql } from 'drizzle-orm';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { Certification } from '../../contract/certifications.ts';
import { certificationTexts } from './certification-texts.ts';

/** Maximum number of suppliers listed with a certificate. */
const maxNamedHolders = 4;

/** Returns every known certification with the public suppliers that hold it today. */
export async function listCertifications(db: Database, now: Date): Promise<Certification[]> {
  const { rows } = await db.execute<{ code: string; holders: number; slug: string; name: string }>(sql`
    select code, holders, slug, business_name as name from (
      select code, slug, business_name,
        row_number() over (partition by code order by business_name, slug) as place,
        count(*) over (partition by code)::int as holders
      from (
        select distinct certificate.code, supplier.slug, supplier.business_name
        from supplier_certificates as certificate
        join suppliers as supplier on supplier.id = certificate.supplier_id
        where supplier.is_public and certificate.expires_on >= ${toDateString(now)}
      ) as held
    ) as numbered
    where place <= ${maxNamedHolders} order by code, place`);
  return certificationTexts.map((texts) => {
    const holders = rows.filter(({ code }) => code.toUpperCase() === texts.code.toUpperCase());
    return {
      ...texts,
      supplierCount: holders[0]?.holders ?? 0,
      suppliers: holders.map(({ slug, name }) => ({ slug, name })),
    };
  });
}
