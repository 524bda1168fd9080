import { eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getExchangeRates } from '#features/catalog/exchange-rates/server/queries.ts';
import { pickPlain, plainFieldEntries } from '#features/catalog/products/contract/plain-fields.ts';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import {
  isPublicProduct,
  productCardColumns,
  toProductCard,
} from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { attributes, categories } from '#features/catalog/taxonomy/server/tables.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { type ExchangeRates, toComparablePrice } from '#lib/exchange.ts';
import type { Database } from '#platform/database/database.ts';
import { measuresIn, sizeText } from '../../rules/measures.ts';
import { fieldStarts, rateQuality } from '../../rules/ranking.ts';
import {
  codeOf,
  coloursIn,
  excludedWordsIn,
  fold,
  freeFromWords,
  headOf,
  splitTitle,
  stemOf,
  termsOf,
} from '../../rules/words.ts';

/** A value that products can be filtered by, before it has a number. */
export interface NamedValue {
  key: string;
  value: string;
  number: number | null;
}

/** A public product as the index stores it, its values not yet numbered. */
export interface DocumentDraft {
  productId: string;
  supplierId: string;
  category: NamedValue;
  country: NamedValue;
  material: NamedValue;
  /** Values counted by facets: certificates, marks, filterable attributes. */
  more: NamedValue[];
  /** Sizes and other measures, which are found as words. */
  stated: NamedValue[];
  moq: number;
  leadDays: number;
  price: number;
  score: number;
  createdAt: Date;
  tierQuantities: number[];
  tierPrices: number[];
  words: Map<string, string[]>;
  /** The product card shown in lists. */
  card: ProductCard;
  /** Words of title, brand and kind as written, for the dictionary. */
  spelled: Set<string>;
}

const plainKeys = plainFieldEntries.map(([, { column }]) => column.key);
const above = alias(categories, 'above');

const columns = {
  ...productCardColumns,
  supplierId: products.supplierId,
  description: products.description,
  attributes: products.attributes,
  tiers: products.tiers,
  ...pickPlain(products),
  responseHours: suppliers.responseHours,
  onTimePercent: suppliers.onTimePercent,
  certificates: sql<string[]>`array(select distinct ${supplierCertificates.code} from ${supplierCertificates}
    where ${supplierCertificates.supplierId} = ${suppliers.id} and ${supplierCertificates.expiresOn} >= current_date)`,
  categoryName: categories.name,
  filterable: sql<string[]>`array(select ${attributes.key} from ${attributes} where
    ${attributes.filterable} and (${attributes.key} = any(array(select jsonb_object_keys(${products.attributes}))) or ${attributes.key} = any(${sql.param(plainKeys)}::text[])))`,
  synonyms: categories.synonyms,
  materials: categories.materials,
  path: sql<string[]>`array(select ${above.name} from ${categories} ${above} where
    ${above.id} = any(${categories.path}) and ${above.id} <> ${categories.id} order by ${above.level} desc)`,
};

const select = (db: Database, where: SQL) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${isPublicProduct} and ${where}`);
type Row = Awaited<ReturnType<typeof select>>[number];

/** Returns the public ones of the products as the index stores them, in the order of their ids. */
export async function readDrafts(db: Database, ids: readonly string[]): Promise<DocumentDraft[]> {
  if (ids.length === 0) return [];
  const rates = await getExchangeRates(db);
  const rows = await select(db, inArray(products.id, [...ids])).orderBy(products.id);
  return rows.map((row) => toDraft(row, rates));
}

/** Yields every public product, a few hundred at a time. */
export async function* readAllDrafts(db: Database): AsyncGenerator<DocumentDraft[]> {
  const size = 500;
  const rates = await getExchangeRates(db);
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await select(db, after ? gt(products.id, after) : sql`true`)
      .orderBy(products.id)
      .limit(size);
    if (rows.length > 0) yield rows.map((row) => toDraft(row, rates));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < size) return;
  }
}

// Sizes and plies are indexed as words, too, so that typed text finds either.
const isIndexedAsWord = (value: NamedValue): boolean =>
  value.number !== null || ['@size', 'wall_type', 'plies', 'layers'].includes(value.key);

const namedValue = (key: string, value: string | number): NamedValue => ({
  key,
  value: String(value).slice(0, 120),
  number: typeof value === 'number' ? value : null,
});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function toDraft(row: Row, rates: ExchangeRates): DocumentDraft {
  const { attributes } = row;
  const attributeValues = listValues(row);
  const comparablePrice = (amountMinor: number) =>
    toComparablePrice({ amountMinor, currency: row.currency }, rates);
  const draft = {
    productId: row.id,
    supplierId: row.supplierId,
    category: namedValue('category', row.categoryId),
    country: namedValue('country', row.country ? countryName(row.country) : ''),
    material: namedValue('material', textOf(attributes.material) || (row.materials[0] ?? '')),
    more: [
      ...[...attributeValues, ...listPlainValues(row)].filter(
        ({ key }) => key === 'certification' || row.filterable.includes(key),
      ),
      ...listMarks(row),
    ],
    stated: attributeValues.filter(isIndexedAsWord),
    moq: row.moq,
    leadDays: row.leadTimeDays,
    price: comparablePrice(row.priceFromMinor),
    score: scoreProduct(row),
    createdAt: row.createdAt,
    tierQuantities: row.tiers.map(({ minQuantity }) => minQuantity),
    tierPrices: row.tiers.map(({ unitPriceMinor }) => comparablePrice(unitPriceMinor)),
    words: new Map<string, string[]>(),
    card: toProductCard(row),
    spelled: new Set<string>(),
  };
  writeWords(draft, row);
  return draft;
}

// These have their own columns.
const ownColumnKeys = new Set([
  ...'material brand colour moq lead_time_days certifications supplier_certifications'.split(' '),
  ...plainKeys,
]);

/** Returns the values of the attributes, each option separately; free text is only indexed as words. */
function listValues({ attributes, certificates, title, description }: Row): NamedValue[] {
  const certified = [
    ...(Array.isArray(attributes.certifications) ? attributes.certifications : []),
    ...certificates,
  ];
  const stated = Object.entries(attributes).flatMap(([key, value]) => {
    if (ownColumnKeys.has(key)) return [];
    if (typeof value === 'number') return [namedValue(key, value)];
    if (typeof value === 'boolean') return value ? [namedValue(key, 'Yes')] : [];
    if (Array.isArray(value)) return value.map((one) => namedValue(key, one));
    return value.length <= 60 ? [namedValue(key, value)] : [];
  });
  const sides = readSides(attributes);
  const measured = [title, description.slice(0, 600)]
    .flatMap((text) => measuresIn(fold(text)))
    .filter(({ kind }) => kind === 'size');
  const sizes = [
    ...(sides.length > 1 ? [sizeText(sides)] : []),
    ...measured.map((one) => sizeText(one.sides)),
  ];
  return [
    ...stated.slice(0, 40),
    ...[...new Set(sizes)].slice(0, 4).map((size) => namedValue('@size', size)),
    ...[...new Set(certified)].map((code) => namedValue('certification', code)),
  ];
}

/** Returns the stated plain fields by their column key; those that the taxonomy calls filterable become facets. */
const listPlainValues = (row: Row): NamedValue[] =>
  plainFieldEntries.flatMap(([name, { column, describe }]) =>
    row[name] === null ? [] : [namedValue(column.key, describe(row[name], row.currency))],
  );

function readSides(attributes: Row['attributes']): number[] {
  for (const prefix of ['inner_', 'outer_', '']) {
    const sides = ['length', 'width', 'height']
      .map((side) => attributes[`${prefix}${side}`])
      .filter((side) => typeof side === 'number');
    if (sides.length > 1) return sides;
  }
  return [];
}

function listMarks({ verifiedAt, ecoFriendly, customizable, samplePriceMinor }: Row): NamedValue[] {
  const marks = {
    verified: verifiedAt !== null,
    eco: ecoFriendly,
    custom: customizable,
    sample: samplePriceMinor !== null,
  };
  return Object.entries(marks).flatMap(([mark, holds]) => (holds ? [namedValue('is', mark)] : []));
}

function scoreProduct(row: Row): number {
  const checks = [
    row.description.length > 80,
    Object.keys(row.attributes).length >= 4,
    row.imageId !== null,
    row.tiers.length > 1,
    row.samplePriceMinor !== null,
  ];
  return rateQuality({
    verified: row.verifiedAt !== null,
    completeness: checks.filter(Boolean).length / checks.length,
    responseHours: row.responseHours,
    onTimePercent: row.onTimePercent,
    popularity: row.popularity,
    inStock: row.stock > 0,
  });
}

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : textOf(value));

/** Adds lexemes by weight. A: title, codes; B: brand, colour, category, use; C: kind, supplier; D: description, lacks. */
function writeWords({ words, spelled }: DocumentDraft, row: Row): void {
  const { attributes } = row;
  const { is, isFor, lacks } = splitTitle(row.title);
  const brand = [attributes.brand, attributes.colour, row.categoryName, isFor].map(toText).join(' · ');
  const kind = [
    ...row.synonyms,
    ...row.path,
    ...row.materials,
    row.supplierName,
    ...row.tags,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      ownColumnKeys.has(key) && key !== 'material' ? [] : [toText(value)],
    ),
  ].join(' · ');
  const texts = [is, brand, kind, `${lacks} ${row.description}`.trim()];
  for (const [i, text] of texts.entries()) {
    for (const { lexeme, word, position } of termsOf(text)) {
      const positions = words.get(lexeme) ?? words.set(lexeme, []).get(lexeme);
      const fieldPosition = (fieldStarts[i] ?? 0) + position;
      if (positions && positions.length < 40 && fieldPosition < (fieldStarts[i + 1] ?? 0))
        positions.push(`${fieldPosition}${'ABCD'[i] ?? 'D'}`);
      if (i < 2 && word.length > 2) spelled.add(word);
    }
  }
  for (const sign of listSigns(row)) words.set(sign, ['1A']);
}

/** Returns the signs of a product, certain facts besides its words: codes, brand, colours, what it is without. */
function listSigns(row: Row): string[] {
  const { attributes, title, description } = row;
  const brand = codeOf(toText(attributes.brand)).slice(0, 40);
  const fullText = fold(`${title} . ${description.slice(0, 1000)}`);
  const heads = [headOf(title), headOf(row.categoryName)].filter((word) => word !== null);
  const lacking = [...excludedWordsIn(fullText).map(({ word }) => word), ...freeFromWords(fullText)];
  return [
    ...listCodes(row).map((code) => `code:${code}`),
    ...(brand ? [`brand:${brand}`] : []),
    ...coloursIn(toText(attributes.colour) || title).map((colour) => `colour:${colour}`),
    ...heads.map((word) => `head:${stemOf(word)}`),
    ...lacking.map((word) => `no:${stemOf(word)}`),
  ];
}

function listCodes({ sku, hsCode, attributes }: Row): string[] {
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
