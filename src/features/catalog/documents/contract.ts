import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { calendarDate, id, line } from '#lib/schemas.ts';
import { documentKinds } from './contract/document-labels.ts';

const tags = ['Catalog'];

export const maxDocuments = 12;

/** The documents of a product as its form sends them. */
export const documentsForm = z
  .array(
    z.object({
      /** Id of an uploaded PDF. */
      fileId: id,
      kind: z.enum(documentKinds, 'Select a document type'),
      /** Last day of validity; null if it does not expire. */
      expiresOn: z._default(z.nullable(calendarDate), null),
    }),
  )
  .check(
    z.maxLength(maxDocuments, `A product can have up to ${maxDocuments} documents`),
    z.refine(
      (list) => new Set(list.map(({ fileId }) => fileId)).size === list.length,
      'The same file is listed twice',
    ),
  );
export type DocumentsForm = z.infer<typeof documentsForm>;

/** A document as its store sees it. */
export const storeDocument = z.object({
  fileId: id,
  name: z.string(),
  bytes: z.int(),
  kind: z.enum(documentKinds),
  expiresOn: z.nullable(z.string()),
  expired: z.boolean(),
});
export type StoreDocument = z.infer<typeof storeDocument>;

/** A document as buyers see it. */
export const publicDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  name: z.string(),
  bytes: z.int(),
  expiresOn: z.nullable(z.string()),
});
export type PublicDocument = z.infer<typeof publicDocument>;

const slug = line({ max: 200, required: 'Not found' });

export const productDocumentsContract = {
  listDocuments: endpoint
    .meta({ access: 'public', lasting: true })
    .route({
      method: 'GET',
      path: '/products/{slug}/documents',
      summary: 'List valid documents of a public product',
      tags,
    })
    .input(z.object({ slug }))
    .output(success({ documents: z.array(publicDocument) })),
  readDocument: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/products/{slug}/documents/{id}',
      outputStructure: 'detailed',
      summary: 'Download a document of a public product',
      tags,
    })
    .input(z.object({ slug, id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
