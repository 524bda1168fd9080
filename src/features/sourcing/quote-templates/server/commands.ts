import { and, eq, sql } from 'drizzle-orm';
import { findStoreCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { closestTerm } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { maxTemplates, type QuoteTemplate, type TemplateForm } from '../contract.ts';
import { quoteTemplates } from './tables.ts';

/** Saves terms under a name for all members of the store who send quotes. */
export async function createTemplate(
  ctx: CommandContext,
  { name, ...form }: TemplateForm,
): Promise<QuoteTemplate> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  await lockUntilCommit(ctx.db, `quote-templates:${supplierId}`);
  const ofStore = eq(quoteTemplates.supplierId, supplierId);
  if ((await ctx.db.$count(quoteTemplates, ofStore)) >= maxTemplates) {
    const message = `Your store has ${maxTemplates} templates, the maximum. Delete one first.`;
    throw new AppError('conflict', message, { reason: 'too_many_templates' });
  }
  const sameName = sql`lower(${quoteTemplates.name}) = lower(${name})`;
  if ((await ctx.db.$count(quoteTemplates, and(ofStore, sameName))) > 0) {
    const message = 'A template with this name exists. Enter another name.';
    throw new AppError('conflict', message, { reason: 'name_taken', fields: [{ path: 'name', message }] });
  }
  const terms = form.paymentSplit ? { ...form, paymentTerm: closestTerm(form.paymentSplit) } : form;
  const currency = await findStoreCurrency(ctx.db, supplierId);
  const id = newId();
  await ctx.db.insert(quoteTemplates).values({ id, supplierId, name, currency, terms, createdAt: ctx.now });
  return { ...terms, id, name, currency };
}

/** Deletes a template of the caller's store. */
export async function removeTemplate(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.write');
  const [gone] = await ctx.db
    .delete(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.supplierId, supplierId)))
    .returning({ id: quoteTemplates.id });
  if (!gone) throw notFound('Template');
}
