import type { AttributeValue } from '../types.ts';
import type { Draft, Leaf, Order, Recipe, Values } from './recipe.ts';
import { capital, mm } from './recipe.ts';

export interface AttributeDefinition {
  key: string;
  type: 'number' | 'text' | 'boolean' | 'enum' | 'multi' | 'range' | 'table';
  values?: readonly string[];
}

const SIZE_KEYS = [
  'inner_length',
  'outer_length',
  'length',
  'inner_width',
  'outer_width',
  'width',
  'inner_height',
  'outer_height',
  'height',
];

/** For families without a recipe of their own: name, material and size from the attribute definitions. */
export function genericRecipe(definitions: ReadonlyMap<string, AttributeDefinition>): Recipe {
  return (order: Order): Draft => {
    const { leaf, r } = order;
    const values: Values = {};
    for (const key of leaf.allowed) {
      const value = valueFor(definitions.get(key), { key, order });
      if (value !== null) values[key] = value;
    }
    const sides = SIZE_KEYS.map((key) => values[key]).filter(
      (side): side is number => typeof side === 'number',
    );
    const material = materialOf(leaf, values);
    return {
      title: [leaf.noun, material, sides.length > 1 ? mm(...sides.slice(0, 3)) : '']
        .filter(Boolean)
        .join(', '),
      values,
      unit: 'piece',
      rupees: r.inSteps({ low: 20, high: 400, step: 5 }),
      pack: 10,
      lot: [8000, 40000],
      days: [5, 15],
      draw: { material: 'kraft' },
      stream: 'other',
      says: [
        `${capital(leaf.noun)}${material === '' ? '' : ` in ${material.toLowerCase()}`}, made to the attributes listed here.`,
      ],
      checks: ['Ask for a sample and a drawing before the first order.'],
      uses: [leaf.description],
      custom: false,
    };
  };
}

const materialOf = (leaf: Leaf, values: Values): string => {
  const material = String(values.material ?? values.resin ?? '');
  return leaf.noun.toLowerCase().includes(material.toLowerCase()) ? '' : material;
};

function valueFor(
  definition: AttributeDefinition | undefined,
  { key, order: { r } }: { key: string; order: Order },
): AttributeValue | null {
  if (definition?.type === 'enum' && definition.values !== undefined) return r.pick(definition.values);
  if (definition?.type === 'number' && SIZE_KEYS.includes(key))
    return r.inSteps({ low: 100, high: 600, step: 10 });
  return null;
}
