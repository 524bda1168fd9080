import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, grouped, near } from '../recipe.ts';

/** Air bags, lashing and anti-slip for loads. */
export function dunnage(order: Order): Draft {
  const spec = dunnageSpec(order);
  const { price, bag, lash, material } = spec;
  return {
    title: dunnageTitle(spec),
    values: dunnageValues(spec),
    unit: 'piece',
    rupees: near(price, price > 50 ? 1 : 0.1),
    pack: bag ? 50 : lash ? 10 : 100,
    lot: [6000, 30000],
    days: [3, 12],
    draw: {
      material: material === 'Kraft paper' ? 'kraft' : 'white',
      print: 'plain',
    },
    stream:
      material === 'Kraft paper'
        ? bag
          ? 'laminate'
          : 'paper'
        : material === 'Wood'
          ? 'wood'
          : material === 'Corrugated board'
            ? 'board'
            : 'other',
    ...dunnageWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function dunnageSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [width, length] = r.pick(hint.sizes ?? [[900, 1200, 0]]);
  const material = r.pick(hint.of ?? ['Kraft paper']);
  const feature = featureOf(order);
  const bag = /air bag/.test(leaf.noun),
    lash = /Lashing/.test(leaf.noun);
  const area = (width * length) / 1e6;
  const load = bag
    ? near(area * (feature === 'level 2' ? 4200 : 2400), 100)
    : lash
      ? Number(width) * 40
      : near(area * 900 + 100, 50);
  const price = bag
    ? area * (material === 'Kraft paper' ? 82 : 96) + 34
    : lash
      ? (length / 1000) * width * 0.55 + (feature === 'with ratchet' ? width * 4 : 20)
      : area *
          (material === 'Composite'
            ? 900
            : material === 'Wood'
              ? 700
              : material === 'Corrugated board'
                ? 420
                : 26) +
        2;
  return { leaf, feature, lash, width, length, bag, load, material, r, price };
}

type DunnageSpec = ReturnType<typeof dunnageSpec>;

function dunnageTitle({ leaf, feature, lash, width, length, bag, load }: DunnageSpec): string {
  return [
    leaf.noun,
    feature,
    lash ? `${width} mm × ${length / 1000} m` : `${width} × ${length} mm`,
    bag || lash ? `${grouped(load)} kg` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function dunnageValues({ material, length, width, load, lash }: DunnageSpec): Values {
  return {
    material,
    length,
    width,
    capacity_kg: load,
    ...(lash ? { reusable_cycles: 100 } : {}),
    mesh: '12 x 12',
    grammage: 180,
    liner_bag: true,
  };
}

function dunnageWords({ bag, material, feature, lash, load, width, length, r }: DunnageSpec): Words {
  return {
    says: [
      bag
        ? `${material === 'Kraft paper' ? 'Kraft outer' : 'Woven polypropylene outer'} with a PE bladder, working pressure ${feature === 'level 2' ? '0.4' : '0.2'} bar, bursts above ${feature === 'level 2' ? '1.1' : '0.6'} bar.`
        : lash
          ? `Polyester webbing, lashing capacity ${grouped(load)} daN class, stretch under 7%.`
          : `${material}, ${width} × ${length} mm, friction coefficient about ${r.pick([0.45, 0.5, 0.6])}.`,
    ],
    checks: [
      bag
        ? 'Leave a gap of half the bag width at most and nothing sharp beside it.'
        : 'Ask for the test certificate and keep it in the cab.',
      bag
        ? 'Inflate with a gauge; temperature changes pressure by road and sea.'
        : 'Replace when the fibers are cut or the label is gone.',
      'Plan the load first: use friction and blocking before lashing.',
    ],
    uses: ['For containers, trailers and rail cars.', 'For exporters who load mixed pallets.'],
  };
}
