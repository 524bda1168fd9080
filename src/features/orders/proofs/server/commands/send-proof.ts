import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { factsOf, type OrderRecord } from '#features/orders/order-record/server/commands/order-state.ts';
import { requireSeller } from '#features/orders/order-record/server/queries/viewer.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import {
  type ProofFileRole,
  proofSent,
  type SendProofForm,
  type SendSampleForm,
  type WaiveForm,
} from '../../contract.ts';
import { kindOf } from '../../rules.ts';
import { orderProofFiles, orderProofVersions } from '../tables.ts';
import { finishStep, type LockedLine, lockLine, saveStep } from './proof-steps.ts';

/** Sends a proof of a line, or a new version of it, with its files. */
export async function sendProof(ctx: CommandContext, form: SendProofForm): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const before = await lockLine(ctx, { ...form, viewer, action: 'send_proof' });
  const version = await addVersion(ctx, { before, action: 'send_proof', note: form.note });
  await addFiles(ctx, { order: before.order, lineId: form.lineId, version, form });
  await finishVersion(ctx, { before, version });
}

/** Records that a pre-production sample was sent. */
export async function sendSample(
  ctx: CommandContext,
  { carrier, trackingNumber, note, ...form }: SendSampleForm,
): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const before = await lockLine(ctx, { ...form, viewer, action: 'send_sample' });
  const version = await addVersion(ctx, { before, action: 'send_sample', note, carrier, trackingNumber });
  await finishVersion(ctx, { before, version });
}

/** States that a line needs no proof. It counts once the buyer confirms it. */
export async function waiveProof(ctx: CommandContext, { note, ...form }: WaiveForm): Promise<void> {
  const viewer = await requireSeller(ctx, 'orders.write');
  const before = await lockLine(ctx, { ...form, viewer, action: 'waive' });
  const version = await addVersion(ctx, { before, action: 'waive', note });
  await finishVersion(ctx, { before, version });
}

interface NewVersion {
  before: LockedLine;
  action: keyof typeof kindOf;
  note: string;
  carrier?: string;
  trackingNumber?: string;
}

async function addVersion(
  ctx: CommandContext,
  { before, action, note, ...sample }: NewVersion,
): Promise<number> {
  const version = before.version + 1;
  const kind = kindOf[action];
  await saveStep(ctx, { before, next: { state: 'waiting', kind, version } });
  await ctx.db.insert(orderProofVersions).values({
    lineId: before.lineId,
    version,
    orderId: before.order.id,
    kind,
    note,
    carrier: sample.carrier ?? null,
    trackingNumber: sample.trackingNumber ?? null,
    authorAccountId: requireSignedIn(ctx).accountId,
    sentAt: ctx.now,
  });
  return version;
}

async function finishVersion(
  ctx: CommandContext,
  { before: { order, lineId }, version }: { before: LockedLine; version: number },
): Promise<void> {
  await finishStep(ctx, order);
  await ctx.emit(proofSent, { ...factsOf(order), lineId, version });
}

interface FilesInput {
  order: OrderRecord;
  lineId: string;
  version: number;
  form: SendProofForm;
}

/** Attaches the files of a version for the buyer and everyone in the store who works on orders. */
async function addFiles(ctx: CommandContext, { order, lineId, version, form }: FilesInput): Promise<void> {
  const people = await listStorePeople(ctx.db, { supplierId: order.supplierId, capability: 'orders.read' });
  const readers = [...people.map(({ id }) => id), ...(order.buyerAccountId ? [order.buyerAccountId] : [])];
  const attach = (id: string, purpose: 'order-proof' | 'order-artwork') =>
    attachFile(ctx, { id, purpose, readers });
  const files: { fileId: string; role: ProofFileRole }[] = [
    { fileId: (await attach(form.fileId, 'order-proof')).id, role: 'proof' },
  ];
  for (const id of new Set(form.sourceFileIds))
    files.push({ fileId: (await attach(id, 'order-artwork')).id, role: 'source' });
  const added = await ctx.db
    .insert(orderProofFiles)
    .values(files.map((file, position) => ({ ...file, lineId, version, position })))
    .onConflictDoNothing()
    .returning({ fileId: orderProofFiles.fileId });
  if (added.length === files.length) return;
  throw new AppError('conflict', 'One of these files was already sent. Upload it again.', {
    reason: 'file_in_use',
  });
}
