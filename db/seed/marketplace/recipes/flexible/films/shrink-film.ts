import { resin } from '../../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, grouped, near } from '../../recipe.ts';
import { metres } from './reel.ts';

const SHRINK_TEMP: Record<string, string> = {
  'PP copolymer': '140-165',
  LDPE: '160-190',
  PVC: '110-140',
  PETG: '75-95',
  PS: '70-90',
  PLA: '70-90',
  EVOH: '85-95',
  PA6: '90-98',
  PET: '90-98',
  'PP homopolymer': '130-150',
};

const SHRINK_RATIO: Record<string, readonly [number, number]> = {
  'PP copolymer': [55, 58],
  LDPE: [68, 22],
  PVC: [45, 50],
  PETG: [4, 76],
  PS: [3, 70],
  PLA: [6, 70],
  EVOH: [42, 45],
  PA6: [35, 38],
  PET: [35, 40],
  'PP homopolymer': [8, 45],
};

/** Shrink films by the kilogram; sleeves and bags by the piece. */
export function shrinkFilm(order: Order): Draft {
  const spec = shrinkFilmSpec(order);
  const { sleeve, bag, grams, rate, colours, material, feature } = spec;
  return {
    title: shrinkFilmTitle(spec),
    values: shrinkFilmValues(spec),
    unit: sleeve || bag ? 'piece' : 'kg',
    rupees:
      sleeve || bag
        ? near((grams / 1000) * (rate + colours * 22) + 0.06, 0.01)
        : near(rate + colours * 4, 0.5),
    pack: sleeve ? 5000 : bag ? 1000 : 20,
    lot: colours > 0 ? [25000, 90000] : [9000, 50000],
    days: colours > 0 ? [12, 24] : [3, 12],
    draw: { material: 'pet' },
    stream:
      material === 'PLA' ? 'compostable' : material === 'EVOH' || material === 'PA6' ? 'laminate' : 'film',
    ...shrinkFilmWords(spec),
    custom: sleeve || colours > 0,
    eco: feature.includes('PCR'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function shrinkFilmSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['PP copolymer']);
  const stock = resin(material);
  const form = r.pick(
    hint.style ??
      (material === 'LDPE' ? ['Single wound', 'Gusseted tube'] : ['Center folded', 'Single wound']),
  );
  const micron = r.pick(hint.thick ?? [19]);
  const sleeve = form === 'Sleeves';
  const bag = form === 'Pre-cut bags' || form === 'Sheets';
  const hood = /hood/i.test(leaf.noun);
  const band = /band|seal/i.test(leaf.noun);
  const width = widthFor(order, { band, sleeve, bag, hood });
  const length = sleeve
    ? near(band ? r.inSteps({ low: 25, high: 60, step: 5 }) : r.inSteps({ low: 60, high: 220, step: 5 }), 5)
    : near(width * 1.4, 10);
  const [md, td] = SHRINK_RATIO[material] ?? [50, 50];
  const jitter = r.pick([-2, 0, 0, 1, 2]);
  const rate = (stock.rate + (material === 'LDPE' ? 44 : material === 'PVC' ? 56 : 100)) * (hint.factor ?? 1);
  const grams = (2 * width * length * micron * stock.density) / 1e6;
  const feature = featureOf(order);
  const colours = Number(
    /^(\d)-color/.exec(feature)?.[1] ?? (sleeve && !feature.includes('clear') ? r.pick([4, 6, 8]) : 0),
  );
  const named =
    /POF|PVC|PETG|OPS|PLA|PE |barrier/i.test(leaf.noun) || (hint.of?.length ?? 1) === 1
      ? ''
      : material === 'PP copolymer'
        ? 'POF'
        : stock.short;
  const dims = sleeve || bag ? `${width} × ${length} mm` : `${grouped(width)} mm`;
  return {
    leaf,
    named,
    feature,
    micron,
    dims,
    form,
    material,
    width,
    sleeve,
    bag,
    stock,
    md,
    jitter,
    td,
    colours,
    r,
    length,
    grams,
    hood,
    rate,
    hint,
  };
}

type ShrinkFilmSpec = ReturnType<typeof shrinkFilmSpec>;

/** Lay-flat width of a sleeve, width of a bag or of a reel, mm. */
function widthFor(
  { leaf, r }: Order,
  form: { band: boolean; sleeve: boolean; bag: boolean; hood: boolean },
): number {
  if (form.band) return r.inSteps({ low: 24, high: 72, step: 2 });
  if (form.sleeve) return r.inSteps({ low: 50, high: 160, step: 5 });
  if (/Boat|Scaffold|Containment/.test(leaf.noun)) return r.pick([4000, 6000, 8000]);
  if (form.hood || leaf.group === 'industrial-shrink-wrap')
    return r.pick([1200, 1400, 1600, 1800, 2000, 2400]);
  return form.bag
    ? r.inSteps({ low: 100, high: 450, step: 10 })
    : near(r.inSteps({ low: 200, high: 1500, step: 50 }), 50);
}

function shrinkFilmTitle({ leaf, named, feature, micron, dims, form }: ShrinkFilmSpec): string {
  return [
    leaf.noun,
    named,
    feature,
    `${micron} micron`,
    dims,
    form === 'Center folded' && !/folded/i.test(leaf.noun) ? 'center-folded' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function shrinkFilmValues({
  material,
  micron,
  form,
  width,
  sleeve,
  bag,
  stock,
  md,
  jitter,
  td,
  colours,
  r,
  leaf,
  feature,
}: ShrinkFilmSpec): Values {
  return {
    resin: material,
    thickness_micron: micron,
    film_form: form,
    roll_width: width,
    ...(sleeve || bag
      ? {}
      : {
          roll_length: metres(20, {
            width,
            micron: micron * (form === 'Center folded' ? 2 : 1),
            density: stock.density,
          }),
        }),
    shrink_ratio_md: md + jitter,
    shrink_ratio_td: td - jitter,
    shrink_temp: SHRINK_TEMP[material] ?? '130-160',
    print_process: colours > 0 ? r.pick(['Gravure', 'Flexo']) : 'Unprinted',
    ...(colours > 0 ? { print_colours: colours } : {}),
    ...(/meat|cheese|poultry|produce|food|pizza|bakery|lidding|fog|cook/i.test(`${leaf.noun} ${leaf.group}`)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    recycled_content: feature.includes('PCR') ? Number.parseInt(feature, 10) : 0,
    material: 'LDPE',
  };
}

/** Film that is spread over big things and shrunk by hand. */
const SHEETING_WORDS: Omit<Words, 'says'> = {
  checks: [
    'Keep the heat gun moving at a distance of about 10 cm; repair burn holes with shrink tape.',
    'Allow 300 mm overlap at every joint and heat both sides together.',
    'Ask for the UV life in months at your own latitude.',
    'Ask for the fire rating together with its test report.',
  ],
  uses: ['For yards, sites and workshops that wrap items too large for a tunnel.'],
};

function shrinkFilmWords({
  material,
  stock,
  micron,
  md,
  jitter,
  td,
  sleeve,
  width,
  length,
  colours,
  bag,
  grams,
  form,
  hood,
  leaf,
}: ShrinkFilmSpec): Words {
  const sheeting = /boat|scaffold|machinery|containment|flame-ret/i.test(leaf.noun);
  return {
    says: [
      `${material === 'PP copolymer' ? 'Five-layer polyolefin' : stock.short} of ${micron} micron, shrink ${md + jitter} % along and ${td - jitter} % across, ${sheeting ? 'shrunk with a gas gun' : `tunnel at ${SHRINK_TEMP[material] ?? '130-160'} °C`}.`,
      sleeve
        ? `Lay-flat ${width} mm, cut length ${length} mm${colours > 0 ? `, printed in ${colours} colors on the inside` : ''}.`
        : bag
          ? `Bags ${width} × ${length} mm, about ${Math.max(1, Math.round(1000 / Math.max(0.4, grams)))} to the kilogram.`
          : `Reel ${grouped(width)} mm wide${form === 'Center folded' ? ', folded once' : ''}; a kilogram covers ${near(1000 / (micron * stock.density), 0.1)} m².`,
    ],
    checks: [
      sleeve
        ? 'Send the bottle: lay-flat is girth plus 3 to 5 mm and shrinkage determines the artwork.'
        : 'Start the tunnel 10 °C under the range and increase it until no corners stick out.',
      hood
        ? 'Measure the load over its widest corner and add 100 mm.'
        : 'Give the product circumference, not only its width.',
      'Store under 30 °C: film shrinks on the reel when stored hot.',
      colours > 0
        ? 'Distort the artwork for the shrink curve; ask for our grid test.'
        : 'Ask for a static-free grade if the film clings to the sealing bar.',
      material === 'PVC'
        ? 'PVC fumes at the seal bar need ventilation, and some retailers refuse it.'
        : 'Check hot-slip if packs touch at the tunnel exit.',
      'Weigh one meter to verify the film thickness.',
    ],
    uses: [
      sleeve
        ? 'For bottles, jars and cans with a shape that labels do not follow.'
        : 'For multipacks, books, trays and boxes.',
      sleeve ? 'For tamper evidence and promotions.' : 'For L-sealers, sleeve wrappers and shrink tunnels.',
      'For packers with frequent size changes.',
    ],
    ...(sheeting ? SHEETING_WORDS : {}),
  };
}
