import { ok } from '#lib/endpoint.ts';
import { AppError } from '#lib/errors.ts';
import { detectType, readPixels } from '#platform/files/inspect.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { pictureSearchContract } from '../contract.ts';
import { lookOf } from '../rules/look.ts';
import { toLookText } from '../rules/look-text.ts';
import { pictureSide } from './commands/compute-looks.ts';
import { listLookAlikes } from './queries/look-alikes.ts';

const os = implementContract(pictureSearchContract);

export const pictureSearchRoutes = os.router({
  readPicture: os.readPicture.handler(async ({ input }) => {
    const bytes = new Uint8Array(await input.picture.arrayBuffer());
    const type = await detectType(bytes);
    if (type !== 'image/jpeg' && type !== 'image/png')
      throw new AppError('invalid', 'Select a JPG or PNG image.');
    return ok({ look: toLookText(lookOf(await readPixels(bytes, pictureSide))) });
  }),
  listLookAlikes: os.listLookAlikes.handler(async ({ context, input }) =>
    ok(await listLookAlikes(context.db, input)),
  ),
});
