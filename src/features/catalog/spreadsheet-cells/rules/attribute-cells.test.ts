import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { formatAttributesCell, parseAttributesCell } from './attribute-cells.ts';

const definition = (changes: Partial<AttributeDefinition>): AttributeDefinition => ({
  key: 'flute',
  label: 'Flute',
  type: 'text',
  unit: null,
  standard: null,
  help: null,
  filterable: true,
  options: [],
  ...changes,
});
const definitions = [
  definition({ type: 'enum', options: ['B', 'C'] }),
  definition({ key: 'length', label: 'Inner length', type: 'number', unit: 'mm' }),
  definition({ key: 'finish', label: 'Finish', type: 'multi', options: ['Gloss', 'Matt; soft'] }),
  definition({ key: 'window', label: 'Window', type: 'boolean' }),
  definition({ key: 'heat', label: 'Heat', type: 'range', unit: 'C' }),
  definition({ key: 'capacity_l', label: 'Inner Length', type: 'number', unit: 'l' }),
  definition({ key: 'structure', label: 'Structure = layers' }),
];

it('reads what it writes, including units and special characters', () => {
  const values = {
    flute: 'B',
    length: 450.5,
    finish: ['Gloss', 'Matt; soft'],
    window: false,
    heat: '120-150',
    capacity_l: 2,
    structure: String.raw`PET | PE; 80 \ = x`,
  };
  const cell = formatAttributesCell(definitions, values);
  expect(cell).toContain('Inner length = 450.5 mm');
  expect(cell).toContain('Heat = 120-150 °C');
  expect(parseAttributesCell(cell, definitions)).toEqual({ values, problems: [] });
});

it('describes values that do not fit', () => {
  const problemsOf = (cell: string) => parseAttributesCell(cell, definitions).problems;
  expect(problemsOf('Colour of ink = red')).toEqual(['The category has no attribute “Colour of ink”.']);
  expect(problemsOf('Inner length = 45 cm')).toEqual([
    'Inner length must be a number in mm; “45 cm” is not.',
  ]);
  expect(problemsOf('flute = Z')).toEqual(['Select from the list for Flute; “Z” is not on it.']);
  expect(problemsOf('Window = maybe')).toEqual(['Window must be yes or no; “maybe” is not.']);
  expect(problemsOf('Flute = B; flute = C')).toEqual(['The attribute “flute” is listed twice.']);
  expect(problemsOf('B flute')).toEqual(['Attributes: “B flute” is not in the form “Name = value”.']);
  expect(problemsOf('__proto__ = 1')).toHaveLength(1);
});

it('accepts common spellings, and clears attributes written without a value', () => {
  expect(
    parseAttributesCell('FLUTE = c; length = 1,200MM; window = Y; Finish =', definitions).values,
  ).toEqual({
    flute: 'C',
    length: 1200,
    window: true,
    finish: null,
  });
});
