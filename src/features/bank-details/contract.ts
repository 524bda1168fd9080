import * as z from 'zod/mini';
import { ownPassword } from '#features/accounts/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { instant, line } from '#lib/schemas.ts';

const tags = ['Bank and tax details'];

/** What is typed; the country's own rules stand in rules.ts. */
export const bankForm = z.object({
  accountHolder: line({ max: 120, required: 'Account holder is required' }),
  bankName: line({ max: 120, required: 'Bank name is required' }),
  accountNumber: line({ max: 60, required: 'Account number is required' }),
  ifsc: z._default(line({ max: 20 }), ''),
  swift: z._default(line({ max: 20 }), ''),
  gstin: z._default(line({ max: 20 }), ''),
  pan: z._default(line({ max: 20 }), ''),
});

/** Saved tax numbers never come back to the browser: one left empty is kept, unless it is named here. */
export const savedTaxNumbers = ['gstin', 'pan'] as const;

/** The form as it is sent: with the tax numbers to forget, and the password once more. */
export const bankChange = z.extend(bankForm, {
  remove: z._default(z.array(z.enum(savedTaxNumbers)), []),
  password: ownPassword,
});

/** What may be seen again: names in full, numbers by their last four characters. */
export const bankDetails = z.object({
  /** ISO 3166-1 code of the store: it decides what is asked for. */
  country: z.string(),
  saved: z.nullable(
    z.object({
      accountHolder: z.string(),
      bankName: z.string(),
      accountNumber: z.string(),
      ifsc: z.string(),
      swift: z.string(),
      gstin: z.string(),
      pan: z.string(),
      changedAt: instant,
    }),
  ),
  /** Who changed what, the newest first. */
  changes: z.array(z.object({ at: instant, by: z.string(), fields: z.array(z.string()) })),
});
export type BankDetails = z.infer<typeof bankDetails>;

export const bankDetailsContract = {
  getBankDetails: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/bank-details',
      summary: 'Bank and tax details of my store, masked',
      tags,
    })
    .output(success({ details: bankDetails })),
  getSampleBankDetails: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/sample-store/bank-details',
      summary: 'Bank and tax details of the sample store, masked',
      tags,
    })
    .output(success({ details: bankDetails })),
  saveBankDetails: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'PUT',
      path: '/store/bank-details',
      summary: 'Change bank and tax details; asks for the password again',
      tags,
    })
    .input(bankChange)
    .output(success({ details: bankDetails })),
};

/** Bank or tax details of a store changed; which fields, never what they say. */
export const bankDetailsChanged = defineEvent<{ supplierId: string; fields: string[] }>(
  'bank-details.changed',
);
