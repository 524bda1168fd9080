import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from '../contract/attributes.ts';
import { attributeTypes } from '../contract/attributes.ts';
import { attributeProblem, checkAttributes, formatAttribute } from './attributes.ts';

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

describe('attributes of a product', () => {
  it('accept only values of their type', () => {
    const flute = definition({ type: 'enum', options: ['B', 'C'] });
    expect(attributeProblem(flute, 'B')).toBeNull();
    expect(attributeProblem(flute, 'Z')).toBe('Select from the list for Flute');
    expect(attributeProblem(definition({ type: 'number' }), -1)).toBe('Flute must be a number');
    expect(attributeProblem(definition({ type: 'range' }), '120-150')).toBeNull();
    expect(attributeProblem(definition({ type: 'range' }), '150-120')).not.toBeNull();
    expect(attributeProblem(definition({ type: 'multi', options: ['A'] }), ['A', 'A'])).not.toBeNull();
  });

  it('drop unknown keys, including inherited property names', () => {
    const { values, problems } = checkAttributes([definition({}), definition({ key: 'constructor' })], {
      flute: 'C',
      colour: 'Blue',
    });
    expect(values).toEqual({ flute: 'C' });
    expect(problems).toEqual([]);
  });

  it('keep values in British spelling as the option that they mean', () => {
    const material = definition({ type: 'enum', options: ['Aluminum', 'Molded fiber'] });
    const coatings = definition({ key: 'coatings', type: 'multi', options: ['Metallized', 'None'] });
    expect(
      checkAttributes([material, coatings], { flute: 'Moulded fibre', coatings: ['Metallised'] }),
    ).toEqual({ values: { flute: 'Molded fiber', coatings: ['Metallized'] }, problems: [] });
  });

  it('never keep a value that has a problem', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.array(fc.string()));
    fc.assert(
      fc.property(fc.constantFrom(...attributeTypes), value, (type, given) => {
        const known = definition({ type, options: ['A', 'B'] });
        const { values, problems } = checkAttributes([known], { flute: given });
        expect(Object.keys(values).length + problems.length).toBeLessThanOrEqual(1);
        if (values.flute !== undefined) expect(attributeProblem(known, values.flute)).toBeNull();
      }),
    );
  });

  it('are formatted with their units', () => {
    expect(formatAttribute({ unit: 'mm' }, 1450)).toBe('1,450\u00a0mm');
    expect(formatAttribute({ unit: '%' }, 30)).toBe('30%');
    expect(formatAttribute({ unit: 'colours' }, 1)).toBe('1\u00a0color');
    expect(formatAttribute({ unit: 'colours' }, 2)).toBe('2\u00a0colors');
    expect(formatAttribute({ unit: 'micron' }, 45)).toBe('45\u00a0µm');
    expect(formatAttribute({ unit: null }, true)).toBe('Yes');
  });
});
