import type { Draft, Order, Values } from '../recipe.ts';
import { near, volume } from '../recipe.ts';
import { type MetalCanSpec, metalCanSpec } from './metal-spec.ts';
import { metalCanWords } from './metal-words.ts';

export function metalCan(order: Order): Draft {
  const spec = metalCanSpec(order);
  const { grams, aluminium, material, printed, ml, hint, feature, kind } = spec;
  return {
    title: metalCanTitle(spec),
    values: metalCanValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * (aluminium ? 410 : material === 'Stainless steel' ? 420 : 172) +
        (kind === 'gift' ? 3 : 1.2) +
        (printed ? 1.5 + ml * 0.0006 : 0)) *
        (hint.factor ?? 1) +
        (feature.includes('valve') ? 3 : 0),
      0.05,
    ),
    pack: ml >= 10000 ? 10 : ml >= 2000 ? 40 : ml >= 500 ? 100 : 300,
    lot: [20000, 85000],
    days: [8, 25],
    draw: { material: hint.hue ?? 'steel', print: 'mark' },
    stream: material === 'Composite' ? 'other' : 'metal',
    ...metalCanWords(spec),
    custom: true,
  };
}

function metalCanTitle({ leaf, feature, ml, sizeWord, lacquer, r, printed }: MetalCanSpec): string {
  return [
    leaf.noun,
    /kg|L$/.test(feature) ? '' : volume(ml),
    feature,
    sizeWord,
    lacquer === 'Plain' ? '' : r.chance(0.5) ? `${lacquer} lacquer` : '',
    printed && !feature.includes('printed') ? 'litho printed' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function metalCanValues({
  material,
  rectangular,
  hint,
  can,
  height,
  ml,
  lacquer,
  feature,
  printed,
  food,
  grams,
  body,
}: MetalCanSpec): Values {
  return {
    material,
    ...(rectangular || hint.draw === 'bottle' ? {} : { can_diameter: can }),
    height,
    capacity_ml: ml,
    lacquer,
    closure_type: /peel|foil|membrane/.test(feature)
      ? 'Heat seal only'
      : /spout|pourer/.test(feature)
        ? 'Spout'
        : 'Open top',
    print_process: printed ? 'Offset' : 'Unprinted',
    ...(food ? { food_contact: ['EU 1935/2004'] } : {}),
    weight_g: near(grams, 1),
    resin: 'PET',
    ...(rectangular ? {} : { diameter: body }),
  };
}
