import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  BusinessType,
  DeliveryCapability,
  EmployeeBand,
  PaymentTerm,
  Plant,
  RegistrationCategory,
  SpecialTag,
} from '../contract/options.ts';
import { suppliers } from './tables.ts';

type SupplierRow = typeof suppliers.$inferInsert;

/** A supplier as the marketplace generator describes it. */
interface SupplierFacts {
  name: string;
  slug: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  address: string;
  businessType: BusinessType;
  yearOfEstablishment: number;
  numberOfEmployees: EmployeeBand;
  gstin: string | null;
  email: string;
  websiteUrl: string;
  contactPerson: string;
  primaryCategories: RegistrationCategory[];
  specialTags: SpecialTag[];
  deliveryCapabilities: DeliveryCapability[];
  paymentTerms: PaymentTerm[];
  about: string;
  plants: Plant[];
  verified: boolean;
  responseHours: number;
  logoSeed: string;
}

interface SupplierRowContext {
  id: string;
  ownerAccountId: string;
  now: Date;
  /** When its documents were checked. */
  verifiedAt?: Date;
}

/** Returns the row of an approved, public supplier for bulk inserts. */
export function supplierRow(
  facts: SupplierFacts,
  { id, ownerAccountId, now, verifiedAt = now }: SupplierRowContext,
): SupplierRow {
  const { name, slug, country, state, city, postalCode, address, verified, ...rest } = facts;
  const { businessType, yearOfEstablishment, numberOfEmployees, gstin, email, websiteUrl, contactPerson } =
    rest;
  const { primaryCategories, specialTags, deliveryCapabilities, paymentTerms } = rest;
  const { about, plants, responseHours, logoSeed } = rest;
  return {
    slug,
    country,
    state,
    city,
    businessType,
    yearOfEstablishment,
    numberOfEmployees,
    gstin,
    email,
    websiteUrl,
    contactPerson,
    primaryCategories,
    specialTags,
    deliveryCapabilities,
    paymentTerms,
    about,
    plants,
    responseHours,
    logoSeed,
    id,
    ownerAccountId,
    status: 'approved',
    businessName: name,
    pincode: postalCode || null,
    registeredAddress: address,
    draft: toDraft(facts),
    draftStep: 5,
    draftVersion: 1,
    draftSavedAt: now,
    submittedAt: now,
    approvedAt: now,
    verifiedAt: verified ? verifiedAt : null,
    ownerVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** Returns what the supplier would have entered in the wizard. */
function toDraft(facts: SupplierFacts): SupplierRow['draft'] {
  const { businessType, numberOfEmployees, email, websiteUrl, country, state, city, contactPerson } = facts;
  const { primaryCategories, specialTags, deliveryCapabilities, paymentTerms } = facts;
  return {
    businessName: facts.name,
    businessType,
    yearOfEstablishment: String(facts.yearOfEstablishment),
    numberOfEmployees,
    gstin: facts.gstin ?? '',
    email,
    websiteUrl,
    country,
    state,
    city,
    pincode: facts.postalCode,
    contactPerson,
    registeredAddress: facts.address,
    primaryCategories,
    specialTags,
    deliveryCapabilities,
    paymentTerms,
  };
}

/** Creates a supplier for a test, approved and public by default, with an owner if none is given. */
export async function createSupplier(db: Database, overrides: Partial<SupplierRow> = {}) {
  const id = overrides.id ?? newId();
  const ownerAccountId = overrides.ownerAccountId ?? (await createAccount(db, { role: 'supplier' })).id;
  const businessName = overrides.businessName ?? 'Sahyadri Corrugators';
  const now = new Date();
  const row: SupplierRow = {
    slug: `${slugify(businessName)}-${id.slice(-6)}`,
    status: 'approved',
    businessType: 'manufacturer',
    email: 'sales@example.com',
    country: 'IN',
    state: 'Maharashtra',
    city: 'Pune',
    pincode: '411001',
    contactPerson: 'Asha Patil',
    registeredAddress: 'Plot 14, MIDC Bhosari',
    primaryCategories: ['Corrugated Boxes'],
    logoSeed: id,
    submittedAt: now,
    approvedAt: now,
    verifiedAt: now,
    ownerVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
    ...overrides,
    id,
    ownerAccountId,
    businessName,
  };
  const [written] = await db.insert(suppliers).values(row).returning();
  if (!written) throw new Error('the supplier was not written');
  return written;
}
