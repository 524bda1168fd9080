import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import {
  type BusinessType,
  type DecisionKind,
  type DeliveryCapability,
  type EmployeeBand,
  type Language,
  type PaymentTerm,
  type Plant,
  type RegistrationCategory,
  type SpecialTag,
  type SupplierStatus,
  supplierStatuses,
} from '../contract/options.ts';
import type { RegistrationDraft } from '../contract/registration-draft.ts';
import { type MemberRole, memberRoles } from '../rules/store-roles.ts';
import { withCurrentNames } from '../rules/stored-draft.ts';

const list = <T extends string>() => text().array().$type<T[]>().notNull().default(sql`'{}'::text[]`);

const typedDraft = customType<{ data: RegistrationDraft; driverData: object | string }>({
  dataType: () => 'jsonb',
  toDriver: (draft) => JSON.stringify(draft),
  fromDriver: (stored) =>
    withCurrentNames(typeof stored === 'string' ? (JSON.parse(stored) as object) : stored),
});

// Lists show suppliers with checked documents first, then those with more orders. Both ascend, so that one row comparison
// continues a list.
const isUnchecked = sql`(verified_at is null)`;
const fewerOrders = sql`(-year_orders)`;

export const suppliers = pgTable(
  'suppliers',
  {
    id: uuid().primaryKey(),
    ownerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Part of the public URL; the id until the first submission. */
    slug: text().notNull(),
    /**
     * Prefix of its document numbers (`BS` in BS-0001), so that no two stores show a buyer the same number. The
     * database sets it on the first approval, unique even with simultaneous approvals, and never changes it again.
     */
    numberPrefix: text(),
    status: text().$type<SupplierStatus>().notNull(),
    /** Increased by every status change, so that the second of two simultaneous decisions is refused. */
    version: integer().notNull().default(1),

    /** Always false and no longer read: processes of the previous release still name the column. */
    isSample: boolean().notNull().default(false),

    businessName: text().notNull().default(''),
    businessType: text().$type<BusinessType>().notNull().default('retail'),
    yearOfEstablishment: integer(),
    numberOfEmployees: text().$type<EmployeeBand>(),
    gstin: text(),
    email: text().notNull().default(''),
    websiteUrl: text(),
    verificationFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    logoFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
    logoSeed: text().notNull(),

    /** ISO 3166-1 alpha-2; empty until the first submission. */
    country: text().notNull().default(''),
    state: text().notNull().default(''),
    city: text().notNull().default(''),
    pincode: text(),
    contactPerson: text().notNull().default(''),
    registeredAddress: text().notNull().default(''),

    primaryCategories: list<RegistrationCategory>(),
    specialTags: list<SpecialTag>(),
    deliveryCapabilities: list<DeliveryCapability>(),
    paymentTerms: list<PaymentTerm>(),
    moq: integer(),
    about: text().notNull().default(''),
    plants: jsonb().$type<Plant[]>().notNull().default([]),
    /** Languages in which buyers can write to it. */
    languages: list<Language>(),
    responseHours: integer(),
    /** Of the last twelve months, computed from orders by `writeTrackRecords`; null with too few of them. */
    onTimePercent: integer(),
    /** Delivered orders that were placed in the last twelve months. */
    yearOrders: integer().notNull().default(0),
    /** Buyers with several of these orders. */
    repeatBuyers: integer().notNull().default(0),
    /** Number of public reviews, and the sum of their ratings in tenths; see `addToRating`. */
    reviewCount: integer().notNull().default(0),
    ratingSumTenths: integer().notNull().default(0),

    /** The registration as entered so far; after submission, its record. */
    draft: typedDraft().notNull().default({}),
    draftStep: integer().notNull().default(1),
    draftVersion: integer().notNull().default(0),
    draftSavedAt: timestamp({ withTimezone: true }),

    submittedAt: timestamp({ withTimezone: true }),
    approvedAt: timestamp({ withTimezone: true }),
    /** When an admin verified the documents. */
    verifiedAt: timestamp({ withTimezone: true }),
    /** When the owner confirmed the email address; copied here, so that lists need no join. */
    ownerVerifiedAt: timestamp({ withTimezone: true }),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status = 'approved' and owner_verified_at is not null`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its owner closed the account: the store is no longer public and has no members. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('suppliers_owner').on(table.ownerAccountId),
    uniqueIndex('suppliers_slug').on(table.slug),
    uniqueIndex('suppliers_number_prefix').on(table.numberPrefix.asc().op('text_pattern_ops')),
    uniqueIndex('suppliers_sample').on(table.isSample).where(sql`is_sample`),
    index('suppliers_public_ranked')
      .on(isUnchecked, fewerOrders, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_public_by_country')
      .on(table.country, isUnchecked, fewerOrders, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_public_by_state')
      .on(sql`lower(${table.state})`, isUnchecked, fewerOrders, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_public_by_city')
      .on(sql`lower(${table.city})`, isUnchecked, fewerOrders, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_name_words').using('gin', sql`${table.businessName} gin_trgm_ops`),
    index('suppliers_queue').on(table.status, table.submittedAt, table.id),
    index('suppliers_approved').on(table.approvedAt),
    index('suppliers_verification_file').on(table.verificationFileId),
    index('suppliers_logo_file').on(table.logoFileId),
    check('suppliers_status', sql`${table.status} in (${inlineList(supplierStatuses)})`),
  ],
);

/** Members of a store besides its owner. An account can be a member of only one store. */
export const storeMembers = pgTable(
  'store_members',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('store_members_supplier').on(table.supplierId, table.joinedAt),
    check('store_members_role', sql`${table.role} in (${inlineList(memberRoles)})`),
  ],
);

/** Decisions about a supplier with author, time and reason. Rows are never changed. */
export const supplierDecisions = pgTable(
  'supplier_decisions',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    decidedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    decision: text().$type<DecisionKind>().notNull(),
    note: text().notNull().default(''),
    /** Requested changes, field by field. */
    fieldNotes: jsonb().$type<{ path: string; message: string }[]>().notNull().default([]),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('supplier_decisions_supplier').on(table.supplierId, table.decidedAt),
    index('supplier_decisions_by').on(table.decidedBy),
  ],
);
