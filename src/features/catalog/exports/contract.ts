import * as z from 'zod/mini';
import { downloadOutput } from '#lib/download.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { queryNumber } from '#lib/schemas.ts';

const exportLayouts = ['packwright', 'shopify', 'google'] as const;
export type ExportLayout = (typeof exportLayouts)[number];
const exportTypes = ['csv', 'xlsx'] as const;
export type ExportType = (typeof exportTypes)[number];

const reading = { access: ['supplier', 'admin'], scope: 'products:read' } as const;
const tags = ['Imports'];
const maxNumber = 2_147_483_647;

/** A range of products that fits into one ZIP with their pictures. */
const exportPart = z.object({
  /** Products with a number greater than this, … */
  after: z.int(),
  /** … up to and including this one. */
  upTo: z.int(),
  products: z.int(),
  pictures: z.int(),
  /** Approximate size of the ZIP in bytes. */
  bytes: z.int(),
});
export type ExportPart = z.infer<typeof exportPart>;

export const productExportsContract = {
  exportProducts: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/products/export',
      outputStructure: 'detailed',
      summary: 'Export products as a Packwright, Shopify or Google Merchant file',
      tags,
    })
    .input(
      z.object({
        layout: z._default(z.enum(exportLayouts), 'packwright'),
        type: z._default(z.enum(exportTypes), 'csv'),
      }),
    )
    .output(downloadOutput),
  listExportParts: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/products/export/parts',
      summary: 'List the parts of a product export with images',
      tags,
    })
    .output(success({ parts: z.array(exportPart) })),
  exportWithPictures: endpoint
    .meta(reading)
    .route({
      method: 'GET',
      path: '/store/products/export/zip',
      outputStructure: 'detailed',
      summary: 'Get one part of a product export with images (ZIP)',
      tags,
    })
    .input(
      z.object({
        after: queryNumber({ min: 0, max: maxNumber, fallback: 0 }),
        upTo: queryNumber({ min: 0, max: maxNumber, fallback: maxNumber }),
      }),
    )
    .output(downloadOutput),
};
