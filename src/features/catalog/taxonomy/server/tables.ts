import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { AttributeType } from '../contract/attributes.ts';

/** What a product can be described by: one definition, used by many families. */
export const attributes = pgTable('attributes', {
  key: text().primaryKey(),
  label: text().notNull(),
  type: text().$type<AttributeType>().notNull(),
  unit: text(),
  /** Test method or norm, e.g. `ISO 536`. */
  standard: text(),
  help: text(),
  filterable: boolean().notNull(),
  /** Allowed values of the types enum and multi. */
  options: text().array().notNull(),
});

/** Which attributes a kind of packaging has, in the order in which a form asks for them. */
export const attributeFamilies = pgTable('attribute_families', {
  key: text().primaryKey(),
  label: text().notNull(),
  attributeKeys: text().array().notNull(),
});

/** Three levels: home tiles, groups, leaves. Products belong to leaves. */
export const categories = pgTable(
  'categories',
  {
    /** The slug in the taxonomy and in addresses. */
    id: text().primaryKey(),
    parentId: text().references((): AnyPgColumn => categories.id),
    level: smallint().notNull(),
    /** Ids from the tile down to this category itself. */
    path: text().array().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    family: text().references(() => attributeFamilies.key),
    /** The family's attributes that matter most here; a form asks for them first. */
    attributes: text().array().notNull(),
    registrationCategory: text(),
    tile: text().notNull(),
    /** Further tiles under which buyers look for it. */
    alsoIn: text().array().notNull(),
    synonyms: text().array().notNull(),
    /** Names that suppliers asked for; beside the taxonomy's own, so that a new edition leaves them. */
    tradeTerms: text().array().notNull().default([]),
    materials: text().array().notNull(),
    hsCode: text(),
    position: integer().notNull(),
    /** Public products here and below; counted again in the background. */
    productCount: integer().notNull().default(0),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    index('categories_level').on(table.level, table.position),
    index('categories_family').on(table.family),
    index('categories_name').using('gin', sql`${table.name} gin_trgm_ops`),
  ],
);
