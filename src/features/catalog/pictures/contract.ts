import * as z from 'zod/mini';
import { crop, storedFile } from '#features/files/files/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

export const picturesContract = {
  cropPicture: endpoint
    .meta({ access: ['supplier', 'admin'], scope: 'products:write' })
    .route({
      method: 'POST',
      path: '/store/pictures/{id}/crop',
      successStatus: 201,
      summary: 'Crop an image. The original is kept.',
      tags: ['Catalog'],
    })
    .input(z.object({ id, crop }))
    .output(success({ file: storedFile })),
};
