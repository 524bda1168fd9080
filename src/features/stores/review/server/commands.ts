import { fieldsOf } from '#features/stores/registration/rules/registration-fields.ts';
import type { DecisionKind } from '#features/stores/suppliers/contract/options.ts';
import {
  type SupplierEvent,
  supplierApproved,
  supplierChangesRequested,
  supplierReinstated,
  supplierSuspended,
} from '#features/stores/suppliers/contract.ts';
import {
  canDecideAbout,
  canTransition,
  canVerify,
  type Transition,
  transitions,
} from '#features/stores/suppliers/rules.ts';
import { announceVisibility } from '#features/stores/suppliers/server/commands/announce-visibility.ts';
import {
  lockStore,
  recordDecision,
  type StoreRow,
  updateStore,
} from '#features/stores/suppliers/server/commands/write-store.ts';
import { findOwnerVerifiedAt } from '#features/stores/suppliers/server/queries.ts';
import { AppError, notFound } from '#lib/errors.ts';
import type { EventType } from '#lib/events.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';

interface DecisionTarget {
  id: string;
  /** Version that the admin saw; the decision is refused if another admin decided in the meantime. */
  version: number;
}

interface DecisionOptions {
  transition: Exclude<Transition, 'submit'>;
  kind: DecisionKind;
  event: EventType<SupplierEvent>;
  note: string;
  fieldNotes?: { path: string; message: string }[];
  /** Returns columns to update together with the status. */
  changes?: (row: StoreRow) => Promise<Pick<StoreRow, 'approvedAt' | 'verifiedAt' | 'ownerVerifiedAt'>>;
}

/** Approves an application. `verified` adds the badge, which means that the admin has seen the documents. */
export function approveApplication(
  ctx: CommandContext,
  { verified, note, ...target }: DecisionTarget & { verified: boolean; note: string },
) {
  return decide(ctx, {
    ...target,
    decision: {
      transition: 'approve',
      kind: 'approved',
      event: supplierApproved,
      note,
      async changes(row) {
        if (verified && !canVerify(row)) {
          throw new AppError(
            'invalid',
            'There is no document to verify. Approve without the certificate mark, or request the document.',
          );
        }
        const ownerVerifiedAt = await findOwnerVerifiedAt(ctx.db, row.ownerAccountId);
        return { approvedAt: ctx.now, verifiedAt: verified ? ctx.now : null, ownerVerifiedAt };
      },
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
  if (unknown) throw new AppError('invalid', 'Select a field of the registration.');
  return decide(ctx, {
    ...target,
    decision: {
      transition: 'requestChanges',
      kind: 'changes_requested',
      event: supplierChangesRequested,
      note,
      fieldNotes,
    },
  });
}

/** Suspends a store: it leaves the marketplace. */
export const suspendSupplier = (
  ctx: CommandContext,
  { reason, ...target }: DecisionTarget & { reason: string },
) =>
  decide(ctx, {
    ...target,
    decision: { transition: 'suspend', kind: 'suspended', event: supplierSuspended, note: reason },
  });

/** Reinstates a suspended store. */
export const reinstateSupplier = (
  ctx: CommandContext,
  { reason, ...target }: DecisionTarget & { reason: string },
) =>
  decide(ctx, {
    ...target,
    decision: {
      transition: 'reinstate',
      kind: 'reinstated',
      event: supplierReinstated,
      note: reason,
    },
  });

async function decide(
  ctx: CommandContext,
  { id, version, decision }: DecisionTarget & { decision: DecisionOptions },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'admin');
  const { transition, kind, event, note, fieldNotes = [], changes } = decision;
  // Locked against `lockTradingStore`: a store's action in progress finishes first; later ones are refused.
  const row = await lockStore(ctx, { id });
  if (!row) throw notFound('Application');
  if (!canDecideAbout(row.ownerAccountId, accountId)) {
    throw new AppError('forbidden', 'You can’t decide on your own store. Ask another admin.');
  }
  if (row.version !== version || !canTransition(transition, row.status)) throw alreadyDecided();
  const { to } = transitions[transition];
  await updateStore(ctx, { ...(await changes?.(row)), id, status: to, version: version + 1 });
  await recordDecision(ctx, { supplierId: id, decidedBy: accountId, decision: kind, note, fieldNotes });
  const store = { supplierId: id, slug: row.slug, ownerAccountId: row.ownerAccountId };
  await ctx.emit(event, store);
  await announceVisibility(ctx, store);
}

const alreadyDecided = (): AppError =>
  new AppError('conflict', 'This application has changed. Reload the page and review it again.', {
    reason: 'decided_meanwhile',
  });
