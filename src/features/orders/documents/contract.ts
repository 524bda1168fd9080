import * as z from 'zod/mini';
import { documentKinds } from '#features/orders/order-record/contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Orders'];
const documentInput = z.object({
  id,
  kind: z.enum(documentKinds, 'Select a document'),
  /** Packing list and label belong to one dispatch; without a word, the newest. */
  dispatchId: z.optional(id),
  /** One of the invoices or credit notes of the order; without a word, the newest of its kind. */
  invoiceId: z.optional(id),
});
/** Labels that fit into one file. */
const labelLimit = 50;
const dispatchIds = z
  .pipe(
    z.string('Select at least one dispatch'),
    z.transform((list: string) => list.split(',')),
  )
  .check(z.maxLength(labelLimit, `A file can contain up to ${labelLimit} labels`));

const download = z.object({ headers: z.record(z.string(), z.string()), body: z.file() });

export const orderDocumentsContract = {
  buyerDocument: endpoint
    .route({
      method: 'GET',
      path: '/orders/{id}/documents/{kind}',
      outputStructure: 'detailed',
      summary: 'Get a document of your order (PDF)',
      tags,
    })
    .input(documentInput)
    .output(download),
  storeDocument: endpoint
    .meta({ access: ['supplier'], scope: 'orders:read' })
    .route({
      method: 'GET',
      path: '/store/orders/{id}/documents/{kind}',
      outputStructure: 'detailed',
      summary: 'Get a document of a store order (PDF)',
      tags,
    })
    .input(documentInput)
    .output(download),
  storeLabels: endpoint
    .meta({ access: ['supplier'], scope: 'orders:read' })
    .route({
      method: 'GET',
      path: '/store/dispatches/labels',
      outputStructure: 'detailed',
      summary: 'Get labels of several dispatches in one file (PDF)',
      tags,
    })
    .input(z.object({ ids: z.pipe(dispatchIds, z.array(id)) }))
    .output(download),
};
