import { resin } from '../../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, grouped, near } from '../../recipe.ts';
import { metres } from './reel.ts';

/** OTR (cc/m².day at 25 micron) and WVTR (g/m².day at 25 micron) by resin. */
const BARRIER: Record<string, readonly [number, number]> = {
  LDPE: [7800, 18],
  LLDPE: [8000, 17],
  HDPE: [2600, 6],
  'PP homopolymer': [1800, 6],
  'PP copolymer': [3600, 11],
  PET: [60, 24],
  PA6: [40, 170],
  EVOH: [1.2, 14],
  PVC: [300, 40],
  PLA: [560, 170],
  PBAT: [1400, 210],
  PETG: [390, 45],
  PS: [4200, 90],
};

const barrier = (
  material: string,
  { micron, metal }: { micron: number; metal: boolean },
): readonly [number, number] => {
  const [otr, wvtr] = BARRIER[material] ?? [2000, 10];
  const k = 25 / micron;
  const sharp = (value: number): number => near(value, value > 100 ? 10 : value > 10 ? 1 : 0.1);
  return metal
    ? [sharp(Math.max(0.6, otr * k * 0.015)), sharp(Math.max(0.3, wvtr * k * 0.04))]
    : [sharp(otr * k), sharp(wvtr * k)];
};

/** Base films in reels, by the kilogram. */
export function filmRoll(order: Order): Draft {
  const spec = filmRollSpec(order);
  const { stock, hint, micron, material, metal, leaf } = spec;
  return {
    title: filmRollTitle(spec),
    values: filmRollValues(spec),
    unit: 'kg',
    rupees: near((stock.rate + 52) * (hint.factor ?? 1) + (micron < 12 ? 18 : 0), 0.5),
    pack: 25,
    lot: [30000, 140000],
    days: [5, 18],
    draw: {},
    stream:
      material === 'PBAT' || material === 'PLA'
        ? 'compostable'
        : metal || material === 'EVOH'
          ? 'laminate'
          : 'film',
    ...filmRollWords(spec),
    custom: false,
    eco: /sugarcane|ISCC|compost|mono|MDO/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function filmRollSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['LDPE']);
  const stock =
    material === 'EVOH' ? { ...resin(material), density: 0.97, short: 'EVOH coex' } : resin(material);
  const feature = featureOf(order);
  const micron = feature.includes('greenhouse') ? 200 : r.pick(hint.thick ?? [50]);
  const width = /Agricultural|Damp-proof/.test(leaf.noun)
    ? r.pick([1000, 1200, 2000, 3000, 4000])
    : near(r.inSteps({ low: 200, high: 1600, step: 20 }), 20);
  const metal = /metallized/i.test(leaf.noun);
  const [otr, wvtr] = barrier(material, { micron, metal });
  const kg = r.pick([25, 40, 80, 120, 250]);
  const short =
    /BOPP|BOPET|CPP|BOPA|PET|LDPE|HDPE|LLDPE|PVC|PE |EVOH|PLA|nylon/i.test(leaf.noun) ||
    (hint.of?.length ?? 1) === 1
      ? ''
      : stock.short;
  const density = stock.density;
  return { leaf, short, feature, micron, width, material, kg, density, r, otr, wvtr, hint, stock, metal };
}

type FilmRollSpec = ReturnType<typeof filmRollSpec>;

function filmRollTitle({ leaf, short, feature, micron, width }: FilmRollSpec): string {
  return [leaf.noun, short, feature, `${micron} micron`, `${grouped(width)} mm`].filter(Boolean).join(', ');
}

function filmRollValues({
  material,
  micron,
  width,
  kg,
  density,
  r,
  otr,
  wvtr,
  leaf,
  hint,
}: FilmRollSpec): Values {
  return {
    resin: material,
    thickness_micron: micron,
    roll_width: width,
    roll_length: metres(kg, { width, micron, density }),
    layers: r.pick(['1', '3', '5']),
    barrier_otr: otr,
    barrier_wvtr: wvtr,
    transparency: r.pick(['Clear', 'Clear', 'Translucent']),
    print_process: 'Unprinted',
    ...(/cling|lidding|barrier|milk|produce|anti-fog|breathable/i.test(leaf.noun)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    material: 'LDPE',
    width,
    ...hint.set,
  };
}

function filmRollWords({ stock, micron, density, otr, wvtr, metal, kg, width, leaf }: FilmRollSpec): Words {
  return {
    says: [
      `${stock.short} film of ${micron} micron, density ${density}: a kilogram covers ${near(1000 / (micron * density), 0.1)} m².`,
      `Oxygen about ${grouped(otr)} cc and moisture ${wvtr} g per m² a day at this gauge${metal ? ', optical density 2.2' : ''}.`,
      `Reels of about ${kg} kg, ${grouped(metres(kg, { width, micron, density }))} m at ${grouped(width)} mm, on a 76 or 152 mm core.`,
    ],
    checks: [
      'Weigh a square meter to verify the gauge, which determines your price per area.',
      `Ask for corona level, ${/BOPP|PET/i.test(leaf.noun) ? '38 to 42' : '38'} dyne on the print side, and use the film within six months.`,
      'Give winding direction, core and outside diameter.',
      'Agree the gauge tolerance: ± 4% in spots, ± 2% on the reel.',
      /cling/i.test(leaf.noun)
        ? 'For fatty food read the declaration: not every cling film is allowed there.'
        : 'Ask for the friction of both sides, they differ after treatment.',
    ],
    uses: [
      'For converters, laminators and bag makers.',
      'For packing lines that buy plain and print elsewhere.',
      'For slitters that cut to their own widths.',
    ],
  };
}
