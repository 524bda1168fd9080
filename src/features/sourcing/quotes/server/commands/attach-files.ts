import { attachFile } from '#features/files/files/server/commands/attach-file.ts';
import { listContentHashes } from '#features/files/files/server/queries.ts';
import { invalidFields } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Offer, OfferForm } from '../../contract/offer.ts';

interface NewFiles {
  form: OfferForm;
  /** The files of the version that is replaced, perhaps of a colleague. */
  earlier?: readonly string[];
}

/**
 * Attaches the files of an offer, which are the caller's own or were part of the last version, and returns the offer as
 * it is hashed. Nobody becomes a reader of the files themselves: they are read through their quote.
 */
export async function attachFiles(
  ctx: CommandContext,
  { form: { fileIds, ...terms }, earlier = [] }: NewFiles,
): Promise<{ offer: Offer; fileIds: string[] }> {
  const ids = [...new Set(fileIds ?? earlier)];
  for (const id of ids)
    if (!earlier.includes(id)) await attachFile(ctx, { id, purpose: ['quote-file', 'order-artwork'] });
  const hashes = await listContentHashes(ctx.db, ids);
  const fileHashes = ids.map((id) => hashes.get(id) ?? refuseUnknown());
  return { offer: { ...terms, ...(ids.length > 0 && { fileHashes }) }, fileIds: ids };
}

/** Refuses a file of an earlier release, whose content was not hashed. */
function refuseUnknown(): never {
  throw invalidFields([{ path: 'fileIds', message: 'Upload this file again' }]);
}
