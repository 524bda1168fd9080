import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { AttributeType } from '../contract/attributes.ts';

/** Definitions of product attributes, shared by many families. */
export const attributes = pgTable('attributes', {
  key: text().primaryKey(),
  label: text().notNull(),
  type: text().$type<AttributeType>().notNull(),
  unit: text(),
  /** Test method or standard, e.g. `ISO 536`. */
  standard: text(),
  help: text(),
  filterable: boolean().notNull(),
  /** Allowed values for the types enum and multi. */
  options: text().array().notNull(),
});

/** Attributes of each packaging family, in the order of the form. */
export const attributeFamilies = pgTable('attribute_families', {
  key: text().primaryKey(),
  label: text().notNull(),
  attributeKeys: text().array().notNull(),
});

/** Three levels: home tiles, groups, leaves. Products belong to leaves. */
export const categories = pgTable(
  'categories',
  {
    /** Slug in the taxonomy and in URLs. */
    id: text().primaryKey(),
    parentId: text().references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    /** Ids from the tile down to this category itself. */
    path: text().array().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    family: text().references(() => attributeFamilies.key),
    /** Attributes of the family that are most important here; forms list them first. */
    attributes: text().array().notNull(),
    registrationCategory: text(),
    tile: text().notNull(),
    /** Further tiles under which buyers look for it. */
    alsoIn: text().array().notNull(),
    synonyms: text().array().notNull(),
    /**
     * Names that suppliers requested. Stored separately from the taxonomy's synonyms, so that a new edition does not
     * overwrite them.
     */
    tradeTerms: text().array().notNull().default([]),
    materials: text().array().notNull(),
    hsCode: text(),
    position: integer().notNull(),
    /** Number of public products here and below; recounted in the background. */
    productCount: integer().notNull().default(0),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    index('categories_level').on(table.level, table.position),
    index('categories_family').on(table.family),
    index('categories_name').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);
