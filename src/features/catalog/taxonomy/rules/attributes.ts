import type { FieldError } from '#lib/errors.ts';
import { formatNumber } from '#lib/formats.ts';
import { spellingKey } from '#lib/spelling.ts';
import type { AttributeDefinition, AttributeValue, AttributeValues } from '../contract/attributes.ts';

/** Attributes that a product has in its own fields, so that forms do not ask for them twice. */
export const productFieldKeys: readonly string[] = [
  'moq',
  'price_breaks',
  'lead_time_days',
  'sample_available',
  'hs_code',
  'country_of_origin',
  'payment_terms',
  'supplier_certifications',
  'tooling_cost',
];

/** Attributes that any product can have, whatever its family. They come from imports, and search uses them. */
export const freeKeys = ['brand', 'colour'] as const;

/** Returns the attributes that no form contains. They must survive saving, because search uses them. */
export const attributesOutsideForms = (attributes: AttributeValues): AttributeValues =>
  Object.fromEntries(
    [...freeKeys, ...productFieldKeys].flatMap((key) =>
      attributes[key] === undefined ? [] : [[key, attributes[key]]],
    ),
  );

const maxNumber = 1e9;

/** Returns why a value does not match its definition, or null. */
export function attributeProblem(definition: AttributeDefinition, value: AttributeValue): string | null {
  const { label, type, options } = definition;
  if (type === 'number') {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= maxNumber
      ? null
      : `${label} must be a number`;
  }
  if (type === 'boolean') return typeof value === 'boolean' ? null : `${label} must be yes or no`;
  if (type === 'multi') {
    return Array.isArray(value) &&
      value.every((one) => options.includes(one)) &&
      new Set(value).size === value.length
      ? null
      : `Select from the list for ${label}`;
  }
  if (type === 'enum' && options.length > 0)
    return typeof value === 'string' && options.includes(value) ? null : `Select from the list for ${label}`;
  if (type === 'range')
    return typeof value === 'string' && isRange(value) ? null : `${label} must be a range such as 120-150`;
  return typeof value === 'string' ? null : `${label} must be text`;
}

function isRange(value: string): boolean {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)\s*[-–]\s*(-?\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return from !== undefined && to !== undefined && Number(from) <= Number(to);
}

const isEmpty = (value: AttributeValue): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the options that a value means: products may state `Aluminium` from when the options were British. */
function toOptions({ options }: AttributeDefinition, value: AttributeValue): AttributeValue {
  const optionOf = (text: string): string =>
    options.includes(text) ? text : (options.find((one) => spellingKey(one) === spellingKey(text)) ?? text);
  if (Array.isArray(value)) return value.map(optionOf);
  return typeof value === 'string' ? optionOf(value) : value;
}

interface CheckedAttributes {
  values: AttributeValues;
  problems: FieldError[];
}

/**
 * Returns the attributes that the category knows and that are valid, with the problems of the others. Unknown keys are
 * dropped.
 */
export function checkAttributes(
  definitions: readonly AttributeDefinition[],
  given: AttributeValues,
): CheckedAttributes {
  const values: AttributeValues = {};
  const problems: FieldError[] = [];
  for (const definition of definitions) {
    const stated = Object.hasOwn(given, definition.key) ? given[definition.key] : undefined;
    if (stated === undefined || isEmpty(stated)) continue;
    const value = toOptions(definition, stated);
    const message = attributeProblem(definition, value);
    if (message) problems.push({ path: `attributes.${definition.key}`, message });
    else values[definition.key] = value;
  }
  return { values, problems };
}

const unitSigns: Record<string, string> = {
  micron: 'µm',
  gsm: 'g/m²',
  C: '°C',
  l: 'L',
  colours: 'colors',
  units: '',
};
const singularUnits: Record<string, string> = { colours: 'color', cycles: 'cycle', days: 'day' };
const unitsWithoutSpace = new Set(['%', '°C']);

/** Returns the symbol of a unit. */
export const unitSymbol = (unit: string | null): string => (unit === null ? '' : (unitSigns[unit] ?? unit));

/** Formats a value: `450 mm`, `Yes`, `Gloss varnish, Hot foil`. */
export function formatAttribute({ unit }: Pick<AttributeDefinition, 'unit'>, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  const sign =
    value === 1 && Object.hasOwn(singularUnits, unit ?? '')
      ? (singularUnits[unit ?? ''] ?? '')
      : unitSymbol(unit);
  const words = typeof value === 'number' ? formatNumber(value, 4) : value;
  if (sign === '') return words;
  return unitsWithoutSpace.has(sign)
    ? `${words}${sign === '%' ? '' : '\u00a0'}${sign}`
    : `${words}\u00a0${sign}`;
}
