import * as z from 'zod/mini';
import { supplierListing } from '#features/stores/storefront/contract.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { limit, line } from '#lib/schemas.ts';

const tags = ['Suppliers'];
const slug = z.optional(line({ max: 120 }));
const named = z.object({ slug: z.string(), name: z.string() });
const countedLink = z.object({ name: z.string(), to: z.string(), count: z.int() });
export type CountedLink = z.infer<typeof countedLink>;

const page = z.object({
  country: z.nullable(named),
  state: z.nullable(named),
  city: z.nullable(named),
  certificate: z.nullable(z.object({ code: z.string(), name: z.string(), means: z.string() })),
  capability: z.nullable(z.object({ slug: z.string(), title: z.string(), means: z.string() })),
  /** Number of suppliers, capped at `maxSupplierCount`. */
  count: z.int(),
  more: z.boolean(),
  suppliers: z.array(supplierListing),
  nextCursor: z.nullable(z.string()),
  /** Places one level down: countries, then states, then cities. */
  places: z.array(countedLink),
  certificates: z.array(countedLink),
  capabilities: z.array(countedLink),
});
export type DirectoryPage = z.infer<typeof page>;

export const directoryContract = {
  browse: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/supplier-directory',
      summary: 'List suppliers by country, state, city, certificate or capability',
      tags,
    })
    .input(
      z.object({
        /** Slug of its name in the URL: `india`, `united-states`. */
        country: slug,
        state: slug,
        city: slug,
        certificate: slug,
        capability: slug,
        cursor: z.optional(z.string().check(z.maxLength(400))),
        limit: limit(24),
      }),
    )
    .output(success(page.shape)),
};
