import { createBankDetails } from '#features/bank-details/server/factory.ts';
import { createCertificate } from '#features/certificates/server/factory.ts';
import { createInvoice } from '#features/memberships/server/factory.ts';
import { addDays, toDateString } from '#lib/dates.ts';
import type { Database } from '#platform/database/database.ts';

interface Company {
  supplierId: string;
  serverSecret: string;
  now: Date;
}

/** What the sample store has filled in about itself, and what it has left open. */
export async function fillCompany(db: Database, { supplierId, serverSecret, now }: Company): Promise<void> {
  await createBankDetails(db, {
    supplierId,
    serverSecret,
    changedAt: addDays(now, -64),
    form: {
      accountHolder: 'Sahyadri Corrugators',
      bankName: 'Bank of Maharashtra',
      accountNumber: '60213340078125',
      ifsc: 'MAHB0000412',
      swift: 'MAHBINBB',
      gstin: '27BZHFS9900C1ZS',
      // Left open, so that the sample store shows a verification that is under way.
      pan: '',
    },
  });
  await billPlan(db, { supplierId, now });
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
    note: 'The audit names the Ranjangaon works, which is not among your plants. Please add it, or send the audit of Bhosari.',
    submittedAt: addDays(now, -40),
    decidedAt: addDays(now, -38),
  });
}

/** The last three months of Silver, paid, in the numbers of their own year. */
async function billPlan(db: Database, { supplierId, now }: Omit<Company, 'serverSecret'>): Promise<void> {
  for (const [index, ago] of [95, 65, 35].entries()) {
    const issuedAt = addDays(now, -ago);
    await createInvoice(db, {
      supplierId,
      year: issuedAt.getUTCFullYear(),
      sequence: index + 1,
      planId: 'silver',
      periodFrom: issuedAt,
      periodTo: addDays(issuedAt, 30),
      netMinor: 250_000,
      taxPercent: 18,
      taxMinor: 45_000,
      totalMinor: 295_000,
      issuedAt,
      dueAt: addDays(issuedAt, 15),
      paidAt: addDays(issuedAt, 9),
    });
  }
}
