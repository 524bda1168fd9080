import { createBankDetails } from '#features/bank-details/server/factory.ts';
import { createCertificate } from '#features/certificates/server/factory.ts';
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
