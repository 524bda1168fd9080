import type {
  AttributeDefinition,
  AttributeValue,
  AttributeValues,
} from '#features/catalog/taxonomy/contract/attributes.ts';
import {
  attributeProblem,
  checkAttributes,
  freeKeys,
  unitWords,
} from '#features/catalog/taxonomy/rules/attributes.ts';
import { divided, entriesIn, marked, markedName, nameKey, unmarked } from './cell-entries.ts';
import { numberIn, yesIn } from './read-cells.ts';

interface ReadAttributes {
  /** Null for one that the cell empties. */
  values: Record<string, AttributeValue | null>;
  problems: string[];
}

/** Returns what a cell says about the attributes of its category, and what of it does not fit. */
export function attributesIn(cell: string, definitions: readonly AttributeDefinition[]): ReadAttributes {
  const entries = entriesIn(cell);
  if (typeof entries === 'string') return { values: {}, problems: [`Attributes: ${entries}`] };
  const values: ReadAttributes['values'] = {};
  const problems: string[] = [];
  for (const { name, raw } of entries) {
    const definition = definitionOf(name, definitions);
    if (!definition) {
      problems.push(`The category has no attribute “${name.slice(0, 60)}”.`);
      continue;
    }
    if (Object.hasOwn(values, definition.key)) problems.push(`The attribute “${name}” is given twice.`);
    const value = raw === '' ? null : valueIn(raw, definition);
    const problem = value === null ? null : attributeProblem(definition, value);
    if (problem) problems.push(`${problem}${refusal(definition, unmarked(raw))}`);
    else values[definition.key] = value;
  }
  return { values, problems };
}

/** An attribute by its label, else by its key. */
const definitionOf = (name: string, definitions: readonly AttributeDefinition[]) =>
  definitions.find(({ label }) => nameKey(label) === nameKey(name)) ??
  definitions.find(({ key }) => key === nameKey(name));

/** What was read instead, and the unit that is expected. */
function refusal({ type, unit, options }: AttributeDefinition, text: string): string {
  const isMeasured = type === 'number' || type === 'range';
  const unitName = isMeasured && unitWords(unit) ? ` in ${unitWords(unit)}` : '';
  return `${unitName}; “${text.slice(0, 60)}” is not${options.length > 0 ? ' on it' : ''}.`;
}

const no = new Set(['no', 'n', 'false', '0', 'nein', 'non']);

/** A value as its type keeps it; text that does not fit stays text, which its check refuses. */
function valueIn(raw: string, definition: AttributeDefinition): AttributeValue {
  const { type, options } = definition;
  const optionOf = (text: string): string => options.find((one) => nameKey(one) === nameKey(text)) ?? text;
  if (type === 'multi') return divided(raw, '|').map((one) => optionOf(unmarked(one)));
  const text = unmarked(raw);
  if (type === 'enum') return optionOf(text);
  if (type === 'boolean') {
    if (yesIn(text)) return true;
    return no.has(text.toLowerCase()) ? false : text;
  }
  if (type !== 'number' && type !== 'range') return text;
  const bare = withoutUnit(text, definition);
  if (type === 'range') return bare;
  const value = numberIn(bare);
  return Number.isNaN(value) ? text : value;
}

/** `450 mm` → `450`, where millimetres are what the attribute is measured in. */
function withoutUnit(text: string, { unit }: AttributeDefinition): string {
  const unitName = [unitWords(unit), unit ?? '']
    .filter(Boolean)
    .find((one) => text.toLowerCase().endsWith(one.toLowerCase()));
  return unitName ? text.slice(0, -unitName.length).trim() : text;
}

/** Returns the cell of a product's attributes, to be read again. Those with columns of their own are left out. */
export function attributesCell(definitions: readonly AttributeDefinition[], given: AttributeValues): string {
  const { values } = checkAttributes(definitions, given);
  return definitions
    .filter(({ key }) => Object.hasOwn(values, key) && !freeKeys.some((one) => one === key))
    .map(
      (definition) =>
        `${nameOf(definition, definitions)} = ${valueCell(definition, values[definition.key] ?? '')}`,
    )
    .join('; ');
}

/** Its label; its key where another attribute of the category has that label. */
const nameOf = (definition: AttributeDefinition, definitions: readonly AttributeDefinition[]): string =>
  markedName(definitionOf(definition.label, definitions) === definition ? definition.label : definition.key);

function valueCell({ type, unit }: AttributeDefinition, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(marked).join(' | ');
  const words = type === 'number' || type === 'range' ? unitWords(unit) : '';
  return `${marked(String(value))}${words && ` ${words}`}`;
}
