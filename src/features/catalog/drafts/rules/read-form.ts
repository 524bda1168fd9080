import { parseTypedValues } from '#features/catalog/products/contract/plain-fields.ts';
import type {
  AttributeDefinition,
  AttributeType,
  AttributeValue,
  AttributeValues,
} from '#features/catalog/taxonomy/contract/attributes.ts';
import { toVariantsForm } from '#features/catalog/variants/rules/variant-values.ts';
import { parseTypedNumber, parseTypedWhole } from '#lib/parse-typed-number.ts';
import { parseTypedMinor } from '#lib/typed-amounts.ts';
import type { DraftValues } from '../contract/draft-values.ts';
import type { ProductForm } from '../contract/product-form.ts';

interface FormReading {
  /** Attributes of the selected category. */
  definitions: readonly AttributeDefinition[];
  /** The currency in which the store sells. */
  currency: string;
}

/** Converts form values to the input of the contract, without validating them. */
export function toProductForm(typed: DraftValues, { definitions, currency }: FormReading): ProductForm {
  const { title, description, categoryId, unit } = typed;
  const moq = parseTypedWhole(typed.moq);
  return {
    title,
    description,
    categoryId,
    unit,
    ...parseTypedValues(typed),
    moq,
    tiers: typed.tiers.map(({ minQuantity, price }, i) => ({
      minQuantity: i === 0 ? moq : parseTypedWhole(minQuantity),
      unitPriceMinor: parseTypedMinor(price, currency),
    })),
    // With variants, the sum of their stock counts, so the field may be empty.
    stock: typed.variants.rows.length > 0 ? 0 : parseTypedWhole(typed.stock),
    samplePriceMinor: readSamplePrice(typed, currency),
    attributes: readAttributes(typed.attributes, definitions),
    variants: toVariantsForm(typed.variants, currency),
    documents: typed.documents.map(({ fileId, kind, expiresOn }) => ({
      fileId,
      kind,
      expiresOn: expiresOn || null,
    })),
    imageIds: typed.images.map(({ id }) => id),
    imageAlts: typed.images.map(({ alt }) => alt.trim()),
  };
}

function readSamplePrice({ samples, samplePrice }: DraftValues, currency: string): number | null {
  if (samples === 'none') return null;
  return samples === 'free' ? 0 : parseTypedMinor(samplePrice, currency);
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
  if (type === 'number') return Number.isNaN(parseTypedNumber(value)) ? value : parseTypedNumber(value);
  return type === 'boolean' ? value === 'yes' : value.trim();
}
