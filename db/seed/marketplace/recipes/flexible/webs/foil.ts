import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, grouped, near } from '../../recipe.ts';

/** Aluminium foils and barrier laminates by the kilogram, kitchen foil by the roll. */
export function foil(order: Order): Draft {
  const spec = foilSpec(order);
  const { roll, kg, hint, micron, metal, structure } = spec;
  return {
    title: foilTitle(spec),
    values: foilValues(spec),
    unit: roll ? 'roll' : 'kg',
    rupees: roll
      ? near(kg * 395 + 14, 0.5)
      : near(385 * (hint.factor ?? 1) + (micron < 9 && metal ? 35 : 0), 0.5),
    pack: roll ? 12 : 25,
    lot: roll ? [8000, 30000] : [60000, 220000],
    days: [6, 20],
    draw: {},
    stream: /\//.test(structure) ? 'laminate' : /cellulose/i.test(structure) ? 'compostable' : 'metal',
    ...foilWords(spec),
    custom: !roll,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function foilSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const at = r.int((hint.of ?? ['']).length);
  const structure = (hint.of ?? ['Aluminum 9'])[at] ?? 'Aluminum 9';
  const micron = (hint.thick ?? [9])[Math.min(at, (hint.thick ?? [9]).length - 1)] ?? 9;
  const roll = hint.style?.[0] === 'roll';
  const width = roll ? r.pick([300, 450]) : near(r.inSteps({ low: 80, high: 1200, step: 20 }), 20);
  const metres = roll ? r.pick([9, 18, 25, 72, 150]) : near(2.4e6 / (micron * 60), 100);
  const metal = /^Alu|^ALU/.test(structure);
  const otr =
    metal && micron >= 9
      ? 0.05
      : /AlOx|SiOx/.test(structure)
        ? 1.5
        : /cellulose/i.test(structure)
          ? 6
          : /ALU/.test(structure)
            ? 0.05
            : /Met/.test(structure)
              ? 1.2
              : 110;
  const feature = featureOf(order);
  const kg = (width * metres * micron * 2.71) / 1e6;
  return { leaf, roll, micron, structure, feature, width, metres, otr, kg, metal, hint };
}

type FoilSpec = ReturnType<typeof foilSpec>;

function foilTitle({ leaf, roll, micron, structure, feature, width, metres }: FoilSpec): string {
  return [
    leaf.noun,
    roll ? `${micron} micron` : structure,
    feature,
    roll ? `${width} mm × ${metres} m` : `${grouped(width)} mm`,
  ]
    .filter(Boolean)
    .join(', ');
}

function foilValues({ structure, micron, width, metres, otr, leaf }: FoilSpec): Values {
  return {
    structure,
    thickness_micron: micron,
    roll_width: width,
    roll_length: metres,
    barrier_otr: otr,
    barrier_wvtr: near(otr * 0.6 + 0.02, 0.01),
    print_process: /print|stock|chocolate/i.test(leaf.noun) ? 'Gravure' : 'Unprinted',
    food_contact: ['EU 1935/2004', 'FSSAI Packaging 2018'],
    material: 'Aluminum',
    width,
    length: metres * 1000,
  };
}

function foilWords({ roll, micron, width, metres, kg, structure, otr, metal }: FoilSpec): Words {
  return {
    says: [
      roll
        ? `${micron} micron foil, ${width} mm wide, ${metres} m, about ${kg < 1 ? `${near(kg * 1000, 5)} g` : `${kg.toFixed(1)} kg`} net.`
        : `${structure}, ${micron} micron, ${grouped(width)} mm reels on a 76 mm core.`,
      `Oxygen ${otr} cc per m² a day${metal && micron < 12 ? '; below 12 micron, pinholes matter more than thickness' : ''}.`,
    ],
    checks: [
      'Check wettability of the foil (A or B grade) before you coat it.',
      roll
        ? 'Weigh one meter to verify thickness and roll length.'
        : 'Give reel direction and which side carries lacquer.',
      'Unpack reels upright to avoid creases at the edges.',
      'Ask for the pinhole count per square meter.',
    ],
    uses: roll
      ? ['For kitchens, canteens and caterers.']
      : ['For laminators, lid printers and confectioners.', 'For packers who need a full light barrier.'],
  };
}
