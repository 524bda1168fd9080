import { eq } from 'drizzle-orm';
import { describeProfile } from '#features/stores/storefront/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Company } from '../contract.ts';

/** Returns a company as buyers see it and as its supplier edits it. */
export async function getCompany(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<Company> {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  if (!row) throw notFound('Store');
  const { about, languages, plants, primaryCategories, specialTags, deliveryCapabilities, paymentTerms } =
    row;
  return {
    profile: await describeProfile(db, { row, now }),
    isPublic: row.isPublic,
    form: {
      about,
      languages,
      plants,
      primaryCategories,
      specialTags,
      deliveryCapabilities,
      paymentTerms,
      logoFileId: row.logoFileId ?? '',
      websiteUrl: row.websiteUrl ?? '',
      yearOfEstablishment: row.yearOfEstablishment === null ? '' : String(row.yearOfEstablishment),
      numberOfEmployees: row.numberOfEmployees ?? '',
      moq: row.moq === null ? '' : String(row.moq),
    },
  };
}
