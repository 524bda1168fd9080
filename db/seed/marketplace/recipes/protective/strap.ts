import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, grouped, near } from '../recipe.ts';

const BREAK: Record<string, number> = { PP: 250, PET: 460, Steel: 830, Composite: 420, 'Kraft paper': 110 };

const KG_RATE: Record<string, number> = { PP: 138, PET: 132, Steel: 92, Composite: 210, 'Kraft paper': 190 };

const DENSITY: Record<string, number> = {
  PP: 0.72,
  PET: 1.35,
  Steel: 7.85,
  Composite: 1,
  'Kraft paper': 0.9,
};

/** Strapping by the coil; break strength from section and material. */
export function strap(order: Order): Draft {
  const spec = strapSpec(order);
  const { coil, material } = spec;
  return {
    title: strapTitle(spec),
    values: strapValues(spec),
    unit: 'roll',
    rupees: near(coil * (KG_RATE[material] ?? 130), 1),
    pack: material === 'Steel' ? 10 : 2,
    lot: [8000, 50000],
    days: [2, 10],
    draw: { print: 'plain' },
    stream: material === 'Steel' ? 'metal' : material === 'Kraft paper' ? 'paper' : 'plastic',
    ...strapWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function strapSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['PP']);
  const twine = leaf.id === 'baling-twine-and-wire';
  const width =
    material === 'Steel'
      ? r.pick(['12.7', '16', '19', '32'])
      : material === 'PET'
        ? r.pick(['12', '15.5', '16', '19'])
        : material === 'Composite'
          ? r.pick(['13', '16', '19', '25'])
          : r.pick(['5', '9', '12', '15.5']);
  const thick =
    material === 'Steel'
      ? r.pick([0.5, 0.6, 0.8])
      : material === 'PET'
        ? r.pick([0.6, 0.7, 0.9, 1])
        : r.pick([0.5, 0.6, 0.7, 0.8]);
  const coil = material === 'Steel' ? r.pick([25, 45, 50]) : twine ? 5 : r.pick([8, 10, 18, 20]);
  const metres = near((coil * 1e6) / (Number(width) * thick * (DENSITY[material] ?? 1) * 1000), 10);
  const force = near(Number(width) * thick * (BREAK[material] ?? 250), 50);
  const feature = featureOf(order);
  const core = material === 'Steel' ? '406' : r.pick(['200', '200', '406']);
  return { twine, leaf, feature, r, coil, hint, material, width, thick, force, core, metres };
}

type StrapSpec = ReturnType<typeof strapSpec>;

function strapTitle({
  twine,
  leaf,
  feature,
  r,
  coil,
  hint,
  material,
  width,
  thick,
  force,
}: StrapSpec): string {
  return twine
    ? `${leaf.noun}, ${feature}, ${r.pick(['130 m/kg', '150 m/kg', '200 m/kg'])}, ${coil} kg spool`
    : [
        leaf.noun,
        (hint.of?.length ?? 1) > 1 ? material : '',
        feature,
        `${width} × ${thick} mm`,
        `${grouped(force)} N`,
        `${coil} kg coil`,
      ]
        .filter(Boolean)
        .join(', ');
}

function strapValues({ material, twine, width, thick, core, force, metres }: StrapSpec): Values {
  return {
    material,
    ...(twine ? {} : { strap_width: width, strap_thickness: thick, core_diameter: core }),
    break_strength: force,
    elongation: material === 'Steel' ? 8 : material === 'PET' ? 14 : 22,
    roll_length: metres,
    resin: material === 'PET' ? 'PET' : 'PP homopolymer',
    width: Number(width),
    thickness_micron: thick * 1000,
  };
}

function strapWords({ twine, coil, width, thick, force, metres, core, material }: StrapSpec): Words {
  return {
    says: [
      twine
        ? `Twisted polypropylene on a ${coil} kg spool, knot strength about 60% of straight strength.`
        : `${width} × ${thick} mm, breaks at about ${grouped(force)} N (${Math.round(force / 9.81)} kgf), ${grouped(metres)} m on a ${core} mm core.`,
      material === 'PET'
        ? 'Retains tension on settling loads better than polypropylene.'
        : material === 'Steel'
          ? 'For sharp-edged and hot loads; strap edges are deburred.'
          : 'For machine and hand sealing by heat, buckle or seal.',
    ],
    checks: [
      'Give the head of your machine: width tolerance and camber matter more than strength.',
      'A joint has 60 to 75% of strap strength; allow for this in your calculation.',
      material === 'Steel'
        ? 'Wear goggles when cutting: tensioned steel springs back.'
        : 'UV weakens strap in open yards; ask for a UV-stabilized grade.',
      'Weigh a coil without core.',
    ],
    uses: ['For bricks, bales, cartons and metal.', 'For pallet lines and hand tools.'],
  };
}
