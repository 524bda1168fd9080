import * as z from 'zod/mini';
import { accountPassword } from '#features/identity/accounts/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit, line } from '#lib/schemas.ts';
import { accountStates, savedNumbers } from './rules.ts';

const tags = ['Bank and tax details'];

/** The entered details; the rules of each country are in rules.ts. */
const bankForm = z.object({
  accountHolder: line({ max: 120, required: 'Account holder is required' }),
  bankName: line({ max: 120, required: 'Bank name is required' }),
  branch: z._default(line({ max: 120 }), ''),
  /** Left empty, the saved number is kept. */
  accountNumber: z._default(line({ max: 60 }), ''),
  ifsc: z._default(line({ max: 20 }), ''),
  swift: z._default(line({ max: 20 }), ''),
  upiId: z._default(line({ max: 200 }), ''),
  gstin: z._default(line({ max: 20 }), ''),
  pan: z._default(line({ max: 20 }), ''),
});

/** The submitted form: includes the saved numbers to delete and the account's password. */
export const bankChange = z.extend(bankForm, {
  remove: z._default(z.array(z.enum(savedNumbers)), []),
  password: accountPassword,
});

/** Status of the account's review, with the reviewer's note. */
const accountReview = z.object({
  state: z.enum(accountStates),
  /** Reason for a rejection; empty otherwise. */
  note: z.string(),
  addedAt: instant,
  decidedAt: z.nullable(instant),
});
export type AccountReview = z.infer<typeof accountReview>;

/** The details that a buyer needs to pay into an account. */
export const accountFields = {
  accountHolder: z.string(),
  bankName: z.string(),
  branch: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  swift: z.string(),
  upiId: z.string(),
};

/** The details that may be shown again: names in full, numbers masked to their last four characters. */
const bankDetails = z.object({
  /** ISO 3166-1 code of the store's country; it determines the required fields. */
  country: z.string(),
  saved: z.nullable(
    z.object({
      ...accountFields,
      gstin: z.string(),
      pan: z.string(),
      changedAt: instant,
    }),
  ),
  /** Buyers see the account only after it is verified. */
  review: z.nullable(accountReview),
  /** History of changes with their author, newest first. */
  changes: z.array(z.object({ at: instant, by: z.string(), fields: z.array(z.string()) })),
});
export type BankDetails = z.infer<typeof bankDetails>;

/** An account that waits for review, in full: only admins can read it, and only until it is decided. */
const submittedAccount = z.object({
  id,
  supplierId: id,
  /** Legal name from the registration, to compare with the account holder. */
  businessName: z.string(),
  country: z.string(),
  /** True for the admin's own store, about which they cannot decide. */
  isOwn: z.boolean(),
  addedAt: instant,
  ...accountFields,
});
export type SubmittedAccount = z.infer<typeof submittedAccount>;

/** Review status and change history of a store's account, without the account itself. */
const storeAccount = z.object({
  id,
  state: z.enum(accountStates),
  /** Note on how it was verified, or why it was rejected or revoked. */
  note: z.string(),
  addedAt: instant,
  decidedAt: z.nullable(instant),
  /** True for the admin's own store, about which they cannot decide. */
  isOwn: z.boolean(),
  /** Newest first. */
  changes: z.array(z.object({ at: instant, by: z.string(), fields: z.array(z.string()) })),
});
export type StoreAccount = z.infer<typeof storeAccount>;

export const bankDetailsContract = {
  getBankDetails: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({
      method: 'GET',
      path: '/store/bank-details',
      summary: 'Get masked bank and tax details',
      tags,
    })
    .output(success({ details: bankDetails })),
  saveBankDetails: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'PUT',
      path: '/store/bank-details',
      summary: 'Update bank and tax details (requires the password)',
      tags,
    })
    .input(bankChange)
    .output(success({ details: bankDetails })),
  listSubmittedAccounts: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/bank-accounts',
      summary: 'List bank accounts to review, oldest first',
      tags,
    })
    .input(z.object({ cursor: z.optional(id), limit: limit(20) }))
    .output(success({ accounts: z.array(submittedAccount), nextCursor: z.nullable(id) })),
  countSubmittedAccounts: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/bank-accounts/count',
      summary: 'Count bank accounts to review, up to 100',
      tags,
    })
    .output(success({ count: z.int() })),
  decideAccount: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/bank-accounts/{id}/decision',
      summary: 'Verify a bank account or return it with a reason',
      tags,
    })
    .input(
      z.object({
        id,
        verify: z.boolean('Select a decision'),
        note: line({ max: 500, required: 'Enter how you verified it, or what is wrong' }),
      }),
    )
    .output(emptySuccess),
  getStoreAccount: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/suppliers/{supplierId}/bank-account',
      summary: 'Get the review status of a store’s bank account',
      tags,
    })
    .input(z.object({ supplierId: id }))
    .output(success({ account: z.nullable(storeAccount) })),
  revokeAccount: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/bank-accounts/{id}/revocation',
      summary: 'Revoke the verification of a bank account',
      tags,
    })
    .input(z.object({ id, reason: line({ max: 500, required: 'Enter a reason' }) }))
    .output(emptySuccess),
};

/** Bank or tax details of a store changed. Lists the changed fields, never their values. */
export const bankDetailsChanged = defineEvent<{ supplierId: string; fields: string[] }>(
  'bank-details.changed',
);
/** A store submitted another bank account; it waits for review. */
export const bankAccountChanged = defineEvent<{
  supplierId: string;
  bankAccountId: string;
  /** True if buyers were shown the earlier account. */
  replacesVerified: boolean;
}>('bank-details.account-changed');

/** An admin has verified or rejected an account. */
export const bankAccountDecided = defineEvent<{
  supplierId: string;
  bankAccountId: string;
  verified: boolean;
}>('bank-details.account-decided');

/** An admin revoked the verification of an account: buyers must no longer pay into it. */
export const bankAccountRevoked = defineEvent<{ supplierId: string; bankAccountId: string }>(
  'bank-details.account-revoked',
);
