import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoreAccount, SubmittedAccount } from '../../contract.ts';
import { type PaymentAccount, toPaymentAccount } from '../../rules.ts';
import { findCurrentAccount, listBankChanges, openSealed } from '../queries.ts';
import { bankDetailChanges, storeBankAccounts } from '../tables.ts';

/** A verified account, decrypted, with the period in which it was valid. */
export interface VerifiedAccount {
  id: string;
  addedAt: Date;
  verifiedAt: Date;
  replacedAt: Date | null;
  account: PaymentAccount;
}

interface BankAccountsScope {
  supplierId: string;
  serverSecret: string;
}

/**
 * Returns the verified accounts of a store in full, oldest first. Only for code that has established that the reader
 * is a buyer with a confirmed order or may see the store's amounts; see docs/decisions on payment details.
 */
export async function listVerifiedAccounts(
  db: Database,
  scope: BankAccountsScope,
): Promise<VerifiedAccount[]> {
  const rows = await db
    .select()
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, scope.supplierId), eq(storeBankAccounts.state, 'verified')))
    .orderBy(asc(storeBankAccounts.addedAt));
  return rows.flatMap(({ id, addedAt, decidedAt, replacedAt, sealed }) => {
    const form = openSealed(sealed, scope);
    if (!form || !decidedAt) return [];
    return [{ id, addedAt, verifiedAt: decidedAt, replacedAt, account: toPaymentAccount(form) }];
  });
}

/** When an admin revoked the account's verification, or null. Only a rejected account can have been revoked. */
const revokedAt = sql<Date | null>`case when ${storeBankAccounts.state} = 'rejected' then (
  select max(${bankDetailChanges.changedAt}) from ${bankDetailChanges}
  where ${bankDetailChanges.supplierId} = ${storeBankAccounts.supplierId}
  and ${bankDetailChanges.changedAt} >= ${storeBankAccounts.addedAt}
  and 'verification' = any(${bankDetailChanges.fields})) end`.mapWith(storeBankAccounts.addedAt);

/** Returns when the current account was submitted and the state of its review, without its content. */
export async function findAccountStatus(db: Database, supplierId: string) {
  const [row] = await db
    .select({
      id: storeBankAccounts.id,
      state: storeBankAccounts.state,
      addedAt: storeBankAccounts.addedAt,
      revokedAt,
    })
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, supplierId), isNull(storeBankAccounts.replacedAt)));
  return row ?? null;
}

/** Returns an account without its content, for notifications. */
export async function findBankAccountFacts(db: Database, id: string) {
  const [row] = await db
    .select({
      supplierId: storeBankAccounts.supplierId,
      businessName: suppliers.businessName,
      ownerAccountId: suppliers.ownerAccountId,
      state: storeBankAccounts.state,
      note: storeBankAccounts.note,
      addedAt: storeBankAccounts.addedAt,
      replacedAt: storeBankAccounts.replacedAt,
    })
    .from(storeBankAccounts)
    .innerJoin(suppliers, eq(suppliers.id, storeBankAccounts.supplierId))
    .where(eq(storeBankAccounts.id, id));
  return row ?? null;
}

/** Returns the review state and history of a store's account for an admin, never the account itself. */
export async function getStoreAccount(
  db: Database,
  { supplierId, accountId }: { supplierId: string; accountId: string },
): Promise<StoreAccount | null> {
  const [account, owner, changes] = await Promise.all([
    findCurrentAccount(db, supplierId),
    getStoreOwner(db, supplierId),
    listBankChanges(db, supplierId),
  ]);
  if (!account) return null;
  const { id, state, note, addedAt, decidedAt } = account;
  return {
    id,
    state,
    note,
    addedAt: addedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isOwn: owner === accountId,
    changes,
  };
}

const isAwaitingReview = and(eq(storeBankAccounts.state, 'in_review'), isNull(storeBankAccounts.replacedAt));

/** Returns the number of accounts that wait for review, up to 100. */
export async function countSubmittedAccounts(db: Database): Promise<number> {
  const rows = await db
    .select({ id: storeBankAccounts.id })
    .from(storeBankAccounts)
    .where(isAwaitingReview)
    .limit(100);
  return rows.length;
}

interface SubmittedAccountsQuery {
  cursor?: string | undefined;
  limit: number;
  serverSecret: string;
  /** The admin who reads them. */
  accountId: string;
}

/**
 * Returns the accounts that wait for review, longest waiting first. Accounts that can no longer be decrypted are
 * omitted.
 */
export async function listSubmittedAccounts(
  db: Database,
  { cursor, limit, serverSecret, accountId }: SubmittedAccountsQuery,
): Promise<{ accounts: SubmittedAccount[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      row: storeBankAccounts,
      businessName: suppliers.businessName,
      country: suppliers.country,
      ownerAccountId: suppliers.ownerAccountId,
    })
    .from(storeBankAccounts)
    .innerJoin(suppliers, eq(suppliers.id, storeBankAccounts.supplierId))
    .where(and(isAwaitingReview, cursor ? gt(storeBankAccounts.id, cursor) : undefined))
    .orderBy(asc(storeBankAccounts.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    accounts: page.flatMap(({ row: { id, supplierId, addedAt, sealed }, ownerAccountId, ...store }) => {
      const form = openSealed(sealed, { supplierId, serverSecret });
      if (!form) return [];
      const isOwn = ownerAccountId === accountId;
      return [{ id, supplierId, ...store, isOwn, addedAt: addedAt.toISOString(), ...toPaymentAccount(form) }];
    }),
    nextCursor: rows.length > limit ? (page.at(-1)?.row.id ?? null) : null,
  };
}
