import { and, eq, inArray } from 'drizzle-orm';
import { AppError, notFound } from '#lib/errors.ts';
import type { EventType } from '#lib/events.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { DecisionKind } from '../../contract/options.ts';
import {
  supplierApproved,
  supplierChangesRequested,
  supplierReinstated,
  supplierSuspended,
} from '../../contract.ts';
import { fieldsOf } from '../../rules/registration-fields.ts';
import { canDecideAbout, canTransition, canVerify, type Transition, transitions } from '../../rules.ts';
import { findOwnerVerifiedAt } from '../queries.ts';
import { supplierDecisions, suppliers } from '../tables.ts';
import { announceVisibility } from './announce-store.ts';

interface DecisionTarget {
  id: string;
  /** Version that the admin saw; the decision is refused if another admin decided in the meantime. */
  version: number;
}

type SupplierRow = typeof suppliers.$inferSelect;

interface DecisionOptions {
  transition: Exclude<Transition, 'submit'>;
  kind: DecisionKind;
  event: EventType<{ supplierId: string; slug: string; ownerAccountId: string }>;
  note: string;
  fieldNotes?: { path: string; message: string }[];
  /** Returns columns to update together with the status. */
  changes?: (row: SupplierRow) => Promise<Partial<SupplierRow>>;
}

/** Approves an application. `verified` adds the badge, which means that the admin has seen the documents. */
export function approveApplication(
  ctx: CommandContext,
  { verified, note, ...target }: DecisionTarget & { verified: boolean; note: string },
) {
  return decide(ctx, target, {
    transition: 'approve',
    kind: 'approved',
    event: supplierApproved,
    note,
    async changes(row) {
      if (verified && !canVerify(row)) {
        throw new AppError(
          'invalid',
          'There is no document to verify. Approve without the mark, or ask for the document.',
        );
      }
      const ownerVerifiedAt = await findOwnerVerifiedAt(ctx.db, row.ownerAccountId);
      return { approvedAt: ctx.now, verifiedAt: verified ? ctx.now : null, ownerVerifiedAt };
    },
  });
}

interface ChangeRequest extends DecisionTarget {
  note: string;
  fieldNotes: { path: string; message: string }[];
}

/** Returns an application to the supplier with the requested changes. */
export function requestChanges(ctx: CommandContext, { note, fieldNotes, ...target }: ChangeRequest) {
  const fields = [1, 2, 3, 4].flatMap(fieldsOf);
  const unknown = fieldNotes.find(({ path }) => !fields.includes(path));
  if (unknown) throw new AppError('invalid', 'Please choose a field of the registration.');
  return decide(ctx, target, {
    transition: 'requestChanges',
    kind: 'changes_requested',
    event: supplierChangesRequested,
    note,
    fieldNotes,
  });
}

/** Suspends a store: it leaves the marketplace. */
export const suspendSupplier = (
  ctx: CommandContext,
  { reason, ...target }: DecisionTarget & { reason: string },
) =>
  decide(ctx, target, { transition: 'suspend', kind: 'suspended', event: supplierSuspended, note: reason });

/** Reinstates a suspended store. */
export const reinstateSupplier = (
  ctx: CommandContext,
  { reason, ...target }: DecisionTarget & { reason: string },
) =>
  decide(ctx, target, {
    transition: 'reinstate',
    kind: 'reinstated',
    event: supplierReinstated,
    note: reason,
  });

async function decide(
  ctx: CommandContext,
  { id, version }: DecisionTarget,
  decision: DecisionOptions,
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const { transition, kind, event, note, fieldNotes = [], changes } = decision;
  // Locked against `lockTradingStore`: a store's action in progress finishes first; later ones are refused.
  const [row] = await ctx.db.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
  if (!row) throw notFound('Application');
  if (!canDecideAbout(row.ownerAccountId, accountId)) {
    throw new AppError(
      'forbidden',
      'Nobody decides about their own store. Please leave this one to a colleague.',
    );
  }
  if (!canTransition(transition, row.status)) throw alreadyDecided();
  const { from, to } = transitions[transition];
  const [decided] = await ctx.db
    .update(suppliers)
    .set({ ...(await changes?.(row)), status: to, version: version + 1, updatedAt: ctx.now })
    // The check is part of the update: of two simultaneous decisions, one wins.
    .where(and(eq(suppliers.id, id), eq(suppliers.version, version), inArray(suppliers.status, [...from])))
    .returning({ slug: suppliers.slug });
  if (!decided) throw alreadyDecided();
  await ctx.db.insert(supplierDecisions).values({
    id: newId(),
    supplierId: id,
    decidedBy: accountId,
    decision: kind,
    note,
    fieldNotes,
    decidedAt: ctx.now,
  });
  const store = { supplierId: id, slug: decided.slug, ownerAccountId: row.ownerAccountId };
  await ctx.emit(event, store);
  await announceVisibility(ctx, store);
}

const alreadyDecided = (): AppError =>
  new AppError('conflict', 'This application has changed meanwhile. Please reload it and look again.', {
    reason: 'decided_meanwhile',
  });
