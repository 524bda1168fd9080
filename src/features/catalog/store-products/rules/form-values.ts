import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import type { AttributeValue } from '#features/catalog/taxonomy/contract/attributes.ts';
import { typedVariants } from '#features/catalog/variants/rules/variant-values.ts';
import { typedMinor } from '#lib/typed-figures.ts';
import type { EditableProduct } from '../contract/store-views.ts';

/** The form as it is typed: figures are text until they are sent. */
export type FormValues = DraftValues;

function samplesOf(priceMinor: number | null): FormValues['samples'] {
  if (priceMinor === null) return 'none';
  return priceMinor === 0 ? 'free' : 'paid';
}

/** A product → the form that changes it. */
export function toFormValues(product: EditableProduct): FormValues {
  const {
    categoryId,
    title,
    description,
    unit,
    currency,
    tiers,
    samplePriceMinor,
    customizable,
    ecoFriendly,
    hsCode,
    sku,
  } = product;
  return {
    categoryId,
    title,
    description,
    unit,
    customizable,
    ecoFriendly,
    hsCode,
    sku,
    attributes: Object.fromEntries(
      Object.entries(product.attributes).map(([key, value]) => [key, typedAttribute(value)]),
    ),
    moq: String(product.moq),
    orderMultiple: String(product.orderMultiple),
    tiers: tiers.map(({ minQuantity, unitPriceMinor }) => ({
      minQuantity: String(minQuantity),
      price: typedMinor(unitPriceMinor, currency),
    })),
    leadTimeDays: String(product.leadTimeDays),
    stock: String(product.stock),
    samples: samplesOf(samplePriceMinor),
    samplePrice: samplePriceMinor ? typedMinor(samplePriceMinor, currency) : '',
    variants: typedVariants(product.variants),
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

/** Where the contract's complaint about a path belongs in the form. */
export function fieldOf(path: string): string {
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

/** What is said about a field that lies deep in the form, as `variants.rows.3.stock`; undefined for nothing. */
export function errorAt(errors: object, name: string): string | undefined {
  let found: unknown = errors;
  for (const key of name.split('.'))
    found = found && typeof found === 'object' ? (found as Record<string, unknown>)[key] : undefined;
  const message = found && typeof found === 'object' && 'message' in found ? found.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
