import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
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
import type { RegistrationDraft } from '../contract/registration-form.ts';
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
} from '../contract/words.ts';
import { namedAsNow } from '../rules/kept-draft.ts';
import { type MemberRole, memberRoles } from '../rules/store-roles.ts';

const list = <T extends string>() => text().array().$type<T[]>().notNull().default(sql`'{}'::text[]`);

const typedDraft = customType<{ data: RegistrationDraft; driverData: object | string }>({
  dataType: () => 'jsonb',
  toDriver: (draft) => JSON.stringify(draft),
  fromDriver: (kept) => namedAsNow(typeof kept === 'string' ? (JSON.parse(kept) as object) : kept),
});

export const suppliers = pgTable(
  'suppliers',
  {
    id: uuid().primaryKey(),
    ownerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Part of the public address; the id until the first submission. */
    slug: text().notNull(),
    /**
     * What its numbers begin with (`BS` in BS-0001), so that no two stores show a buyer the same number. The database
     * sets it on the first approval, unique whoever is approved at the same time, and never changes it again.
     */
    numberPrefix: text(),
    status: text().$type<SupplierStatus>().notNull(),
    /** Grows with every change of status, so that of two who decide at once the second is told. */
    version: integer().notNull().default(1),

    /** False for every store, and read by nobody any more: processes of the release before still name it. */
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
    onTimePercent: integer(),

    /** The registration as typed so far; what was submitted stays here as its record. */
    draft: typedDraft().notNull().default({}),
    draftStep: integer().notNull().default(1),
    draftVersion: integer().notNull().default(0),
    draftSavedAt: timestamp({ withTimezone: true }),

    submittedAt: timestamp({ withTimezone: true }),
    approvedAt: timestamp({ withTimezone: true }),
    /** When an admin had seen the documents. */
    verifiedAt: timestamp({ withTimezone: true }),
    /** When the owner confirmed the email address; a copy, so that lists need not look it up. */
    ownerVerifiedAt: timestamp({ withTimezone: true }),
    isPublic: boolean()
      .notNull()
      .generatedAlwaysAs(sql`status = 'approved' and owner_verified_at is not null`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its owner closed the account: it is public no more, and nobody works in it. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('suppliers_owner').on(table.ownerAccountId),
    uniqueIndex('suppliers_slug').on(table.slug),
    uniqueIndex('suppliers_number_prefix').on(table.numberPrefix.asc().op('text_pattern_ops')),
    uniqueIndex('suppliers_sample').on(table.isSample).where(sql`is_sample`),
    index('suppliers_public_by_name').on(table.businessName, table.id).where(sql`is_public`),
    index('suppliers_public_by_country')
      .on(table.country, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_public_by_state')
      .on(sql`lower(${table.state})`, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_public_by_city')
      .on(sql`lower(${table.city})`, table.businessName, table.id)
      .where(sql`is_public`),
    index('suppliers_name_words').using('gin', sql`${table.businessName} gin_trgm_ops`),
    index('suppliers_queue').on(table.status, table.submittedAt, table.id),
    index('suppliers_verification_file').on(table.verificationFileId),
    index('suppliers_logo_file').on(table.logoFileId),
    check(
      'suppliers_status',
      sql`${table.status} in (${sql.raw(supplierStatuses.map((status) => `'${status}'`).join(', '))})`,
    ),
  ],
);

/** People who work in a store besides its owner. Nobody works in two. */
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
    check(
      'store_members_role',
      sql`${table.role} in (${sql.raw(memberRoles.map((role) => `'${role}'`).join(', '))})`,
    ),
  ],
);

export const supplierCertificates = pgTable(
  'supplier_certificates',
  {
    id: uuid().primaryKey(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** As the standard is called: `FSC`, `ISO 9001`. */
    code: text().notNull(),
    number: text().notNull(),
    issuedOn: date().notNull(),
    expiresOn: date().notNull(),
    /** Who certified it. */
    body: text().notNull(),
    documentFileId: uuid().references(() => storedFiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('supplier_certificates_supplier').on(table.supplierId, table.expiresOn),
    index('supplier_certificates_code').on(table.code, table.expiresOn),
    index('supplier_certificates_document').on(table.documentFileId),
  ],
);

/** Who decided what about a supplier, when and why. Rows are never changed. */
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
    /** What should change, field by field. */
    fieldNotes: jsonb().$type<{ path: string; message: string }[]>().notNull().default([]),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('supplier_decisions_supplier').on(table.supplierId, table.decidedAt),
    index('supplier_decisions_by').on(table.decidedBy),
  ],
);
