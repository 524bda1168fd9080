import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { getApplicationContact } from '#features/stores/suppliers/server/queries/applications.ts';
import { addDays } from '#lib/calendar.ts';
import type { JobContext } from '#platform/jobs/subscriptions.ts';
import { sendMail } from '#platform/mail/outbox.ts';
import { graceDays, reminderDays } from '../../rules/billing.ts';
import { startingMembership } from '../../rules.ts';
import { lockMembership, saveMembership } from '../commands.ts';
import { dueMail, trialEndsMail } from '../emails.ts';
import { invoiceWords } from '../queries/invoices.ts';
import { membershipInvoices, supplierMemberships } from '../tables.ts';
import { lockUnpaid } from './invoices.ts';

/** Tells owners, once, that their trial ends in a few days. */
export async function announceTrialEnds(ctx: JobContext): Promise<void> {
  const soon = await ctx.db
    .select()
    .from(supplierMemberships)
    .where(
      and(
        gt(supplierMemberships.trialEndsAt, ctx.now),
        lte(supplierMemberships.trialEndsAt, addDays(ctx.now, reminderDays)),
        isNull(supplierMemberships.trialRemindedAt),
      ),
    )
    .limit(200)
    .for('update', { skipLocked: true });
  if (soon.length === 0) return;
  const ids = soon.map(({ supplierId }) => supplierId);
  await ctx.db
    .update(supplierMemberships)
    .set({ trialRemindedAt: ctx.now })
    .where(inArray(supplierMemberships.supplierId, ids));
  for (const { supplierId, planId, trialEndsAt, nextPlanId, paidUntil } of soon) {
    const contact = await getApplicationContact(ctx.db, supplierId);
    const url = `${ctx.kernel.config.publicUrl}/membership`;
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

/** Reminds of invoices that are overdue, once, and takes back the plan of those that nobody pays. */
export async function followUnpaid(ctx: JobContext): Promise<void> {
  const last = addDays(ctx.now, -graceDays);
  for (const invoice of await lockUnpaid(ctx, ctx.now)) {
    const { id, supplierId, dueAt, remindedAt } = invoice;
    if (dueAt <= last) {
      await ctx.db.update(membershipInvoices).set({ lapsedAt: ctx.now }).where(eq(membershipInvoices.id, id));
      const before = await lockMembership(ctx, supplierId);
      const after = { ...startingMembership(ctx.now), trialUsedAt: before.trialUsedAt ?? ctx.now };
      await saveMembership(ctx, { supplierId, before, after, why: 'unpaid' });
    } else if (!remindedAt) {
      await ctx.db
        .update(membershipInvoices)
        .set({ remindedAt: ctx.now })
        .where(eq(membershipInvoices.id, id));
      const contact = await getApplicationContact(ctx.db, supplierId);
      const url = `${ctx.kernel.config.publicUrl}/dashboard/plan`;
      const words = invoiceWords(invoice);
      await sendMail(
        ctx,
        dueMail({ to: contact.email, ...contact, url, ...words, takenBackOn: addDays(dueAt, graceDays) }),
      );
    }
  }
}
