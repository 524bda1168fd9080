import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { getStoreOwner } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { StoreAccount, SubmittedAccount } from '../../contract.ts';
import { type PaymentAccount, paymentAccountOf } from '../../rules.ts';
import { findCurrentAccount, listBankChanges, openSealed } from '../queries.ts';
import { bankDetailChanges, storeBankAccounts } from '../tables.ts';

/** An account that an admin verified, opened, with the time in which it was valid. */
export interface VerifiedAccount {
  id: string;
  addedAt: Date;
  verifiedAt: Date;
  replacedAt: Date | null;
  account: PaymentAccount;
}

interface Whose {
  supplierId: string;
  serverSecret: string;
}

/**
 * Returns the verified accounts of a store in full, oldest first. Only for code that has established that the reader
 * is a buyer with a confirmed order or may see the store's amounts; see docs/decisions on payment details.
 */
export async function listVerifiedAccounts(db: Database, whose: Whose): Promise<VerifiedAccount[]> {
  const rows = await db
    .select()
    .from(storeBankAccounts)
    .where(and(eq(storeBankAccounts.supplierId, whose.supplierId), eq(storeBankAccounts.state, 'verified')))
    .orderBy(asc(storeBankAccounts.addedAt));
  return rows.flatMap(({ id, addedAt, decidedAt, replacedAt, sealed }) => {
    const form = openSealed(sealed, whose);
    if (!form || !decidedAt) return [];
    return [{ id, addedAt, verifiedAt: decidedAt, replacedAt, account: paymentAccountOf(form) }];
  });
}

/** When a verified account was withdrawn by an administrator: nothing but a rejected one can have been. */
const revokedAt = sql<Date | null>`case when ${storeBankAccounts.state} = 'rejected' then (
  select max(${bankDetailChanges.changedAt}) from ${bankDetailChanges}
  where ${bankDetailChanges.supplierId} = ${storeBankAccounts.supplierId}
  and ${bankDetailChanges.changedAt} >= ${storeBankAccounts.addedAt}
  and 'verification' = any(${bankDetailChanges.fields})) end`.mapWith(storeBankAccounts.addedAt);

/** When the account of today was given and how its review is, without its content. */
export async function findAccountStanding(db: Database, supplierId: string) {
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

/** One account without its content, for those who notify others about it. */
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

/** How the account of a store stands, for an admin: its state and history, never the account itself. */
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

const waits = and(eq(storeBankAccounts.state, 'in_review'), isNull(storeBankAccounts.replacedAt));

/** How many accounts wait for an admin, counted up to 100. */
export async function countSubmittedAccounts(db: Database): Promise<number> {
  const rows = await db.select({ id: storeBankAccounts.id }).from(storeBankAccounts).where(waits).limit(100);
  return rows.length;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
  serverSecret: string;
  /** The admin who reads. */
  accountId: string;
}

/** Accounts that wait for an admin, the longest waiting first. One that can no longer be opened is left out. */
export async function listSubmittedAccounts(
  db: Database,
  { cursor, limit, serverSecret, accountId }: Page,
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
    .where(and(waits, cursor ? gt(storeBankAccounts.id, cursor) : undefined))
    .orderBy(asc(storeBankAccounts.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    accounts: page.flatMap(({ row: { id, supplierId, addedAt, sealed }, ownerAccountId, ...store }) => {
      const form = openSealed(sealed, { supplierId, serverSecret });
      if (!form) return [];
      const isOwn = ownerAccountId === accountId;
      return [{ id, supplierId, ...store, isOwn, addedAt: addedAt.toISOString(), ...paymentAccountOf(form) }];
    }),
    nextCursor: rows.length > limit ? (page.at(-1)?.row.id ?? null) : null,
  };
}
