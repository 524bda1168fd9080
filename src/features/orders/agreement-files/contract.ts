import * as z from 'zod/mini';
import { downloadOutput } from '#lib/download.ts';
import { endpoint } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Orders'];
const input = z.object({ id, fileId: id });

export const agreementFilesContract = {
  getOrdered: endpoint
    .route({
      method: 'GET',
      path: '/orders/{id}/agreement-files/{fileId}',
      outputStructure: 'detailed',
      summary: 'Get a drawing or another file that your order was agreed on',
      tags,
    })
    .input(input)
    .output(downloadOutput),
  getSold: endpoint
    .meta({ access: ['supplier'], scope: 'orders:read' })
    .route({
      method: 'GET',
      path: '/store/orders/{id}/agreement-files/{fileId}',
      outputStructure: 'detailed',
      summary: 'Get a drawing or another file that a store order was agreed on',
      tags,
    })
    .input(input)
    .output(downloadOutput),
};
