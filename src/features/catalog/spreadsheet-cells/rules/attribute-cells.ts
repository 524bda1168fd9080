import type {
  AttributeDefinition,
  AttributeValue,
  AttributeValues,
} from '#features/catalog/taxonomy/contract/attributes.ts';
import {
  attributeProblem,
  checkAttributes,
  freeKeys,
  unitSymbol,
} from '#features/catalog/taxonomy/rules/attributes.ts';
import { isYes, parseNumber } from '#lib/cell-values.ts';
import { spellingKey } from '#lib/spelling.ts';
import {
  escapeName,
  escapeValue,
  nameKey,
  parseEntries,
  splitUnescaped,
  unescapeText,
} from './cell-entries.ts';

interface ParsedAttributes {
  /** Null if the cell clears the attribute. */
  values: Record<string, AttributeValue | null>;
  problems: string[];
}

/** Returns the attributes that a cell sets, and the problems with those that do not fit. */
export function parseAttributesCell(
  cell: string,
  definitions: readonly AttributeDefinition[],
): ParsedAttributes {
  const entries = parseEntries(cell);
  if (typeof entries === 'string') return { values: {}, problems: [`Attributes: ${entries}`] };
  const values: ParsedAttributes['values'] = {};
  const problems: string[] = [];
  for (const { name, raw } of entries) {
    const definition = findDefinition(name, definitions);
    if (!definition) {
      problems.push(`The category has no attribute “${name.slice(0, 60)}”.`);
      continue;
    }
    if (Object.hasOwn(values, definition.key)) problems.push(`The attribute “${name}” is listed twice.`);
    const value = raw === '' ? null : parseAttributeValue(raw, definition);
    const problem = value === null ? null : attributeProblem(definition, value);
    if (problem) problems.push(`${problem}${describeMismatch(definition, unescapeText(raw))}`);
    else values[definition.key] = value;
  }
  return { values, problems };
}

/** Finds an attribute by its label in British or American spelling, else by its key. */
const findDefinition = (name: string, definitions: readonly AttributeDefinition[]) =>
  definitions.find(({ label }) => spellingKey(label) === spellingKey(name)) ??
  definitions.find(({ key }) => key === nameKey(name));

/** Returns the rest of a problem sentence: the expected unit, and the text that was read. */
function describeMismatch({ type, unit, options }: AttributeDefinition, text: string): string {
  const isMeasured = type === 'number' || type === 'range';
  const unitName = isMeasured && unitSymbol(unit) ? ` in ${unitSymbol(unit)}` : '';
  return `${unitName}; “${text.slice(0, 60)}” is not${options.length > 0 ? ' on it' : ''}.`;
}

const noWords = new Set(['no', 'n', 'false', '0', 'nein', 'non']);

/** Converts text to the type of the attribute. Text that does not fit stays text, so that validation refuses it. */
function parseAttributeValue(raw: string, definition: AttributeDefinition): AttributeValue {
  const { type, options } = definition;
  const optionOf = (text: string): string =>
    options.find((one) => spellingKey(one) === spellingKey(text)) ?? text;
  if (type === 'multi') return splitUnescaped(raw, '|').map((one) => optionOf(unescapeText(one)));
  const text = unescapeText(raw);
  if (type === 'enum') return optionOf(text);
  if (type === 'boolean') {
    if (isYes(text)) return true;
    return noWords.has(text.toLowerCase()) ? false : text;
  }
  if (type !== 'number' && type !== 'range') return text;
  const bare = withoutUnit(text, definition);
  if (type === 'range') return bare;
  const value = parseNumber(bare);
  return Number.isNaN(value) ? text : value;
}

/** Removes the attribute's unit: `450 mm` → `450`. */
function withoutUnit(text: string, { unit }: AttributeDefinition): string {
  const unitName = [unitSymbol(unit), unit ?? '']
    .filter(Boolean)
    .find((one) => text.toLowerCase().endsWith(one.toLowerCase()));
  return unitName ? text.slice(0, -unitName.length).trim() : text;
}

/** Formats a product's attributes as a cell that can be read again, without those that have their own column. */
export function formatAttributesCell(
  definitions: readonly AttributeDefinition[],
  attributes: AttributeValues,
): string {
  const { values } = checkAttributes(definitions, attributes);
  return definitions
    .filter(({ key }) => Object.hasOwn(values, key) && !freeKeys.some((one) => one === key))
    .map(
      (definition) =>
        `${attributeCellName(definition, definitions)} = ${formatValueCell(definition, values[definition.key] ?? '')}`,
    )
    .join('; ');
}

/** Returns the attribute's label, or its key if another attribute of the category has the same label. */
const attributeCellName = (
  definition: AttributeDefinition,
  definitions: readonly AttributeDefinition[],
): string =>
  escapeName(
    findDefinition(definition.label, definitions) === definition ? definition.label : definition.key,
  );

function formatValueCell({ type, unit }: AttributeDefinition, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(escapeValue).join(' | ');
  const words = type === 'number' || type === 'range' ? unitSymbol(unit) : '';
  return `${escapeValue(String(value))}${words && ` ${words}`}`;
}
