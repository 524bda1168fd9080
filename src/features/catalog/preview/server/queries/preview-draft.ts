import * as z from 'zod/mini';
import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { findDraftGaps } from '#features/catalog/drafts/rules/gaps.ts';
import { toProductForm } from '#features/catalog/drafts/rules/read-form.ts';
import {
  emptyPlainValues,
  type PlainValues,
  plainFieldEntries,
  toPlainColumns,
} from '#features/catalog/products/contract/plain-fields.ts';
import { noPriceMinor, tagsOf } from '#features/catalog/products/rules/pricing.ts';
import { findBrandAndCurrency } from '#features/catalog/products/server/queries/lock-store.ts';
import { getUnsavedProductPage } from '#features/catalog/products/server/queries/product-page.ts';
import { checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import { findLeaf, listDefinitions } from '#features/catalog/taxonomy/server/queries.ts';
import { priceRangeWithVariants } from '#features/catalog/variants/rules/variant-terms.ts';
import { describeVariant } from '#features/catalog/variants/server/queries.ts';
import { listFiles } from '#features/files/files/server/queries.ts';
import { invalidFields } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import type { Tier } from '#lib/money.ts';
import type { Database } from '#platform/database/database.ts';
import type { PreviewedDraft } from '../../contract.ts';

interface PreviewDraftQuery {
  values: DraftValues;
  id?: string | undefined;
  supplierId: string;
  now: Date;
}

/** Returns a preview of form values. Fields that are empty or not valid yet are left out. */
export async function previewDraft(
  db: Database,
  { values, id = newId(), supplierId, now }: PreviewDraftQuery,
): Promise<PreviewedDraft> {
  const leaf = await findLeaf(db, values.categoryId);
  if (!leaf) throw invalidFields([{ path: 'categoryId', message: 'Select a category from the list' }]);
  const { brand, currency } = await findBrandAndCurrency(db, supplierId);
  const definitions = await listDefinitions(db, {
    family: leaf.family,
    first: leaf.attributes,
    common: true,
  });
  const form = toProductForm(values, { definitions, currency });
  const moq = wholeNumberOr(form.moq, 1);
  const terms = { tiers: tiersFromMinimum(moq, validTiers(form.tiers)), moq };
  const rows = variantRows(form.variants);
  const { unit } = form;
  const plain = toPlainColumns(validPlainValues(form));
  const { customizable, ecoFriendly } = plain;
  const attributes = checkAttributes(definitions, form.attributes).values;
  const drawn = { leaf: leaf.id, family: leaf.family, seed: id, title: values.title, attributes, brand };
  const product = await getUnsavedProductPage(db, {
    supplierId,
    product: {
      images: values.images.map((image) => ({ id: image.id, alt: image.alt.trim() })),
      ...terms,
      ...priceRangeWithVariants(terms, rows),
      unit,
      attributes,
      id,
      title: values.title.trim() || 'Product title',
      description: values.description.trim(),
      ...plain,
      hsCode: plain.hsCode ?? leaf.hsCode,
      tags: tagsOf({ ...terms, currency, ecoFriendly, customizable }),
      pack: packFor({ ...drawn, ecoFriendly, customizable }),
      categoryId: leaf.id,
      slug: id,
      number: 0,
      currency,
      stock: rows.length > 0 ? rows.reduce((sum, row) => sum + row.stock, 0) : wholeNumberOr(form.stock, 0),
      imageId: values.images[0]?.id ?? null,
      popularity: 0,
      reviewCount: 0,
      ratingSumTenths: 0,
      createdAt: now,
      updatedAt: now,
      categoryPath: leaf.path,
      categoryAttributes: leaf.attributes,
    },
  });
  return {
    product,
    axes: rows.length > 0 ? (form.variants?.axes ?? []) : [],
    variants: rows.map((row) => describeVariant(row, terms)),
    documents: await listValidDocuments(db, { documents: values.documents, now }),
    missing: findDraftGaps(values),
  };
}

const maxNumber = 2_000_000_000;
const wholeNumberOr = (figure: number, min: number): number =>
  Number.isSafeInteger(figure) && figure >= min && figure <= maxNumber ? figure : min;

/** Returns the plain fields, empty where they are not valid yet. */
const validPlainValues = (form: PlainValues): PlainValues => {
  const values: PlainValues = { ...emptyPlainValues };
  for (const [name, { input }] of plainFieldEntries) {
    const checked = z.safeParse(input, form[name]);
    if (checked.success) Object.assign(values, { [name]: checked.data });
  }
  return values;
};

/** Returns the valid tiers whose quantity is higher than that of the tier before. */
const validTiers = (tiers: readonly Tier[]): Tier[] =>
  tiers.filter(
    ({ minQuantity, unitPriceMinor }, i) =>
      wholeNumberOr(unitPriceMinor, 0) > 0 && (i === 0 || minQuantity > (tiers[i - 1]?.minQuantity ?? 0)),
  );

/**
 * Returns tiers that start at the minimum order. Without a price it uses `noPriceMinor`; the page then says that the
 * price is missing.
 */
const tiersFromMinimum = (moq: number, [first, ...more]: Tier[]): Tier[] => [
  { minQuantity: moq, unitPriceMinor: first?.unitPriceMinor ?? noPriceMinor },
  ...more.filter(({ minQuantity }) => minQuantity > moq),
];

function variantRows(form: ReturnType<typeof toProductForm>['variants']) {
  if (!form) return [];
  return form.variants
    .filter(({ options }) => options.length === form.axes.length && options.every((option) => option !== ''))
    .map(({ id = newId(), options, sku, tiers, moq, stock, priceDifferenceMinor }) => {
      const own = tiers && validTiers(tiers);
      return {
        id,
        options: options.map((value, i) => ({ axis: form.axes[i] ?? '', value })),
        sku: sku || null,
        tiers: own && own.length > 0 ? own : null,
        moq: moq === null ? null : wholeNumberOr(moq, 1),
        stock: wholeNumberOr(stock, 0),
        priceDifferenceMinor: Number.isSafeInteger(priceDifferenceMinor) ? priceDifferenceMinor : 0,
      };
    });
}

/** Returns the documents that buyers would see, without expired ones. */
async function listValidDocuments(
  db: Database,
  { documents, now }: { documents: DraftValues['documents']; now: Date },
) {
  const today = now.toISOString().slice(0, 10);
  const valid = documents.filter(({ expiresOn }) => expiresOn === '' || expiresOn >= today);
  const files = await listFiles(
    db,
    valid.map(({ fileId }) => fileId),
  );
  const sizes = new Map(files.map(({ id, bytes }) => [id, bytes]));
  return valid.map(({ fileId, kind, name, expiresOn }) => ({
    id: fileId,
    kind,
    name,
    bytes: sizes.get(fileId) ?? 0,
    expiresOn: expiresOn || null,
  }));
}
