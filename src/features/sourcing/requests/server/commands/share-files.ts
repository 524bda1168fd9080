import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { listInvited } from '../queries/load-request.ts';

/** Lets the people of the invited stores read the files of the buyer. */
export async function shareFiles(
  ctx: CommandContext,
  { requestId, fileIds }: { requestId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const readers = new Set<string>();
  for (const { supplierId } of await listInvited(ctx.db, requestId))
    for (const { id } of await listStorePeople(ctx.db, { supplierId, capability: 'inquiries.read' }))
      readers.add(id);
  for (const id of fileIds)
    await attachFile(ctx, { id, purpose: 'inquiry-attachment', readers: [...readers] });
}
