import { defineEvent } from '#lib/events.ts';
import { applicationsContract } from './contract/applications.ts';
import { companyContract } from './contract/company.ts';
import { locationsContract } from './contract/locations.ts';
import { ownStoreContract } from './contract/own-store.ts';
import { publicSuppliersContract } from './contract/public-suppliers.ts';
import { registrationContract } from './contract/registration.ts';

/** Registering as a supplier, the review of registrations, and what buyers see of suppliers. */
export const suppliersContract = {
  ...publicSuppliersContract,
  ...registrationContract,
  ...companyContract,
  ...applicationsContract,
  ...locationsContract,
  ...ownStoreContract,
};

interface SupplierEvent {
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
