import { eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import {
  isPublicProduct,
  productCardColumns,
  toProductCard,
} from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { countryName } from '#features/stores/suppliers/server/queries/locations.ts';
import { supplierCertificates, suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inPaise } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { measuresIn, sizeText } from '../../rules/measures.ts';
import { fieldStarts, qualityOf } from '../../rules/ranking.ts';
import {
  codeOf,
  coloursIn,
  deniedIn,
  fold,
  freeOf,
  headOf,
  partsOf,
  stemOf,
  termsOf,
} from '../../rules/words.ts';

/** A value that a product can be narrowed by, before it has its number. */
export interface NamedValue {
  key: string;
  value: string;
  number: number | null;
}

/** A public product as the index keeps it, its values not yet numbered. */
export interface Draft {
  productId: string;
  supplierId: string;
  category: NamedValue;
  country: NamedValue;
  material: NamedValue;
  /** What facets count: certificates, marks, attributes that one may filter by. */
  more: NamedValue[];
  /** Sizes and other measures, found as words. */
  stated: NamedValue[];
  moq: number;
  leadDays: number;
  price: number;
  score: number;
  createdAt: Date;
  tierQuantities: number[];
  tierPrices: number[];
  words: Map<string, string[]>;
  /** What lists show of it. */
  card: ProductCard;
  /** Words of title, brand and kind as written, for the dictionary. */
  spelled: Set<string>;
}

const columns = {
  ...productCardColumns,
  supplierId: products.supplierId,
  description: products.description,
  attributes: products.attributes,
  tiers: products.tiers,
  samplePrice: products.samplePriceMinor,
  customizable: products.customizable,
  ecoFriendly: products.ecoFriendly,
  hsCode: products.hsCode,
  sku: products.sku,
  responseHours: suppliers.responseHours,
  onTimePercent: suppliers.onTimePercent,
  certificates: sql<string[]>`array(select distinct ${supplierCertificates.code} from ${supplierCertificates}
    where ${supplierCertificates.supplierId} = ${suppliers.id} and ${supplierCertificates.expiresOn} >= current_date)`,
  categoryName: categories.name,
  filterable: sql<
    string[]
  >`array(select attributes.key from attributes where attributes.filterable and attributes.key = any(array(select jsonb_object_keys(${products.attributes}))))`,
  synonyms: categories.synonyms,
  materials: categories.materials,
  path: sql<
    string[]
  >`array(select above.name from categories above where above.id = any(${categories.path}) and above.id <> ${categories.id} order by above.level desc)`,
};

const select = (db: Database, where: SQL) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${isPublicProduct} and ${where}`);
type Row = Awaited<ReturnType<typeof select>>[number];

/** Those of the products that are public, as the index keeps them, in the order of their ids. */
export async function readDrafts(db: Database, ids: readonly string[]): Promise<Draft[]> {
  if (ids.length === 0) return [];
  return (await select(db, inArray(products.id, [...ids])).orderBy(products.id)).map(draftOf);
}

/** Every public product, some hundred at a time. */
export async function* readAllDrafts(db: Database): AsyncGenerator<Draft[]> {
  const size = 500;
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await select(db, after ? gt(products.id, after) : sql`true`)
      .orderBy(products.id)
      .limit(size);
    if (rows.length > 0) yield rows.map(draftOf);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = last.id;
  }
}

// Sizes and plies are also words, so that what was typed finds either.
const isWord = (value: NamedValue): boolean =>
  value.number !== null || ['@size', 'wall_type', 'plies', 'layers'].includes(value.key);

const named = (key: string, value: string, number: number | null = null): NamedValue => ({
  key,
  value: value.slice(0, 120),
  number,
});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Prices are filtered and sorted in paise, whatever they are shown in; what has no rate counts as the dearest. */
const comparable = (minor: number, currency: string): number => inPaise(minor, currency) ?? 2_147_483_647;

function draftOf(row: Row): Draft {
  const { attributes } = row;
  const attributeValues = valuesOf(row);
  const draft = {
    productId: row.id,
    supplierId: row.supplierId,
    category: named('category', row.categoryId),
    country: named('country', row.country ? countryName(row.country) : ''),
    material: named('material', textOf(attributes.material) || (row.materials[0] ?? '')),
    more: [
      ...attributeValues.filter(({ key }) => key === 'certification' || row.filterable.includes(key)),
      ...marksOf(row),
    ],
    stated: attributeValues.filter(isWord),
    moq: row.moq,
    leadDays: row.leadTimeDays,
    price: comparable(row.priceFromMinor, row.currency),
    score: scoreOf(row),
    createdAt: row.createdAt,
    tierQuantities: row.tiers.map(({ minQuantity }) => minQuantity),
    tierPrices: row.tiers.map(({ unitPriceMinor }) => comparable(unitPriceMinor, row.currency)),
    words: new Map<string, string[]>(),
    card: toProductCard(row),
    spelled: new Set<string>(),
  };
  writeWords(draft, row);
  return draft;
}

// Said in columns of their own.
const elsewhere = new Set([
  'material',
  'brand',
  'colour',
  'moq',
  'lead_time_days',
  'certifications',
  'supplier_certifications',
]);

/** What its attributes say, each option by itself; text that anybody can write freely is left to the words. */
function valuesOf({ attributes, certificates, title, description }: Row): NamedValue[] {
  const certified = [
    ...(Array.isArray(attributes.certifications) ? attributes.certifications : []),
    ...certificates,
  ];
  const stated = Object.entries(attributes).flatMap(([key, value]) => {
    if (elsewhere.has(key)) return [];
    if (typeof value === 'number') return [named(key, String(value), value)];
    if (typeof value === 'boolean') return value ? [named(key, 'Yes')] : [];
    if (Array.isArray(value)) return value.map((one) => named(key, one));
    return value.length <= 60 ? [named(key, value)] : [];
  });
  const sides = sidesOf(attributes);
  const measured = [title, description.slice(0, 600)]
    .flatMap((text) => measuresIn(fold(text)))
    .filter(({ kind }) => kind === 'size');
  const sizes = [
    ...(sides.length > 1 ? [sizeText(sides)] : []),
    ...measured.map((one) => sizeText(one.sides)),
  ];
  return [
    ...stated.slice(0, 40),
    ...[...new Set(sizes)].slice(0, 4).map((size) => named('@size', size)),
    ...[...new Set(certified)].map((code) => named('certification', code)),
  ];
}

function sidesOf(attributes: Row['attributes']): number[] {
  for (const prefix of ['inner_', 'outer_', '']) {
    const sides = ['length', 'width', 'height']
      .map((side) => attributes[`${prefix}${side}`])
      .filter((side) => typeof side === 'number');
    if (sides.length > 1) return sides;
  }
  return [];
}

function marksOf({ verifiedAt, ecoFriendly, customizable, samplePrice }: Row): NamedValue[] {
  const marks = {
    verified: verifiedAt !== null,
    eco: ecoFriendly,
    custom: customizable,
    sample: samplePrice !== null,
  };
  return Object.entries(marks).flatMap(([mark, holds]) => (holds ? [named('is', mark)] : []));
}

function scoreOf(row: Row): number {
  const facts = [
    row.description.length > 80,
    Object.keys(row.attributes).length >= 4,
    row.imageId !== null,
    row.tiers.length > 1,
    row.samplePrice !== null,
  ];
  return qualityOf({
    verified: row.verifiedAt !== null,
    completeness: facts.filter(Boolean).length / facts.length,
    responseHours: row.responseHours,
    onTimePercent: row.onTimePercent,
    popularity: row.popularity,
    inStock: row.stock > 0,
  });
}

const stated = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : textOf(value));

// A what the title says it is, and codes; B brand, colour, category and what it is for; C kind and supplier;
// D description and what it is without.
/** Lexemes with their places. */
function writeWords({ words, spelled }: Draft, row: Row): void {
  const { attributes } = row;
  const { is, isFor, lacks } = partsOf(row.title);
  const brand = [attributes.brand, attributes.colour, row.categoryName, isFor].map(stated).join(' · ');
  const kind = [
    ...row.synonyms,
    ...row.path,
    ...row.materials,
    row.supplierName,
    ...row.tags,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      elsewhere.has(key) && key !== 'material' ? [] : [stated(value)],
    ),
  ].join(' · ');
  const texts = [is, brand, kind, `${lacks} ${row.description}`.trim()];
  for (const [i, text] of texts.entries()) {
    const weight = 'ABCD'[i] ?? 'D';
    for (const { lexeme, word, position } of termsOf(text)) {
      const places = words.get(lexeme) ?? words.set(lexeme, []).get(lexeme);
      const place = (fieldStarts[i] ?? 0) + position;
      if (places && places.length < 40 && place < (fieldStarts[i + 1] ?? 0)) places.push(`${place}${weight}`);
      if (i < 2 && word.length > 2) spelled.add(word);
    }
  }
  for (const sign of signsOf(row)) words.set(sign, ['1A']);
}

/** What is known of it for certain, beside the words: codes, the brand, colours, what it is without. */
function signsOf(row: Row): string[] {
  const { attributes, title, description } = row;
  const brand = codeOf(stated(attributes.brand)).slice(0, 40);
  const said = fold(`${title} . ${description.slice(0, 1000)}`);
  const heads = [headOf(title), headOf(row.categoryName)].filter((word) => word !== null);
  const lacking = [...deniedIn(said).map(({ word }) => word), ...freeOf(said)];
  return [
    ...codesOf(row).map((code) => `code:${code}`),
    ...(brand ? [`brand:${brand}`] : []),
    ...coloursIn(stated(attributes.colour) || title).map((colour) => `colour:${colour}`),
    ...heads.map((word) => `head:${stemOf(word)}`),
    ...lacking.map((word) => `no:${stemOf(word)}`),
  ];
}

function codesOf({ sku, hsCode, attributes }: Row): string[] {
  const hs = hsCode ? codeOf(hsCode) : '';
  const codes = [
    sku ? codeOf(sku) : '',
    hs,
    hs.slice(0, 6),
    hs.slice(0, 4),
    codeOf(textOf(attributes.style_code)),
    codeOf(textOf(attributes.un_code)),
  ];
  return [...new Set(codes)].filter((code) => code.length > 2 && code.length <= 40);
}
