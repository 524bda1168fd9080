import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near, sized } from '../recipe.ts';

/** UN-marked boxes, bags and bins. */
export function dgPack(order: Order): Draft {
  const spec = dgPackSpec(order);
  const { bag, kg, litres, hint, length, width, height } = spec;
  return {
    title: dgPackTitle(spec),
    values: dgPackValues(spec),
    unit: 'piece',
    rupees: near(
      bag ? 24 + kg * 0.5 : (22 + litres * 2.1) * (litres > 500 ? 1.4 : 1) * (hint.factor ?? 1),
      0.5,
    ),
    pack: bag ? 200 : litres > 500 ? 5 : 20,
    lot: [8000, 45000],
    days: [5, 15],
    draw: bag
      ? { material: 'white', print: 'mark' }
      : { material: 'kraft', size: { w: length, d: width, h: height }, print: 'mark' },
    stream: bag ? 'plastic' : 'board',
    ...dgPackWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function dgPackSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const bag = hint.style?.[0] === 'bag';
  const [length, width, height] = sized(
    { ...order, turn: Math.min(order.turn, 2) },
    hint.sizes ?? [
      [300, 230, 260],
      [350, 300, 300],
      [400, 300, 350],
      [430, 320, 380],
    ],
  );
  const litres = (length * width * height) / 1e6;
  const kg = bag ? r.pick(hint.kg ?? [25]) : near(Math.min(400, litres * 0.75), 1);
  const group = r.pick(['X (I, II, III)', 'Y (II, III)', 'Y (II, III)']);
  const feature = featureOf(order);
  const code = String(hint.set?.un_code ?? '4G');
  return { leaf, bag, code, group, kg, feature, length, width, height, r, hint, litres };
}

type DgPackSpec = ReturnType<typeof dgPackSpec>;

function dgPackTitle({ leaf, bag, code, group, kg, feature, length, width, height }: DgPackSpec): string {
  return [
    leaf.noun,
    bag ? `${code}/${group.charAt(0)}${kg}` : `${code}/${group.charAt(0)}${kg}/S`,
    feature,
    bag ? `${kg} kg` : mm(length, width, height),
  ]
    .filter(Boolean)
    .join(', ');
}

function dgPackValues({ code, group, r, hint, kg, bag, length, width, height, litres }: DgPackSpec): Values {
  return {
    un_code: code,
    packing_group: group,
    material: r.pick(hint.of ?? ['Corrugated board']),
    capacity_kg: kg,
    ...(bag
      ? {}
      : { inner_length: length, inner_width: width, inner_height: height, capacity_l: near(litres, 0.1) }),
  };
}

function dgPackWords({ code, group, kg, bag }: DgPackSpec): Words {
  return {
    says: [
      `Type-tested and marked UN ${code}/${group.charAt(0)}${kg}${bag ? '' : '/S'} for packing group ${group.slice(2)}; ${bag ? `${kg} kg net` : `gross weight up to ${kg} kg`}.`,
      bag
        ? 'Woven polypropylene, water-resistant, with a 60 micron liner.'
        : 'Double-wall board with wet-strength glue; the certificate lists the inner packs.',
    ],
    checks: [
      'The UN mark covers one combination only: inner packs, cushioning and closure have to match the certificate.',
      'Follow the closing instructions exactly, including tape width.',
      'Check the year on the mark and the certificate’s expiry.',
      'Train packers; the shipper signs, not the box maker.',
    ],
    uses: [
      'For paints, chemicals, aerosols and samples by road, sea and air.',
      'For shippers with a dangerous-goods adviser.',
    ],
  };
}
