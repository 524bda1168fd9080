import type { ProductUnit } from '#features/catalog/contract/product-words.ts';
import type {
  AttributeDefinition,
  AttributeType,
  AttributeValue,
  AttributeValues,
} from '#features/categories/contract/attributes.ts';
import type { FormPicture } from '#features/pictures/rules/form-picture.ts';
import { minorUnits } from '#lib/money.ts';
import type { ProductForm } from '../contract/product-form.ts';
import type { EditableProduct } from '../contract/store-views.ts';

/** The form as it is typed: figures are text until they are sent. */
export interface FormValues {
  categoryId: string;
  title: string;
  description: string;
  attributes: Record<string, string | string[]>;
  unit: ProductUnit;
  moq: string;
  orderMultiple: string;
  /** The first row's quantity is the minimum order. */
  tiers: { minQuantity: string; price: string }[];
  leadTimeDays: string;
  stock: string;
  samples: 'none' | 'free' | 'paid';
  samplePrice: string;
  customizable: boolean;
  ecoFriendly: boolean;
  hsCode: string;
  sku: string;
  images: FormPicture[];
}

export const emptyForm: FormValues = {
  categoryId: '',
  title: '',
  description: '',
  attributes: {},
  unit: 'piece',
  moq: '',
  orderMultiple: '1',
  tiers: [{ minQuantity: '', price: '' }],
  leadTimeDays: '',
  stock: '',
  samples: 'none',
  samplePrice: '',
  customizable: false,
  ecoFriendly: false,
  hsCode: '',
  sku: '',
  images: [],
};

/** `1,240` → 1240; what is no number → NaN, which the contract refuses. */
export function readNumber(typed: string): number {
  const plain = typed.replace(/[\s,]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** `54.50` → 5450; more decimals than the currency has → NaN. */
export function readMinor(typed: string, currency = 'INR'): number {
  const minor = readNumber(typed.replace(/^[₹\s]+/, '')) * minorUnits(currency);
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-6 ? rounded : Number.NaN;
}

const typedMinor = (minor: number, currency: string): string => {
  const amount = minor / minorUnits(currency);
  return Number.isInteger(amount)
    ? String(amount)
    : amount.toFixed(Math.round(Math.log10(minorUnits(currency))));
};

/** What was typed → what the contract takes. Nothing is judged here. */
export function toProductForm(typed: FormValues, definitions: readonly AttributeDefinition[]): ProductForm {
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
    stock: readNumber(typed.stock),
    samplePriceMinor: readSamplePrice(typed),
    attributes: readAttributes(typed.attributes, definitions),
    imageIds: typed.images.map(({ id }) => id),
    imageAlts: typed.images.map(({ alt }) => alt.trim()),
  };
}

function readSamplePrice({ samples, samplePrice }: FormValues): number | null {
  if (samples === 'none') return null;
  return samples === 'free' ? 0 : readMinor(samplePrice);
}

function samplesOf(priceMinor: number | null): FormValues['samples'] {
  if (priceMinor === null) return 'none';
  return priceMinor === 0 ? 'free' : 'paid';
}

function readAttributes(
  typed: FormValues['attributes'],
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
  return path
    .replace(/^(tiers\.\d+)\.unitPriceMinor$/, '$1.price')
    .replace(/^(attributes\.[^.]+)\..*$/, '$1');
}
