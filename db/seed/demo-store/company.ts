import type { BankForm } from '#features/stores/bank-details/rules.ts';
import { createBankDetails } from '#features/stores/bank-details/server/factory.ts';
import { createCertificate } from '#features/stores/certificates/server/factory.ts';
import { createInvoice } from '#features/stores/memberships/server/factory.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';

interface Company {
  store: { supplierId: string; name: string; gstin: string; upiId: string };
  /** Made up, and belonging to nobody. */
  bank: Pick<BankForm, 'bankName' | 'branch' | 'accountNumber' | 'ifsc' | 'swift'>;
  /** The plan that was paid for in the last months. */
  planId: 'silver' | 'gold';
  serverSecret: string;
  now: Date;
}

/** Fills in the company profile of a store and leaves some of it open. */
export async function fillCompany(
  db: Database,
  { store: { supplierId, name, gstin, upiId }, bank, planId, serverSecret, now }: Company,
): Promise<void> {
  await createBankDetails(db, {
    supplierId,
    serverSecret,
    changedAt: addDays(now, -64),
    form: {
      ...bank,
      accountHolder: name,
      upiId,
      gstin,
      // Left open, so that the store shows a verification that is under way.
      pan: '',
    },
  });
  await billPlan(db, { supplierId, planId, now });
  // One that waits for its review, and one that was sent back.
  await createCertificate(db, {
    supplierId,
    code: 'BRCGS Packaging Materials',
    number: 'BRC-PM-30418',
    body: 'SGS India',
    issuedOn: toDateString(addDays(now, -9)),
    expiresOn: toDateString(addDays(now, 356)),
    status: 'submitted',
    submittedAt: addDays(now, -2),
  });
  await createCertificate(db, {
    supplierId,
    code: 'SEDEX',
    number: 'ZS-4419027',
    body: 'Bureau Veritas India',
    issuedOn: toDateString(addDays(now, -340)),
    expiresOn: toDateString(addDays(now, 25)),
    status: 'rejected',
    note: 'The audit report covers the Ranjangaon plant, which is not listed on your store. Please add the plant, or upload the report for Bhosari.',
    submittedAt: addDays(now, -40),
    decidedAt: addDays(now, -38),
  });
}

interface Billing extends Pick<Company, 'planId' | 'now'> {
  supplierId: string;
}

const monthly = {
  silver: { netMinor: 250_000, taxMinor: 45_000 },
  gold: { netMinor: 500_000, taxMinor: 90_000 },
};

/** The running month of the plan and the three before it, paid, in the numbers of their own year. */
async function billPlan(db: Database, { supplierId, planId, now }: Billing): Promise<void> {
  const { netMinor, taxMinor } = monthly[planId];
  for (const [index, ago] of [95, 65, 35, 5].entries()) {
    const issuedAt = addDays(now, -ago);
    await createInvoice(db, {
      supplierId,
      year: issuedAt.getUTCFullYear(),
      sequence: index + 1,
      planId,
      periodFrom: issuedAt,
      periodTo: addDays(issuedAt, 30),
      netMinor,
      taxPercent: 18,
      taxMinor,
      totalMinor: netMinor + taxMinor,
      issuedAt,
      dueAt: addDays(issuedAt, 15),
      paidAt: addDays(issuedAt, 4),
    });
  }
}
