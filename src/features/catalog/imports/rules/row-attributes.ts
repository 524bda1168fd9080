import { attributesIn } from '#features/catalog/spreadsheet-cells/rules/attribute-cells.ts';
import { lineIn, shortened } from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import type { AttributeDefinition, AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import { checkAttributes, unaskedAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import type { SaidCells } from '../contract/import-words.ts';

interface Row {
  said: SaidCells;
  /** Null while nobody has said which. */
  categoryId: string | null;
  definitions: readonly AttributeDefinition[];
  before: AttributeValues;
}

/** What the file says of the attributes, over those that are there and that the category knows. */
export function attributesOf({ said, categoryId, definitions, before }: Row) {
  const words = wordAttributes(said);
  if (said.attributes === undefined || categoryId === null)
    return { attributes: { ...before, ...words }, problems: [] };
  const { values, problems } = attributesIn(said.attributes, definitions);
  const known = {
    ...unaskedAttributes(before),
    ...checkAttributes(definitions, before).values,
    ...values,
    ...words,
  };
  const attributes: AttributeValues = {};
  for (const [key, value] of Object.entries(known)) if (value !== null) attributes[key] = value;
  return { attributes, problems };
}

/** Words that buyers search by, and that no family asks for. */
function wordAttributes(said: SaidCells): Record<string, string> {
  const word = (cell: string | undefined): string => shortened(lineIn(cell ?? ''), 120);
  return {
    ...(said.brand && { brand: word(said.brand) }),
    ...(said.colour && { colour: word(said.colour) }),
  };
}
