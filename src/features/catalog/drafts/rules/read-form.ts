import type {
  AttributeDefinition,
  AttributeType,
  AttributeValue,
  AttributeValues,
} from '#features/catalog/taxonomy/contract/attributes.ts';
import { toVariantsForm } from '#features/catalog/variants/rules/variant-values.ts';
import { readMinor, readNumber } from '#lib/typed-figures.ts';
import type { DraftValues } from '../contract/draft-values.ts';
import type { ProductForm } from '../contract/product-form.ts';

/** What was typed → what the contract takes. Nothing is judged here. */
export function toProductForm(typed: DraftValues, definitions: readonly AttributeDefinition[]): ProductForm {
  const { title, description, categoryId, unit, customizable, ecoFriendly, hsCode, sku } = typed;
  const moq = readNumber(typed.moq);
  return {
    title,
    description,
    categoryId,
    unit,
    customizable,
    ecoFriendly,
    hsCode,
    sku,
    moq,
    orderMultiple: typed.orderMultiple.trim() === '' ? 1 : readNumber(typed.orderMultiple),
    tiers: typed.tiers.map(({ minQuantity, price }, i) => ({
      minQuantity: i === 0 ? moq : readNumber(minQuantity),
      unitPriceMinor: readMinor(price),
    })),
    leadTimeDays: readNumber(typed.leadTimeDays),
    // With variants their sum counts, so nothing needs to stand in the field.
    stock: typed.variants.rows.length > 0 ? 0 : readNumber(typed.stock),
    samplePriceMinor: readSamplePrice(typed),
    attributes: readAttributes(typed.attributes, definitions),
    variants: toVariantsForm(typed.variants),
    documents: typed.documents.map(({ fileId, kind, expiresOn }) => ({
      fileId,
      kind,
      expiresOn: expiresOn || null,
    })),
    imageIds: typed.images.map(({ id }) => id),
    imageAlts: typed.images.map(({ alt }) => alt.trim()),
  };
}

function readSamplePrice({ samples, samplePrice }: DraftValues): number | null {
  if (samples === 'none') return null;
  return samples === 'free' ? 0 : readMinor(samplePrice);
}

function readAttributes(
  typed: DraftValues['attributes'],
  definitions: readonly AttributeDefinition[],
): AttributeValues {
  const filled = definitions.flatMap(({ key, type }): [string, AttributeValue][] => {
    const value = typed[key];
    if (value === undefined || value.length === 0 || (typeof value === 'string' && value.trim() === ''))
      return [];
    return [[key, readAttribute(type, value)]];
  });
  return Object.fromEntries(filled);
}

function readAttribute(type: AttributeType, value: string | string[]): AttributeValue {
  if (typeof value !== 'string') return value;
  if (type === 'number') return Number.isNaN(readNumber(value)) ? value : readNumber(value);
  return type === 'boolean' ? value === 'yes' : value.trim();
}
