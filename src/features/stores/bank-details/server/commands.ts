import { and, eq, isNull } from 'drizzle-orm';
import { canDecideAbout } from '#features/stores/suppliers/rules.ts';
import {
  getStoreOwner,
  getSupplierCountry,
  requireStore,
} from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import {
  bankAccountChanged,
  bankAccountDecided,
  bankAccountRevoked,
  bankDetailsChanged,
} from '../contract.ts';
import {
  type AccountState,
  type BankForm,
  bankProblems,
  paymentAccountOf,
  type SavedNumber,
  sameAccount,
  tidyBank,
  withSavedNumbers,
} from '../rules.ts';
import { findCurrentAccount, openBankDetails, sealForm } from './queries.ts';
import { bankDetailChanges, storeBankAccounts, storeBankDetails } from './tables.ts';

interface Change {
  form: BankForm;
  /** Saved numbers to delete. */
  remove: readonly SavedNumber[];
  serverSecret: string;
}

/** Changes bank and tax details; the caller has just given the password again. */
export async function saveBankDetails(
  ctx: CommandContext,
  { form: typed, remove, serverSecret }: Change,
): Promise<void> {
  const { accountId } = withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'bank.write');
  await lockUntilCommit(ctx.db, `bank-details:${supplierId}`);
  const before = await openBankDetails(ctx.db, { supplierId, serverSecret });
  const form = withSavedNumbers(tidyBank(typed), { before: before?.form ?? null, remove });
  const [problem, ...others] = bankProblems(form, await getSupplierCountry(ctx.db, supplierId));
  if (problem) throw invalidFields([problem, ...others]);
  const fields = (Object.keys(form) as (keyof BankForm)[]).filter(
    (field) => form[field] !== (before?.form[field] ?? ''),
  );
  if (fields.length === 0) return;
  const row = { sealed: sealForm(form, { supplierId, serverSecret }), changedAt: ctx.now };
  await ctx.db
    .insert(storeBankDetails)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: storeBankDetails.supplierId, set: row });
  await ctx.db
    .insert(bankDetailChanges)
    .values({ id: newId(), supplierId, changedBy: accountId, fields, changedAt: ctx.now });
  await ctx.emit(bankDetailsChanged, { supplierId, fields });
  if (!before || !sameAccount(before.form, form))
    await submitAccount(ctx, { supplierId, serverSecret, form });
}

/** Replaces the account of a store: buyers stop seeing the earlier one now, and see this one once it is verified. */
async function submitAccount(
  ctx: CommandContext,
  { form, ...whose }: { supplierId: string; serverSecret: string; form: BankForm },
): Promise<void> {
  const { supplierId } = whose;
  const earlier = await findCurrentAccount(ctx.db, supplierId);
  if (earlier)
    await ctx.db
      .update(storeBankAccounts)
      .set({ replacedAt: ctx.now })
      .where(eq(storeBankAccounts.id, earlier.id));
  const bankAccountId = newId();
  await ctx.db.insert(storeBankAccounts).values({
    id: bankAccountId,
    supplierId,
    sealed: sealForm(paymentAccountOf(form), whose),
    addedAt: ctx.now,
    state: 'in_review',
  });
  const replacesVerified = earlier?.state === 'verified';
  await ctx.emit(bankAccountChanged, { supplierId, bankAccountId, replacesVerified });
}

interface Decision {
  id: string;
  verify: boolean;
  note: string;
}

/** An admin has checked an account. The guard is in the statement: of two who decide, the second is refused. */
export async function decideAccount(ctx: CommandContext, { id, verify, note }: Decision): Promise<void> {
  const supplierId = await moveAccount(ctx, {
    id,
    from: 'in_review',
    to: verify ? 'verified' : 'rejected',
    note,
  });
  await ctx.emit(bankAccountDecided, { supplierId, bankAccountId: id, verified: verify });
}

/** An admin revokes the verification of the account of today; who did it and when stays in the store's history. */
export async function revokeAccount(
  ctx: CommandContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { accountId } = withRole(ctx, 'admin');
  const supplierId = await moveAccount(ctx, { id, from: 'verified', to: 'rejected', note: reason });
  await ctx.db
    .insert(bankDetailChanges)
    .values({ id: newId(), supplierId, changedBy: accountId, fields: ['verification'], changedAt: ctx.now });
  await ctx.emit(bankAccountRevoked, { supplierId, bankAccountId: id });
}

interface Move {
  id: string;
  from: AccountState;
  to: AccountState;
  note: string;
}

/** Moves the account of today to another state, and returns whose it is. */
async function moveAccount(ctx: CommandContext, { id, from, to, note }: Move): Promise<string> {
  const { accountId } = withRole(ctx, 'admin');
  const [account] = await ctx.db.select().from(storeBankAccounts).where(eq(storeBankAccounts.id, id));
  if (!account) throw notFound('Bank account');
  const { supplierId } = account;
  if (!canDecideAbout(await getStoreOwner(ctx.db, supplierId), accountId))
    throw new AppError(
      'forbidden',
      'You cannot decide about your own store. Please leave this to a colleague.',
    );
  const [decided] = await ctx.db
    .update(storeBankAccounts)
    .set({ state: to, note, decidedAt: ctx.now, decidedBy: accountId })
    .where(
      and(
        eq(storeBankAccounts.id, id),
        eq(storeBankAccounts.state, from),
        isNull(storeBankAccounts.replacedAt),
      ),
    )
    .returning({ id: storeBankAccounts.id });
  if (!decided)
    throw new AppError('conflict', 'This account has been decided or replaced in the meantime.', {
      reason: 'decided_meanwhile',
    });
  return supplierId;
}

/** The store was closed with its owner's account: nobody pays into it any more. Who changed what, and when, stays. */
export async function forgetBankDetails(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await ctx.db.delete(storeBankDetails).where(eq(storeBankDetails.supplierId, supplierId));
  await ctx.db.delete(storeBankAccounts).where(eq(storeBankAccounts.supplierId, supplierId));
}
