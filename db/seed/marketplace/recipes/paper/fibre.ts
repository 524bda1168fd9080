import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near, sized } from '../recipe.ts';

/** Composite cans, canisters and winding cores; size is diameter, diameter, height. */
export function paperTube(order: Order): Draft {
  const spec = paperTubeSpec(order);
  const { kg, core, colour, closure, height, diameter, food } = spec;
  return {
    title: paperTubeTitle(spec),
    values: paperTubeValues(spec),
    unit: 'piece',
    rupees: near(
      kg * (core ? 62 : 95) +
        (core
          ? 0.6
          : 4.5 +
            (colour === 'printed' ? 1.6 : 0) +
            (closure.includes('metal') || closure.includes('ring') ? 3 : 1)),
      0.05,
    ),
    pack: core ? (height > 1000 ? 10 : 50) : 100,
    lot: [8000, 35000],
    days: [6, 18],
    draw: core
      ? { print: 'plain' }
      : {
          material: colour === 'kraft' ? 'kraft' : colour === 'black' ? 'black' : 'white',
          size: { w: diameter, d: diameter, h: height },
          print: 'mark',
        },
    stream: core ? 'board' : food ? 'laminate' : 'board',
    ...paperTubeWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function paperTubeSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [diameter, , height] = sized(order, hint.sizes ?? [[73, 73, 150]]);
  const core = hint.thick !== undefined;
  const wall = core ? r.pick(hint.thick ?? [5]) : diameter > 80 ? r.pick([1.2, 1.5]) : r.pick([0.8, 1, 1.2]);
  const kg = (Math.PI * (diameter + wall) * wall * height * 0.72) / 1e6;
  const closure = core ? '' : featureOf(order, [diameter, diameter, height]) || 'telescopic lid';
  const colour = core ? '' : r.pick(['kraft', 'white', 'black', 'printed', 'printed']);
  const lamination = r.pick(hint.style ?? ['None', 'Gloss film', 'Matt film']);
  const food = !core && /Composite/.test(String(hint.of?.[0]));
  return { core, leaf, diameter, wall, height, closure, colour, r, hint, lamination, food, kg };
}

type PaperTubeSpec = ReturnType<typeof paperTubeSpec>;

function paperTubeTitle({ core, leaf, diameter, wall, height, closure, colour }: PaperTubeSpec): string {
  return core
    ? `${leaf.noun}, ${near(diameter, 0.1)} mm inside, ${wall} mm wall, ${height >= 1000 ? `${height / 1000} m` : `${height} mm`} long`
    : `${leaf.noun}, ${closure}, ${colour}, ${mm(diameter, height)}`;
}

function paperTubeValues({
  diameter,
  height,
  wall,
  r,
  hint,
  core,
  closure,
  lamination,
  colour,
  food,
}: PaperTubeSpec): Values {
  return {
    diameter,
    height,
    thickness: wall,
    material: r.pick(hint.of ?? ['Paperboard']),
    ...(core
      ? {}
      : {
          closure_type: closure.includes('membrane') ? 'Heat seal only' : 'Open top',
          lamination,
          print_process: colour === 'printed' ? 'Offset' : 'Unprinted',
        }),
    ...(food ? { food_contact: ['EU 1935/2004', 'FSSAI Packaging 2018'] } : {}),
  };
}

function paperTubeWords({ core, wall, diameter, kg, food, closure, height, colour }: PaperTubeSpec): Words {
  return {
    says: core
      ? [
          `Spiral-wound core board, wall ${wall} mm, inside ${near(diameter, 0.1)} mm ± 0.3, cut square to ± 1 mm.`,
          `Weighs about ${kg < 1 ? `${Math.round(kg * 1000)} g` : `${kg.toFixed(1)} kg`} and is delivered at 8% moisture.`,
        ]
      : [
          `Spiral-wound body ${wall} mm thick, ${food ? 'foil-lined for dry food' : 'unlined'}, closed by a ${closure.replace(/^with /, '')}.`,
          `Body ${diameter} mm across and ${height} mm tall; ${colour === 'printed' ? 'the label is offset printed and wrapped in one turn' : `${colour} outer paper`}.`,
        ],
    checks: core
      ? [
          'Give the winding tension and roll weight so that the flat crush can be checked.',
          'Inside diameter grows about 0.3 mm with each 1% of moisture: store dry.',
          'State if you need notches, inner printing or plugs.',
        ]
      : [
          'Ask for the oxygen and moisture figures of the liner if you pack roasted or salted goods.',
          'Check the seaming chuck number with the end maker before ordering cans without ends.',
          'Lids should lift with one hand at 60% humidity; ask for a sample at that climate.',
          'Paper label overlap is 5 mm: keep codes away from it.',
        ],
    uses: core
      ? ['For winding film, paper, fabric or tape.', 'For mills and slitters who buy by the truck.']
      : ['For dry food, tea, gifts and powders.', 'For brands that want a round pack without plastic walls.'],
  };
}

/** Pulp trays, inserts and tableware. */
export function mouldedFibre(order: Order): Draft {
  const spec = mouldedFibreSpec(order);
  const { feature, grams, bagasse, leaf } = spec;
  return {
    title: mouldedFibreTitle(spec),
    values: mouldedFibreValues(spec),
    unit: feature === 'pair' ? 'set' : 'piece',
    rupees:
      near(
        (grams / 1000) * (bagasse ? 175 : /electronics|Fiber blister/.test(leaf.noun) ? 160 : 62) + 0.35,
        0.01,
      ) * (feature === 'pair' ? 2 : 1),
    pack: grams > 60 ? 100 : 200,
    lot: [6000, 28000],
    days: [6, 20],
    draw: { material: 'kraft' },
    stream: bagasse ? 'compostable' : 'paper',
    ...mouldedFibreWords(spec),
    custom: false,
    eco: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function mouldedFibreSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(
    { ...order, turn: Math.min(order.turn, 2) },
    hint.sizes ?? [[220, 150, 40]],
  );
  const bagasse = /bagasse/i.test(leaf.noun);
  const grams = near(
    (length * width + 2 * height * (length + width)) *
      (bagasse ? 0.00026 : /electronics|cap$/.test(leaf.noun) ? 0.0006 : 0.00045),
    1,
  );
  const feature = featureOf(order, [length, width, height]);
  const shade = bagasse ? r.pick(['natural', 'white']) : r.pick(['gray', 'brown', 'white']);
  return { leaf, feature, shade, length, width, height, grams, bagasse };
}

type MouldedFibreSpec = ReturnType<typeof mouldedFibreSpec>;

function mouldedFibreTitle({ leaf, feature, shade, length, width, height }: MouldedFibreSpec): string {
  return [leaf.noun, feature, shade, mm(length, width, height)].filter(Boolean).join(', ');
}

function mouldedFibreValues({ length, width, height, grams, bagasse, leaf }: MouldedFibreSpec): Values {
  return {
    material: 'Molded fiber',
    length,
    width,
    height,
    process: 'Compression molding',
    weight_g: grams,
    ...(bagasse || /food|fruit|egg|cup|tray/i.test(leaf.noun)
      ? { food_contact: ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] }
      : {}),
    compostable: 'Industrial EN 13432',
  };
}

function mouldedFibreWords({ bagasse, grams, shade, height }: MouldedFibreSpec): Words {
  return {
    says: [
      `${bagasse ? 'Sugarcane bagasse' : 'Recycled paper pulp'}, ${grams} g apiece, ${bagasse ? 'hot-pressed on both faces' : 'oven dried'}, ${shade}.`,
      `Nests for transport: about ${Math.round(2400 / (height * 0.35))} pieces per meter of stack.`,
    ],
    checks: [
      bagasse
        ? 'Ask for the PFAS statement and compostability certificate of this item.'
        : 'Ask for a drop test with your product; pulp settles after the first impact.',
      'Weight varies ± 5%; agree it in writing if a machine denests the pieces.',
      bagasse
        ? 'Hot oil marks the base after about 20 minutes: test with your menu.'
        : 'Check that moisture is below 10% on arrival, or stacked pieces will stick.',
    ],
    uses: bagasse
      ? [
          'For canteens, caterers and take-away counters.',
          'For menus where packaging is composted with leftovers.',
        ]
      : ['For fragile goods, as a replacement for foam.', 'For growers, egg farms and packing stations.'],
  };
}
