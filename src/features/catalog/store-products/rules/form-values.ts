import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { formatTypedValues } from '#features/catalog/products/contract/plain-fields.ts';
import type { AttributeValue } from '#features/catalog/taxonomy/contract/attributes.ts';
import { toVariantValues } from '#features/catalog/variants/rules/variant-values.ts';
import { formatTypedMinor, parseTypedMinor } from '#lib/typed-amounts.ts';
import type { EditableProduct } from '../contract/store-views.ts';

/** Values of the product form: numbers are text until they are sent. */
export type FormValues = DraftValues;

function sampleOptionOf(priceMinor: number | null): FormValues['samples'] {
  if (priceMinor === null) return 'none';
  return priceMinor === 0 ? 'free' : 'paid';
}

/** Converts a product to the values of the form that edits it. */
export function toFormValues(product: EditableProduct): FormValues {
  const { categoryId, title, description, unit, currency, tiers, samplePriceMinor } = product;
  return {
    categoryId,
    title,
    description,
    unit,
    ...formatTypedValues(product),
    attributes: Object.fromEntries(
      Object.entries(product.attributes).map(([key, value]) => [key, typedAttribute(value)]),
    ),
    moq: String(product.moq),
    tiers: tiers.map(({ minQuantity, unitPriceMinor }) => ({
      minQuantity: String(minQuantity),
      price: formatTypedMinor(unitPriceMinor, currency),
    })),
    stock: String(product.stock),
    samples: sampleOptionOf(samplePriceMinor),
    samplePrice: samplePriceMinor ? formatTypedMinor(samplePriceMinor, currency) : '',
    variants: toVariantValues(product.variants, currency),
    documents: product.documents.map(({ fileId, name, kind, expiresOn }) => ({
      fileId,
      name,
      kind,
      expiresOn: expiresOn ?? '',
    })),
    images: product.images.map(({ id, alt, wholeId, crop }) => ({ id, alt, wholeId, crop })),
  };
}

function typedAttribute(value: AttributeValue): string | string[] {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value) : value;
}

/** Returns the form field for a path in the contract's problems. */
export function formFieldFor(path: string): string {
  if (path === 'tiers.0.minQuantity') return 'moq';
  if (path === 'samplePriceMinor') return 'samplePrice';
  if (path.startsWith('imageIds')) return 'images';
  if (path === 'tiers') return 'tiers.0.price';
  const missingValue = /^variants\.variants\.\d+\.options\.(\d+)$/.exec(path);
  if (missingValue) return `variants.axes.${missingValue[1]}.values`;
  const variant = /^variants\.variants\.(\d+)\.(\w+)/.exec(path);
  if (variant) return `variants.rows.${variant[1]}.${variantFields[variant[2] ?? ''] ?? variant[2]}`;
  if (path === 'variants.axes') return 'variants.axes.0.name';
  if (path.startsWith('variants.axes.')) return `${path}.name`;
  return path
    .replace(/^(tiers\.\d+)\.unitPriceMinor$/, '$1.price')
    .replace(/^(attributes\.[^.]+)\..*$/, '$1');
}

const variantFields: Record<string, string> = { priceDifferenceMinor: 'difference', options: 'sku' };

/** Returns the error message of a nested field, such as `variants.rows.3.stock`; undefined if it has none. */
export function errorAt(errors: object, name: string): string | undefined {
  let found: unknown = errors;
  for (const key of name.split('.'))
    found = found && typeof found === 'object' ? (found as Record<string, unknown>)[key] : undefined;
  const message = found && typeof found === 'object' && 'message' in found ? found.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

const maxPriceMinor = 2_000_000_000;

/**
 * Converts a price typed into the filter of a store to minor units of its currency; undefined for text that is not a
 * price in it, such as a fraction of a yen. A symbol before the number may be typed as well.
 */
export function parsePriceBound(typed: string | null, currency: string): number | undefined {
  const minor = parseTypedMinor(typed?.trim().replace(/^[^\d.−-]+/, '') ?? '', currency);
  return minor >= 0 && minor <= maxPriceMinor ? minor : undefined;
}
