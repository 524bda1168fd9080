import * as z from 'zod/mini';
import { downloadOutput } from '#lib/download.ts';
import { endpoint } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Supplier quotes'];
const one = z.object({ id });

export const quotationsContract = {
  getReceived: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'GET',
      path: '/supplier-quotes/{id}/file',
      outputStructure: 'detailed',
      summary: 'Get a quote you received as a PDF',
      tags,
    })
    .input(one)
    .output(downloadOutput),
  getSent: endpoint
    .meta({ access: ['supplier'], scope: 'quotes:read' })
    .route({
      method: 'GET',
      path: '/store/quotes/{id}/file',
      outputStructure: 'detailed',
      summary: 'Get a quote you sent as a PDF',
      tags,
    })
    .input(one)
    .output(downloadOutput),
};
