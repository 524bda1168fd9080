import type { Draft, Order, Values } from '../../recipe.ts';
import { featureOf, mm, near, sized } from '../../recipe.ts';
import { crateWords } from './crate-words.ts';

export function crate(order: Order): Draft {
  const spec = crateSpec(order);
  const { area, small, hint, litres, colour, length, width, height, material } = spec;
  return {
    title: crateTitle(spec),
    values: crateValues(spec),
    unit: 'piece',
    rupees: near(
      (area * 360 + (small ? 0 : 35)) * (hint.factor ?? 1) * (litres > 300 ? 3.2 : 1) + (small ? 2.2 : 0),
      small ? 0.05 : 0.5,
    ),
    pack: litres > 300 ? 1 : small ? 200 : 20,
    lot: small ? [9000, 30000] : [12000, 80000],
    days: [4, 18],
    draw: {
      material: hint.hue ?? (colour === 'gray' ? 'grey' : colour === 'black' ? 'black' : 'printed'),
      size: { w: length, d: width, h: height },
      print: 'plain',
    },
    stream: material === 'Steel' ? 'metal' : material === 'Composite' ? 'other' : 'plastic',
    ...crateWords(spec),
    custom: true,
    eco: !small,
  };
}

/** Loads in kg of what does not carry in proportion to its volume. */
const loads: Record<string, number> = { 'textile-dunnage-bags': 60, 'dollies-and-skates': 250 };

/** Returns the specification of one product, drawn at random from its leaf. */
function crateSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(
    { ...order, turn: Math.min(order.turn, 2) },
    hint.sizes ?? [[600, 400, 220]],
  );
  const material = r.pick(hint.of ?? ['PP']);
  const small = hint.draw === 'carton';
  const litres = near((length * width * height * 0.86) / 1e6, small ? 0.01 : 1);
  const load = small
    ? 0
    : (loads[leaf.id] ?? near(Math.max(3, Math.min(650, litres * 0.55)), litres < 60 ? 1 : 10));
  const hollow = loads[leaf.id] === undefined;
  const area = (length * width + 2 * height * (length + width)) / 1e6;
  const feature = featureOf(order);
  const colour = small ? '' : r.pick(['blue', 'gray', 'green', 'red', 'black', 'yellow']);
  return {
    leaf,
    length,
    width,
    height,
    feature,
    small,
    litres,
    colour,
    material,
    load,
    hollow,
    hint,
    r,
    area,
  };
}

type CrateSpec = ReturnType<typeof crateSpec>;

function crateTitle({
  leaf,
  length,
  width,
  height,
  feature,
  small,
  litres,
  hollow,
  colour,
}: CrateSpec): string {
  return [
    leaf.noun,
    mm(length, width, height),
    feature,
    /L$|kg$|ml$/.test(feature) || small || !hollow || litres < 1 ? '' : `${litres} L`,
    colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function crateValues({
  material,
  length,
  width,
  height,
  litres,
  load,
  hollow,
  hint,
  small,
  leaf,
  r,
}: CrateSpec): Values {
  return {
    material,
    outer_length: length,
    outer_width: width,
    outer_height: height,
    ...(hollow ? { capacity_l: litres } : {}),
    ...(load > 0 ? { capacity_kg: load } : {}),
    stackable: String(hint.set?.stackable ?? (small ? 'Foldable' : 'Stackable')),
    anti_static: String(hint.set?.anti_static ?? 'None'),
    ...(/bread|milk|fish|produce|food|poultry|bottle/i.test(leaf.noun)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    ...(small ? {} : { reusable_cycles: r.pick([100, 150, 250, 300]) }),
  };
}
