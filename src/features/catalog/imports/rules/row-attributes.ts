import { parseAttributesCell } from '#features/catalog/spreadsheet-cells/rules/attribute-cells.ts';
import { parseLine, shortenText } from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import type { AttributeDefinition, AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { attributesOutsideForms, checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import type { CellsByField } from '../contract/import-labels.ts';

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
