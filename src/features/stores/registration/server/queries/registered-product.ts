import { eq } from 'drizzle-orm';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { type ProductStep, productStep } from '../../contract/registration-form.ts';
import { emptyForm, hasProduct } from '../../rules/registration-fields.ts';

/** Returns the product entered in step 4 of the registration, or null if the step was skipped. */
export async function findRegisteredProduct(db: Database, supplierId: string): Promise<ProductStep | null> {
  const [store] = await db
    .select({ draft: suppliers.draft })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId));
  return store && hasProduct(store.draft) ? productStep.parse({ ...emptyForm, ...store.draft }) : null;
}
