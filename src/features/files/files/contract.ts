import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Files'];

/** Purposes of files. The purpose decides which types are accepted and who may read the file; it never changes. */
const filePurposes = [
  'verification-document',
  'certificate-document',
  'business-logo',
  'product-image',
  'product-document',
  'inquiry-attachment',
  'order-attachment',
  'order-proof',
  'order-artwork',
  'review-photo',
  'receipt-photo',
  'request-file',
  'quote-file',
  'content-picture',
] as const;
export type FilePurpose = (typeof filePurposes)[number];

const share = z.number('Select a crop area').check(z.gte(0), z.lte(1));

/** A section of a picture, as fractions of its width and height. */
export const crop = z
  .object({ x: share, y: share, width: share, height: share })
  .check(
    z.refine(
      ({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.0001 && y + height <= 1.0001,
      { error: 'Select a crop area', path: ['width'] },
    ),
  );
export type Crop = z.infer<typeof crop>;

export const storedFile = z.object({
  id,
  /** The owner's name for the file, for display only. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Public URL; null for private files. */
  url: z.nullable(z.string()),
});
export type StoredFile = z.infer<typeof storedFile>;

export const filesContract = {
  uploadFile: endpoint
    .meta({ access: 'signed-in', multipart: true })
    .route({
      method: 'POST',
      path: '/files',
      successStatus: 201,
      summary: 'Upload a JPG, PNG or PDF of up to 5\u00a0MB',
      tags,
    })
    .input(
      z.object({
        file: z.file('Select a file.').check(z.minSize(1, 'This file is empty. Select another file.')),
        purpose: z.enum(filePurposes, 'The purpose of the file is missing.'),
      }),
    )
    .output(success({ file: storedFile })),
  getFileContent: endpoint
    .route({
      method: 'GET',
      path: '/files/{id}/content',
      outputStructure: 'detailed',
      summary: 'Get a private file',
      tags,
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  deleteFile: endpoint
    .route({
      method: 'DELETE',
      path: '/files/{id}',
      summary: 'Delete an unused file',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
};
