import * as z from 'zod/mini';
import { downloadOutput } from '#lib/download.ts';
import { endpoint } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Requests for quotes'];

export const sealedRecordsContract = {
  export: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'GET',
      path: '/requests/{id}/export',
      outputStructure: 'detailed',
      summary: 'Export the record of a request, with every offer, as JSON (Open Contracting Data Standard)',
      tags,
    })
    .input(z.object({ id }))
    .output(downloadOutput),
};
