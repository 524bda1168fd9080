import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { requirePassword } from '#features/identity/accounts/server/commands/require-password.ts';
import { canDecideAbout } from '#features/stores/suppliers/rules.ts';
import {
  getStoreOwner,
  getSupplierCountry,
  requireStore,
} from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import type { RequestContext } from '#platform/http/procedures.ts';
import {
  bankAccountChanged,
  bankAccountDecided,
  bankAccountRevoked,
  type bankChange,
  bankDetailsChanged,
} from '../contract.ts';
import {
  type AccountState,
  type BankForm,
  findBankProblems,
  isSameAccount,
  normalizeBankForm,
  type SavedNumber,
  toPaymentAccount,
  withSavedNumbers,
} from '../rules.ts';
import { findCurrentAccount, openBankDetails, sealForm } from './queries.ts';
import { bankDetailChanges, storeBankAccounts, storeBankDetails } from './tables.ts';

/** Saves the bank and tax details of the caller's store, given the password, and returns the store's id. */
export async function saveBankDetails(
  context: RequestContext,
  { password, remove, ...form }: z.infer<typeof bankChange>,
): Promise<string> {
  await requirePassword(context, { password, field: 'password' });
  const serverSecret = context.kernel.config.sessionSecret;
  return context.write((ctx) => replaceBankDetails(ctx, { form, remove, serverSecret }));
}

interface BankDetailsInput {
  form: BankForm;
  /** Saved numbers to delete. */
  remove: readonly SavedNumber[];
  serverSecret: string;
}

async function replaceBankDetails(
  ctx: CommandContext,
  { form: typed, remove, serverSecret }: BankDetailsInput,
): Promise<string> {
  const { accountId } = requireRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'bank.write');
  await lockUntilCommit(ctx.db, `bank-details:${supplierId}`);
  const before = await openBankDetails(ctx.db, { supplierId, serverSecret });
  const form = withSavedNumbers(normalizeBankForm(typed), { before: before?.form ?? null, remove });
  const [problem, ...others] = findBankProblems(form, await getSupplierCountry(ctx.db, supplierId));
  if (problem) throw invalidFields([problem, ...others]);
  const fields = (Object.keys(form) as (keyof BankForm)[]).filter(
    (field) => form[field] !== (before?.form[field] ?? ''),
  );
  if (fields.length === 0) return supplierId;
  const row = { sealed: sealForm(form, { supplierId, serverSecret }), changedAt: ctx.now };
  await ctx.db
    .insert(storeBankDetails)
    .values({ supplierId, ...row })
    .onConflictDoUpdate({ target: storeBankDetails.supplierId, set: row });
  await ctx.db
    .insert(bankDetailChanges)
    .values({ id: newId(), supplierId, changedBy: accountId, fields, changedAt: ctx.now });
  await ctx.emit(bankDetailsChanged, { supplierId, fields });
  if (!before || !isSameAccount(before.form, form))
    await submitAccount(ctx, { supplierId, serverSecret, form });
  return supplierId;
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
    sealed: sealForm(toPaymentAccount(form), whose),
    addedAt: ctx.now,
    state: 'in_review',
  });
  const replacesVerified = earlier?.state === 'verified';
  await ctx.emit(bankAccountChanged, { supplierId, bankAccountId, replacesVerified });
}

interface AccountDecision {
  id: string;
  verify: boolean;
  note: string;
}

/**
 * Verifies or rejects an account. The check is part of the update, so the second of two simultaneous decisions is
 * refused.
 */
export async function decideAccount(
  ctx: CommandContext,
  { id, verify, note }: AccountDecision,
): Promise<void> {
  const supplierId = await changeAccountState(ctx, {
    id,
    from: 'in_review',
    to: verify ? 'verified' : 'rejected',
    note,
  });
  await ctx.emit(bankAccountDecided, { supplierId, bankAccountId: id, verified: verify });
}

/** Revokes the verification of the current account; the admin and the time are kept in the store's history. */
export async function revokeAccount(
  ctx: CommandContext,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const supplierId = await changeAccountState(ctx, { id, from: 'verified', to: 'rejected', note: reason });
  await ctx.db
    .insert(bankDetailChanges)
    .values({ id: newId(), supplierId, changedBy: accountId, fields: ['verification'], changedAt: ctx.now });
  await ctx.emit(bankAccountRevoked, { supplierId, bankAccountId: id });
}

interface AccountTransition {
  id: string;
  from: AccountState;
  to: AccountState;
  note: string;
}

/** Changes the state of the current account, and returns the store's id. */
async function changeAccountState(
  ctx: CommandContext,
  { id, from, to, note }: AccountTransition,
): Promise<string> {
  const { accountId } = requireRole(ctx, 'admin');
  const [account] = await ctx.db.select().from(storeBankAccounts).where(eq(storeBankAccounts.id, id));
  if (!account) throw notFound('Bank account');
  const { supplierId } = account;
  if (!canDecideAbout(await getStoreOwner(ctx.db, supplierId), accountId))
    throw new AppError('forbidden', 'You can’t decide on your own store. Ask another admin.');
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
    throw new AppError('conflict', 'This account has already been reviewed or replaced. Reload the page.', {
      reason: 'decided_meanwhile',
    });
  return supplierId;
}

/**
 * Deletes the bank details and accounts of a store that was closed with its owner's account. The history of changes
 * stays.
 */
export async function deleteBankDetails(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await ctx.db.delete(storeBankDetails).where(eq(storeBankDetails.supplierId, supplierId));
  await ctx.db.delete(storeBankAccounts).where(eq(storeBankAccounts.supplierId, supplierId));
}
