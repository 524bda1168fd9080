import * as z from 'zod/mini';
import { downloadOutput } from '#lib/download.ts';
import { endpoint } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Supplier quotes'];
const input = z.object({ id, fileId: id });

export const quoteFilesContract = {
  getReceived: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'GET',
      path: '/supplier-quotes/{id}/files/{fileId}',
      outputStructure: 'detailed',
      summary: 'Get a file of a quote you received',
      tags,
    })
    .input(input)
    .output(downloadOutput),
  getSent: endpoint
    .meta({ access: ['supplier'], scope: 'quotes:read' })
    .route({
      method: 'GET',
      path: '/store/quotes/{id}/files/{fileId}',
      outputStructure: 'detailed',
      summary: 'Get a file of a quote you sent',
      tags,
    })
    .input(input)
    .output(downloadOutput),
};
