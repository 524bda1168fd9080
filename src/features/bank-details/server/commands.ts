import { eq } from 'drizzle-orm';
import { getSupplierCountry, requireStore } from '#features/suppliers/server/queries.ts';
import { invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, withRole } from '#platform/commands/context.ts';
import { bankDetailsChanged } from '../contract.ts';
import { type BankForm, bankProblems, keepTaxNumbers, tidyBank } from '../rules.ts';
import { openBankDetails, sealForm } from './queries.ts';
import { bankDetailChanges, storeBankDetails } from './tables.ts';

interface Change {
  form: BankForm;
  /** Saved tax numbers to forget. */
  remove: readonly ('gstin' | 'pan')[];
  serverSecret: string;
}

/** Changes bank and tax details; the caller has just given the password again. */
export async function saveBankDetails(
  ctx: CommandContext,
  { form: typed, remove, serverSecret }: Change,
): Promise<void> {
  const { accountId } = withRole(ctx, 'supplier');
  const { id: supplierId } = await requireStore(ctx, 'bank.write');
  const before = await openBankDetails(ctx.db, { supplierId, serverSecret });
  const form = keepTaxNumbers(tidyBank(typed), { before: before?.form ?? null, remove });
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
}

/** The store was closed with its owner's account: nobody pays into it any more. Who changed what, and when, stays. */
export async function forgetBankDetails(
  ctx: CommandContext,
  { supplierId }: { supplierId: string },
): Promise<void> {
  await ctx.db.delete(storeBankDetails).where(eq(storeBankDetails.supplierId, supplierId));
}
