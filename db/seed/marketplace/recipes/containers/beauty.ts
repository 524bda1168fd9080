import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, near, volume } from '../recipe.ts';

const DIAMETERS = [
  [5, '13.5'],
  [10, '16'],
  [20, '19'],
  [30, '25'],
  [50, '30'],
  [75, '35'],
  [100, '38'],
  [120, '40'],
  [150, '45'],
  [200, '50'],
  [1e9, '50'],
] as const;

const diameterFor = (ml: number): string => (DIAMETERS.find(([limit]) => ml <= limit) ?? DIAMETERS[10])[1];

const contents = (ml: number): string => (ml < 1 ? `${ml} g` : volume(ml));

/** Squeeze tubes, sticks and cartridges. */
export function tube(order: Order): Draft {
  const spec = tubeSpec(order);
  const { cc, print, hint, material, ml, shade, leaf } = spec;
  return {
    title: tubeTitle(spec),
    values: tubeValues(spec),
    unit: 'piece',
    rupees: near(
      (1.1 + cc * 0.72 + (print === 'Unprinted' ? 0 : 0.6)) *
        (hint.factor ?? 1) *
        (material === 'Aluminum' ? 1.1 : 1),
      0.01,
    ),
    pack: ml > 100 ? 200 : 500,
    lot: [20000, 80000],
    days: [12, 28],
    draw: {
      material:
        hint.hue ??
        (shade === 'black' ? 'black' : material === 'PETG' || material === 'Glass' ? 'pet' : 'hdpe'),
      print: 'band',
    },
    stream:
      material === 'EVOH laminate'
        ? 'laminate'
        : material === 'Aluminum'
          ? 'metal'
          : material === 'Glass'
            ? 'glass'
            : 'plastic',
    ...tubeWords(spec),
    custom: true,
    eco: /sugarcane|PCR/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function tubeSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [50, 100]);
  const material = r.pick(hint.of ?? ['LDPE']);
  const cartridge = /cartridge/i.test(leaf.noun),
    stick = /stick|twist|balm|tablet|vanilla/i.test(`${leaf.noun} ${hint.with?.[0] ?? ''}`);
  const diameter = cartridge ? '50' : diameterFor(ml);
  const feature = featureOf(order, ml) || r.pick(['flip-top cap', 'screw cap', 'stand-up cap']);
  const print =
    cartridge || stick
      ? r.pick(['Unprinted', 'Screen'])
      : r.pick(['Offset', 'Flexo', 'Screen', 'Dry offset']);
  const look = material === 'Aluminum' || ml < 10 ? '' : r.pick(['matt', 'gloss', '']);
  const shade = r.pick(['white', 'white', 'natural', 'black', 'to your shade']);
  const cc = near(0.36 * Math.pow(ml, 0.62) + 1.2, 0.1);
  return { leaf, ml, diameter, feature, stick, cartridge, shade, look, material, hint, r, print, cc };
}

type TubeSpec = ReturnType<typeof tubeSpec>;

function tubeTitle({ leaf, ml, diameter, feature, stick, cartridge, shade, look }: TubeSpec): string {
  return [leaf.noun, contents(ml), `${diameter} mm`, feature, stick || cartridge ? shade : look]
    .filter(Boolean)
    .join(', ');
}

function tubeValues({
  diameter,
  ml,
  material,
  hint,
  r,
  stick,
  cartridge,
  feature,
  print,
  look,
}: TubeSpec): Values {
  return {
    tube_diameter: diameter,
    capacity_ml: ml,
    material,
    layers: String(
      hint.set?.layers ??
        (material === 'EVOH laminate' ? '5' : material === 'LDPE' ? r.pick(['1', '2', '5']) : '1'),
    ),
    ...(stick ? {} : { orifice: cartridge ? 12 : r.pick([2, 3, 5, 8]) }),
    closure_type: feature.includes('sealed') ? 'Heat seal only' : 'Open top',
    print_process: print,
    finish: look === 'matt' ? ['Matt varnish'] : ['Gloss varnish'],
  };
}

const CARTRIDGE_WORDS: Words = {
  says: [
    'HDPE body drawn to 1.5 mm with a fitted piston; the nozzle is packed loose in the carton.',
    'Threaded nose with a membrane that is cut at first use; fits standard guns.',
  ],
  checks: [
    'Age filled cartridges four weeks at 50 °C and check for bulging pistons.',
    'Moisture-curing sealants need an aluminum-lined body; tell us what you fill.',
    'Weigh ten filled pieces: the piston has to move without letting air past.',
    'Check gun fit with the nozzle on.',
  ],
  uses: ['For sealants, mastics and greases.', 'For fillers with a rotary or a bench machine.'],
};

/** Mascara and gloss: filled through the neck, then wiper and applicator go in. */
const wandWords = ({ diameter, material, ml, print }: TubeSpec): Words => ({
  says: [
    `${material} body of ${diameter} mm for ${contents(ml)}, ${print === 'Unprinted' ? 'undecorated' : `${print.toLowerCase()} printed`}, with wiper and applicator in separate trays.`,
    'Filled through the neck; the wiper is pressed in afterward and the cap torqued.',
  ],
  checks: [
    'Pull the applicator 50 times: the wiper should neither move nor tear.',
    'Weigh ten filled packs, keep them a week at 45 °C and weigh again; loss above 1% means a leaking thread.',
    'Ask for three wiper bores and choose with your own formula.',
    'Compare the metallized shade with the retained sample under daylight.',
  ],
  uses: ['For make-up brands and contract fillers.', 'For launches from 5,000 pieces.'],
});

function tubeWords(spec: TubeSpec): Words {
  const { diameter, material, cc, ml, stick, shade, print, cartridge, feature } = spec;
  if (cartridge) return CARTRIDGE_WORDS;
  if (/wand|brush/.test(feature)) return wandWords(spec);
  return {
    says: [
      `${diameter} mm sleeve in ${material === 'EVOH laminate' ? 'five-layer laminate with an EVOH core' : material}, about ${cc} g empty, filling ${contents(ml)}.`,
      stick
        ? `The screw lifts evenly over the whole stroke; ${shade} parts, assembled and counted in trays.`
        : `Wall ${material === 'Aluminum' ? '0.11' : '0.4'} mm, ${print === 'Unprinted' ? 'unprinted' : `${print.toLowerCase()} printed`}, supplied capped and open at the end for filling.`,
    ],
    checks: [
      'Test the end seal at your sealing temperature: squeeze hard for ten seconds, and again three days later.',
      stick
        ? 'Pour at your melt temperature to see if the base leaks.'
        : 'Ask for the orifice you need: 2 mm for serum, 5 mm for cream, 8 mm for paste.',
      material === 'Aluminum'
        ? 'Ask for an inner lacquer test with your formula; porosity under 20 mA is usual.'
        : 'Perfume oils can stain PE: store filled tubes at 45 °C for four weeks.',
      'Keep the crimp area, 8 mm from the end, free of ink.',
      'Eye mark position goes on the artwork; without it, tubes are filled misaligned.',
    ],
    uses: [
      'For creams, pastes and gels.',
      'For brands that start at ten thousand pieces and grow.',
      'For contract fillers who keep the sleeve and change the print.',
    ],
  };
}

/** Colour cosmetics cases. */
export function cosmeticPack(order: Order): Draft {
  const spec = cosmeticPackSpec(order);
  const { hint, grams, colour } = spec;
  return {
    title: cosmeticPackTitle(spec),
    values: cosmeticPackValues(spec),
    unit: 'piece',
    rupees: near(3.2 * (hint.factor ?? 2) + grams * 0.3, 0.05),
    pack: 200,
    lot: [25000, 90000],
    days: [15, 35],
    draw: {
      material:
        colour === 'black'
          ? 'black'
          : colour === 'clear'
            ? 'pet'
            : colour === 'white'
              ? 'hdpe'
              : colour.includes('gold')
                ? 'amber'
                : 'steel',
    },
    stream: 'other',
    ...cosmeticPackWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function cosmeticPackSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? hint.grams ?? [5]);
  const weighed = hint.grams !== undefined ? `${ml} g` : contents(ml);
  const material = r.pick(hint.of ?? ['PP']);
  const feature = r.pick(hint.with ?? ['assembled']);
  const finish = r.pick(['Hot foil', 'Soft touch', 'Matt varnish', 'Gloss varnish', 'UV spot']);
  const colour = r.pick(['black', 'rose gold', 'clear', 'white', 'silver', 'gold']);
  const grams = near(6 + ml * 1.1 + (hint.factor ?? 1), 0.5);
  return { leaf, feature, weighed, finish, material, colour, ml, r, grams, hint };
}

type CosmeticPackSpec = ReturnType<typeof cosmeticPackSpec>;

function cosmeticPackTitle({ leaf, feature, weighed, finish, material, colour }: CosmeticPackSpec): string {
  return [
    leaf.noun,
    feature,
    weighed,
    finish === 'Soft touch'
      ? 'soft-touch'
      : finish === 'Hot foil'
        ? 'foil-stamped'
        : material === 'Aluminum' || material === 'Glass'
          ? material.toLowerCase()
          : material,
    colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function cosmeticPackValues({ material, ml, finish, colour, r, grams }: CosmeticPackSpec): Values {
  return {
    material,
    capacity_ml: ml,
    finish: [finish],
    colour,
    print_process: finish === 'Hot foil' ? 'Hot stamping' : r.pick(['Screen', 'Pad']),
    weight_g: grams,
  };
}

function cosmeticPackWords({
  material,
  grams,
  feature,
  finish,
  colour,
  weighed,
  r,
}: CosmeticPackSpec): Words {
  return {
    says: [
      `${material} case of ${grams} g, ${feature}, ${finish.toLowerCase()} finish, ${colour}.`,
      `Filling ${weighed}; parts are assembled and packed in ${r.pick([50, 100])}-piece trays.`,
    ],
    checks: [
      'Cycle the closure 1,000 times before approval: snap fits wear first.',
      'Ask for a drop test from 1 m with a filled insert.',
      'Metallized parts need a cross-hatch test for adhesion.',
      'Check leak and weight loss over four weeks at 45 °C.',
    ],
    uses: ['For make-up brands and contract fillers.', 'For stock shapes with your color and decoration.'],
  };
}
