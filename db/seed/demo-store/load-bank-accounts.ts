import { asc, inArray } from 'drizzle-orm';
import { usesIban, withCheckDigits } from '#features/stores/bank-details/rules/iban.ts';
import type { BankForm } from '#features/stores/bank-details/rules.ts';
import { createBankDetails } from '#features/stores/bank-details/server/factory.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { supplierIdOf } from '../seed-id.ts';

/** Companies of the demo; a larger marketplace leaves the others without an account. */
const demoSuppliers = 60;

/**
 * Gives the demo's companies a verified account each, so that confirmed orders show where to pay. Bank, IFSC, SWIFT
 * code and UPI handle are made up and belong to nobody: a payment to them fails.
 */
export async function loadBankAccounts(
  db: Database,
  { serverSecret, now }: { serverSecret: string; now: Date },
): Promise<void> {
  const ids = Array.from({ length: demoSuppliers }, (_, index) =>
    supplierIdOf(`s${String(index + 1).padStart(5, '0')}`),
  );
  const stores = await db
    .select({
      id: suppliers.id,
      slug: suppliers.slug,
      name: suppliers.businessName,
      country: suppliers.country,
    })
    .from(suppliers)
    .where(inArray(suppliers.id, ids))
    .orderBy(asc(suppliers.slug));
  for (const [index, { id: supplierId, ...store }] of stores.entries()) {
    const form = accountOf(store, index + 1);
    await createBankDetails(db, {
      supplierId,
      serverSecret,
      form,
      changedAt: addDays(now, -(40 + ((index * 53) % 320))),
    });
  }
}

function accountOf(
  { name, slug, country }: { name: string; slug: string; country: string },
  nth: number,
): Partial<BankForm> {
  const digits = String(4_400_110_000 + nth * 7_919);
  const common = { accountHolder: name, bankName: 'Demo Bank', branch: 'Main branch' };
  if (country === 'IN') {
    const upiId = `${slug.replaceAll('-', '').slice(0, 30)}@demobank`;
    return { ...common, accountNumber: `99${digits}`, ifsc: 'DEMO0000001', upiId };
  }
  const accountNumber = usesIban(country) ? withCheckDigits(country, digits) : digits;
  // A zero in the eighth place marks a SWIFT code for tests.
  return { ...common, accountNumber, swift: `DEMO${country}F0` };
}
