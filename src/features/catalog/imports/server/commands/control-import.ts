import { eq } from 'drizzle-orm';
import { listLeaves } from '#features/catalog/taxonomy/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields } from '#lib/errors.ts';
import { formatCount } from '#lib/formats.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { addJob } from '#platform/jobs/queue.ts';
import {
  endStates,
  type ImportField,
  type ImportSettings,
  type ImportState,
} from '../../contract/import-labels.ts';
import { describePlanLimit } from '../../rules/import-notes.ts';
import { columnsProblem } from '../../rules/mapping.ts';
import { lockImport, noCounts } from '../queries/imports.ts';
import { productImports } from '../tables.ts';
import { endImport } from './finish-import.ts';
import { checkJob, runJob } from './import-jobs.ts';

interface OwnImport {
  id: string;
  supplierId: string;
}

async function requireOwnImport(ctx: CommandContext, id: string): Promise<OwnImport> {
  requireRole(ctx, 'supplier', 'admin');
  const { id: supplierId } = await requireStore(ctx, 'products.write');
  return { id, supplierId };
}

function requireState(state: ImportState, allowed: readonly ImportState[]): void {
  if (!allowed.includes(state))
    throw new AppError('conflict', 'This import has moved to another step. Reload the page.', {
      reason: 'import_state',
    });
}

/** Refuses selected or confirmed categories that are not leaves, since products cannot be placed in them. */
async function requireKnownLeaves(
  ctx: CommandContext,
  { categoryId, categories }: ImportSettings,
): Promise<void> {
  const confirmed = Object.values(categories);
  const selectedIds = [...new Set([...confirmed, ...(categoryId === null ? [] : [categoryId])])];
  const known = new Set((await listLeaves(ctx.db, selectedIds)).map(({ id }) => id));
  const message = 'Select a category from the list';
  if (categoryId !== null && !known.has(categoryId))
    throw invalidFields([{ path: 'settings.categoryId', message }]);
  if (confirmed.some((leaf) => !known.has(leaf)))
    throw invalidFields([{ path: 'settings.categories', message }]);
}

interface CheckImportInput {
  id: string;
  columns: (ImportField | null)[];
  settings: ImportSettings;
}

/** Saves the column mapping and starts the check from the first row. */
export async function checkImport(
  ctx: CommandContext,
  { id, columns, settings }: CheckImportInput,
): Promise<OwnImport> {
  const ownImport = await requireOwnImport(ctx, id);
  const { state, headings } = await lockImport(ctx.db, ownImport);
  requireState(state, ['mapping', 'checked']);
  const problem =
    columns.length === headings.length
      ? columnsProblem(columns)
      : 'The columns do not match the file. Reload the page.';
  if (problem) throw invalidFields([{ path: 'columns', message: problem }]);
  await requireKnownLeaves(ctx, settings);
  await ctx.db
    .update(productImports)
    .set({ columns, settings, state: 'checking', progress: 0, counts: noCounts, movedAt: ctx.now })
    .where(eq(productImports.id, id));
  await addJob(ctx.db, { job: checkJob, payload: { importId: id }, key: `${checkJob.name}:${id}` });
  return ownImport;
}

/** Starts importing the checked rows in the background. Counts start again at 0 and now count imported rows. */
export async function startImport(
  ctx: CommandContext,
  { id, fillPlan }: { id: string; fillPlan: boolean },
): Promise<OwnImport> {
  const ownImport = await requireOwnImport(ctx, id);
  const { state, counts } = await lockImport(ctx.db, ownImport);
  requireState(state, ['checked']);
  if (counts.create + counts.update === 0)
    throw new AppError(
      'conflict',
      'No rows can be imported. Change the column mapping or correct the file.',
      {
        reason: 'nothing_to_import',
      },
    );
  if (counts.overPlan > 0 && !fillPlan)
    throw new AppError('conflict', describePlanLimit(counts), { reason: 'product_limit' });
  await ctx.db
    .update(productImports)
    .set({
      state: 'running',
      progress: 0,
      counts: {
        ...counts,
        create: 0,
        update: 0,
        hiddenByPlan: 0,
        incomplete: 0,
        pictures: 0,
        pictureProblems: 0,
        picturesDone: 0,
      },
      movedAt: ctx.now,
    })
    .where(eq(productImports.id, id));
  await addJob(ctx.db, { job: runJob, payload: { importId: id }, key: `${runJob.name}:${id}` });
  return ownImport;
}

/** Cancels an import. Rows imported so far stay. Repeating it changes nothing. */
export async function cancelImport(ctx: CommandContext, { id }: { id: string }): Promise<OwnImport> {
  const ownImport = await requireOwnImport(ctx, id);
  const row = await lockImport(ctx.db, ownImport);
  if (endStates.includes(row.state)) return ownImport;
  const importedCount = row.state === 'running' ? row.counts.create + row.counts.update : 0;
  const message =
    importedCount === 0
      ? 'Canceled before any rows were imported.'
      : `Canceled. ${formatCount(importedCount)} ${importedCount === 1 ? 'product' : 'products'} had been imported and will stay.`;
  await endImport(ctx, { productImport: row, state: 'cancelled', message });
  return ownImport;
}
