import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant } from '#lib/schemas.ts';
import { supplierStatuses } from './contract/options.ts';
import { storeRoles } from './rules/store-roles.ts';

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

export const suppliersContract = {
  getOwnStore: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({ method: 'GET', path: '/store', summary: 'Get your store', tags: ['Suppliers'] })
    .output(success({ store: z.nullable(ownStore) })),
};

export interface SupplierEvent {
  supplierId: string;
  slug: string;
  ownerAccountId: string;
}

export const supplierSubmitted = defineEvent<SupplierEvent>('supplier.submitted');
export const supplierApproved = defineEvent<SupplierEvent>('supplier.approved');
export const supplierChangesRequested = defineEvent<SupplierEvent>('supplier.changes-requested');
export const supplierSuspended = defineEvent<SupplierEvent>('supplier.suspended');
export const supplierReinstated = defineEvent<SupplierEvent>('supplier.reinstated');
/** Public data of a store changed: its profile, or whether it is on the marketplace. */
export const supplierChanged = defineEvent<SupplierEvent>('supplier.changed');
