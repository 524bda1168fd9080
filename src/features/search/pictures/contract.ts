import * as z from 'zod/mini';
import { productCard } from '#features/catalog/products/contract/product-views.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { line, queryNumber } from '#lib/schemas.ts';
import { lookCharacters } from './rules/look-text.ts';

const tags = ['Search'];

export const pictureLimitBytes = 5 * 1024 * 1024;
const maxLookAlikes = 48;

const picture = z
  .file('Select an image.')
  .check(
    z.minSize(1, 'This file is empty. Select another file.'),
    z.maxSize(pictureLimitBytes, 'Pictures can be at most 5 MB.'),
  );

/** The look of a picture: outline, edges and colours as base64url. The picture cannot be recreated from it. */
const lookText = z
  .string('Select an image')
  .check(
    z.length(lookCharacters, 'This image link is invalid. Select the image again.'),
    z.regex(/^[\w-]+$/, 'This image link is invalid. Select the image again.'),
  );

const lookAlikes = z.object({
  /** The product to compare with; null for a picture. */
  like: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  /** Whether it was compared with all products, with those whose pictures have been read so far, or with none yet. */
  compared: z.enum(['all', 'some', 'none']),
  /** Likeness from 0 (nothing in common) to 1 (the same). */
  matches: z.array(z.object({ product: productCard, likeness: z.number() })),
  /** The most frequent categories of the matches. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
});
export type LookAlikes = z.output<typeof lookAlikes>;

export const pictureSearchContract = {
  readPicture: endpoint
    .meta({ access: 'public', throttle: 'form', multipart: true })
    .route({
      method: 'POST',
      path: '/look',
      summary: 'Read outline, edges and colors from a JPG or PNG of up to 5\u00a0MB; the picture is not kept',
      tags,
    })
    .input(z.object({ picture }))
    .output(success({ look: lookText })),
  listLookAlikes: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/look-alikes',
      summary: 'Find products that look like an image or another product',
      tags,
    })
    .input(
      z.object({
        look: z.optional(lookText),
        /** Slug of a product to compare with, instead of a picture's look. */
        product: z.optional(line({ max: 200 })),
        limit: queryNumber({ min: 1, max: maxLookAlikes, fallback: 24 }),
      }),
    )
    .output(success(lookAlikes.shape)),
};
