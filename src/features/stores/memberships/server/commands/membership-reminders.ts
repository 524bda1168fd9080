import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { getStoreContact } from '#features/stores/suppliers/server/queries/store-contact.ts';
import { addDays } from '#lib/calendar.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { graceDays, trialReminderDays } from '../../rules/billing.ts';
import { startingMembership } from '../../rules.ts';
import { lockMembership, saveMembership } from '../commands.ts';
import { overdueMail, trialEndsMail } from '../emails.ts';
import { invoiceTexts } from '../queries/invoices.ts';
import { membershipInvoices, supplierMemberships } from '../tables.ts';
import { lockOverdueInvoices } from './invoices.ts';

/** Emails owners, once, that their trial ends in a few days. */
export async function sendTrialReminders(ctx: JobCommandContext): Promise<void> {
  const ending = await ctx.db
    .select()
    .from(supplierMemberships)
    .where(
      and(
        gt(supplierMemberships.trialEndsAt, ctx.now),
        lte(supplierMemberships.trialEndsAt, addDays(ctx.now, trialReminderDays)),
        isNull(supplierMemberships.trialRemindedAt),
      ),
    )
    .limit(200)
    .for('update', { skipLocked: true });
  if (ending.length === 0) return;
  const ids = ending.map(({ supplierId }) => supplierId);
  await ctx.db
    .update(supplierMemberships)
    .set({ trialRemindedAt: ctx.now })
    .where(inArray(supplierMemberships.supplierId, ids));
  for (const { supplierId, planId, trialEndsAt, nextPlanId, paidUntil } of ending) {
    const contact = await getStoreContact(ctx.db, supplierId);
    const url = `${ctx.config.publicUrl}/membership`;
    await sendMail(
      ctx,
      trialEndsMail({
        to: contact.email,
        ...contact,
        url,
        planId,
        followedBy: nextPlanId,
        paidUntil,
        ends: trialEndsAt ?? ctx.now,
      }),
    );
  }
}

/** Sends one reminder for each overdue invoice, and cancels the plans of those that remain unpaid. */
export async function handleOverdueInvoices(ctx: JobCommandContext): Promise<void> {
  const graceCutoff = addDays(ctx.now, -graceDays);
  for (const invoice of await lockOverdueInvoices(ctx, ctx.now)) {
    const { id, supplierId, dueAt, remindedAt } = invoice;
    if (dueAt <= graceCutoff) {
      await ctx.db.update(membershipInvoices).set({ lapsedAt: ctx.now }).where(eq(membershipInvoices.id, id));
      const before = await lockMembership(ctx, supplierId);
      const after = { ...startingMembership(ctx.now), trialUsedAt: before.trialUsedAt ?? ctx.now };
      await saveMembership(ctx, { supplierId, before, after, why: 'unpaid' });
    } else if (!remindedAt) {
      await ctx.db
        .update(membershipInvoices)
        .set({ remindedAt: ctx.now })
        .where(eq(membershipInvoices.id, id));
      const contact = await getStoreContact(ctx.db, supplierId);
      const url = `${ctx.config.publicUrl}/dashboard/plan`;
      const texts = invoiceTexts(invoice);
      await sendMail(
        ctx,
        overdueMail({ to: contact.email, ...contact, url, ...texts, takenBackOn: addDays(dueAt, graceDays) }),
      );
    }
  }
}
