import { cropPicture } from '#features/files/files/server/commands/upload-file.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { picturesContract } from '../contract.ts';
import { requireStorePicture } from './queries.ts';

const os = implementContract(picturesContract);

export const picturesRoutes = os.router({
  cropPicture: os.cropPicture.handler(async ({ context, input }) => {
    const { id: supplierId } = await requireStore(context, 'products.write');
    const { accountId } = requireSignedIn(context);
    await requireStorePicture(context.db, { id: input.id, accountId, supplierId });
    return ok({ file: await cropPicture(context, input) });
  }),
});
