import { plainFieldEntries } from '#features/catalog/products/contract/plain-fields.ts';
import { parseAttributesCell } from '#features/catalog/spreadsheet-cells/rules/attribute-cells.ts';
import {
  escapeName,
  nameKey,
  parseEntries,
  unescapeText,
} from '#features/catalog/spreadsheet-cells/rules/cell-entries.ts';
import { parseLine, shortenText } from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import type { AttributeDefinition, AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { attributesOutsideForms, checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import type { CellsByField } from '../contract/import-labels.ts';

const plainKeys = new Map(
  plainFieldEntries.map(([, { column }]) => [nameKey(column.heading), column.key] as const),
);

/**
 * Moves values of plain fields from the attributes to columns of their own, which have precedence: files that were
 * exported before a field had a column name it among the attributes.
 */
export function separatePlainFields(
  fields: CellsByField,
  definitions: readonly AttributeDefinition[],
): CellsByField {
  const entries = parseEntries(fields.attributes ?? '');
  if (typeof entries === 'string') return fields;
  const attributeNames = new Set(definitions.flatMap(({ label, key }) => [nameKey(label), key]));
  const keyOf = ({ name }: { name: string }) =>
    attributeNames.has(nameKey(name)) ? undefined : plainKeys.get(nameKey(name));
  const moved = entries.flatMap((entry) => {
    const key = keyOf(entry);
    return key ? [[key, unescapeText(entry.raw)] as const] : [];
  });
  if (moved.length === 0) return fields;
  const attributes = entries
    .filter((entry) => !keyOf(entry))
    .map(({ name, raw }) => `${escapeName(name)} = ${raw}`)
    .join('; ');
  return { ...Object.fromEntries(moved), ...fields, attributes };
}

interface RowAttributesInput {
  fields: CellsByField;
  /** Null until a category is known. */
  categoryId: string | null;
  definitions: readonly AttributeDefinition[];
  before: AttributeValues;
}

/** Merges the attributes of the file with the existing ones that the category knows. */
export function mergeAttributes({ fields, categoryId, definitions, before }: RowAttributesInput) {
  const words = readWordAttributes(fields);
  if (fields.attributes === undefined || categoryId === null)
    return { attributes: { ...before, ...words }, problems: [] };
  const { values, problems } = parseAttributesCell(fields.attributes, definitions);
  const known = {
    ...attributesOutsideForms(before),
    ...checkAttributes(definitions, before).values,
    ...values,
    ...words,
  };
  const attributes: AttributeValues = {};
  for (const [key, value] of Object.entries(known)) if (value !== null) attributes[key] = value;
  return { attributes, problems };
}

/** Returns brand and colour, which buyers search for but no attribute family contains. */
function readWordAttributes(fields: CellsByField): Record<string, string> {
  const word = (cell: string | undefined): string => shortenText(parseLine(cell ?? ''), 120);
  return {
    ...(fields.brand && { brand: word(fields.brand) }),
    ...(fields.colour && { colour: word(fields.colour) }),
  };
}
