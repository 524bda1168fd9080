import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';
import { storeRoles } from '../rules/store-roles.ts';
import { supplierStatuses } from './options.ts';

/** Summary of the store that the user owns or works in. */
const ownStore = z.object({
  id,
  slug: z.string(),
  businessName: z.string(),
  status: z.enum(supplierStatuses),
  isPublic: z.boolean(),
  /** The user's role in the store. */
  role: z.enum(storeRoles),
  /** Reason and start of a suspension by the marketplace; null if not suspended. */
  suspension: z.nullable(z.object({ reason: z.string(), since: instant })),
});
export const ownStoreContract = {
  getOwnStore: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({ method: 'GET', path: '/store', summary: 'The store that I own or work in', tags: ['Suppliers'] })
    .output(success({ store: z.nullable(ownStore) })),
};
