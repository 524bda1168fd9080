import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { capital, featureOf, near } from '../../recipe.ts';

/** Face as the title says it, without repeating the noun. */
const faceWord = (face: string, noun: string): string => {
  const short = noun.startsWith('PP') ? face.replace(/^PP /, '') : face;
  return /^P[EP]|^PET/.test(short) ? short : short.toLowerCase();
};

/** Labels and tags, priced for a thousand. */
export function label(order: Order): Draft {
  const spec = labelSpec(order);
  const { single, width, height, hint, colours, adhesive } = spec;
  return {
    title: labelTitle(spec),
    values: labelValues(spec),
    unit: single ? 'piece' : 'pack',
    ...(single ? {} : { holds: 1000 }),
    rupees: single
      ? near(((70 + width * height * 0.068) * (hint.factor ?? 1)) / 500, 0.5)
      : near((70 + width * height * 0.068 * (1 + colours * 0.06)) * (hint.factor ?? 1), 1),
    pack: single ? 50 : 5,
    lot: colours > 0 ? [6000, 30000] : [3000, 15000],
    days: colours > 0 ? [6, 15] : [2, 8],
    draw: { print: 'mark' },
    stream: adhesive === 'None' ? 'paper' : 'laminate',
    ...labelWords(spec),
    custom: colours > 0,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function labelSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const face = r.pick(hint.of ?? ['Gloss paper']);
  const form = r.pick(hint.style ?? ['Rolls', 'Rolls', 'Sheets']);
  const [width, height] =
    hint.sizes === undefined
      ? [r.pick([30, 40, 50, 60, 70, 80, 90, 100, 120]), r.pick([20, 30, 40, 50, 60, 80, 100])]
      : r.pick(hint.sizes);
  const adhesive = String(
    hint.set?.adhesive ??
      (leaf.id === 'freezer-labels'
        ? 'Hot melt'
        : leaf.id === 'tyre-and-rubber-labels'
          ? 'Solvent rubber'
          : r.pick(['Acrylic', 'Acrylic', 'Hot melt'])),
  );
  const process = String(
    hint.set?.print_process ?? r.pick(['Flexo', 'Flexo', 'Digital', 'Offset', 'Letterpress']),
  );
  const colours = process === 'Unprinted' ? 0 : r.pick([1, 2, 4, 4, 6]);
  const finish =
    process === 'Unprinted'
      ? []
      : [r.pick(['Gloss varnish', 'Matt varnish', 'Gloss lamination', 'Matt lamination', 'Cold foil'])];
  const feature = featureOf(order);
  const rolled = form === 'Rolls' || form === 'Fan-fold';
  const single = (hint.factor ?? 1) >= 40;
  return {
    leaf,
    feature,
    hint,
    face,
    width,
    height,
    process,
    rolled,
    colours,
    r,
    form,
    adhesive,
    finish,
    single,
  };
}

type LabelSpec = ReturnType<typeof labelSpec>;

function labelTitle({
  leaf,
  feature,
  hint,
  face,
  width,
  height,
  process,
  rolled,
  colours,
  r,
  form,
}: LabelSpec): string {
  return [
    leaf.noun,
    feature,
    (hint.of?.length ?? 1) > 1 ? faceWord(face, leaf.noun) : '',
    `${width} × ${height} mm`,
    process === 'Unprinted'
      ? rolled
        ? 'on rolls'
        : ''
      : colours > 0 && r.chance(0.6)
        ? `${colours === 1 ? '1 color' : `${colours} colors`}`
        : form === 'Sheets'
          ? 'on sheets'
          : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function labelValues({
  face,
  form,
  width,
  height,
  adhesive,
  rolled,
  r,
  process,
  colours,
  finish,
}: LabelSpec): Values {
  return {
    label_face: face,
    label_form: form,
    width,
    height,
    adhesive,
    ...(rolled ? { unwind: r.pick(['1', '2', '3', '4']), core_diameter: r.pick(['25', '38', '76']) } : {}),
    print_process: process,
    ...(colours > 0 ? { print_colours: colours } : {}),
    ...(finish.length > 0 ? { finish } : {}),
    material: /paper|Wood|Textured|Thermal/.test(face) ? 'Paperboard' : 'PP',
    length: height,
    colour: /clear/.test(face) ? 'clear' : 'white',
    tamper_evident: false,
  };
}

const INDICATOR_WORDS: Omit<Words, 'says'> = {
  checks: [
    'Train both sides: the sender activates the label, and the receiver checks it before signing.',
    'Select the threshold by weight and drop height.',
    'Photograph the label at every handover.',
  ],
  uses: [
    'For fragile or upright goods on parcel and groupage routes.',
    'For shippers who need evidence for damage claims.',
  ],
};

function labelWords({
  face,
  adhesive,
  width,
  height,
  process,
  colours,
  rolled,
  r,
  leaf,
  single,
}: LabelSpec): Words {
  return {
    says: [
      `${capital(face)} face${adhesive === 'None' ? '' : `, ${adhesive.toLowerCase()} adhesive`}, ${width} × ${height} mm, ${process === 'Unprinted' ? 'unprinted' : `${process.toLowerCase()} printed in ${colours} color${colours > 1 ? 's' : ''}`}.`,
      rolled
        ? `Supplied on rolls, unwind as on the order, gap 3 mm, corners ${r.pick(['1.5', '2', '3'])} mm.`
        : 'Cut, counted and banded by the hundred.',
    ],
    checks: [
      adhesive === 'None'
        ? 'Ask for the string or loop fitted; it saves an hour a thousand.'
        : 'Apply ten to your own pack, wet and cold, and check them after two days.',
      rolled
        ? 'Give roll diameter, core and unwind direction of your applicator.'
        : 'Check grain direction so that labels do not curl in the magazine.',
      'Scan the printed code on the press proof, not on a laser copy.',
      /freezer|cold/i.test(leaf.noun)
        ? 'Apply above 0 °C if possible; the bond then holds down to -40 °C.'
        : 'Squeezable bottles need a PE face; paper wrinkles.',
      colours > 0
        ? 'Approve a wet proof for brand colors; digital proofs are close but not identical.'
        : 'Match ribbon and face material; order a sample set first.',
    ],
    uses: [
      'For bottles, jars, cartons and pouches.',
      'For short runs with many designs.',
      'For dispatch, stock and compliance marks.',
    ],
    ...(single ? INDICATOR_WORDS : {}),
  };
}
