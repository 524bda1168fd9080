import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';
import { storeRoles } from '../rules/store-roles.ts';
import { supplierStatuses } from './words.ts';

/** The store that a person owns or works in, in a few words. */
const ownStore = z.object({
  id,
  slug: z.string(),
  businessName: z.string(),
  status: z.enum(supplierStatuses),
  isPublic: z.boolean(),
  /** What the person is in it. */
  role: z.enum(storeRoles),
  /** Why the marketplace has suspended it, and since when; null when it has not. */
  suspension: z.nullable(z.object({ reason: z.string(), since: instant })),
});

export const ownStoreContract = {
  getOwnStore: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({ method: 'GET', path: '/store', summary: 'The store that I own or work in', tags: ['Suppliers'] })
    .output(success({ store: z.nullable(ownStore) })),
};
