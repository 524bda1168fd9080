import { eq } from 'drizzle-orm';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { documentStateOf } from '../../rules/document-state.ts';
import { hasValidGstin } from '../../rules/gstin.ts';
import { suppliers } from '../tables.ts';

/** Returns the facts about a supplier that its profile status counts. */
export async function getProfileFacts(db: Database, supplierId: string) {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  if (!row) throw notFound('Store');
  return {
    emailVerified: row.ownerVerifiedAt !== null,
    hasYear: row.yearOfEstablishment !== null,
    hasPeople: row.numberOfEmployees !== null,
    hasAddress: row.registeredAddress !== '',
    hasContact: row.contactPerson !== '',
    about: row.about,
    categories: row.primaryCategories.length,
    terms: Number(row.deliveryCapabilities.length > 0) + Number(row.paymentTerms.length > 0),
    gstin: hasValidGstin(row),
    inIndia: row.country === 'IN',
    document: documentStateOf(row),
  };
}
