import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, near } from '../recipe.ts';

const NECKS: readonly (readonly [number, string])[] = [
  [2.5, 'Crimp 13'],
  [3, 'Crimp 13'],
  [1e6, 'Crimp 20'],
];

/** Vials, ampoules and their seals; a seal's `ml` is its diameter in mm. */
export function pharmaGlass(order: Order): Draft {
  const spec = pharmaGlassSpec(order);
  const { price, hint, value, seal, feature } = spec;
  return {
    title: pharmaGlassTitle(spec),
    values: pharmaGlassValues(spec),
    unit: 'piece',
    rupees: near(price * (hint.factor ?? 1), 0.01),
    pack: value <= 10 || seal ? 1000 : 200,
    lot: [30000, 120000],
    days: [10, 30],
    draw: { material: /amber/.test(feature) ? 'amber' : seal ? 'steel' : 'pet' },
    stream: seal ? 'other' : 'glass',
    ...pharmaGlassWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function pharmaGlassSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const kind = hint.style?.[0] ?? 'vial';
  const value = r.pick(hint.ml ?? [10]);
  const seal = kind === 'seal',
    ampoule = kind === 'ampoule';
  const glass = hint.of !== undefined && hint.of.length > 0 ? r.pick(hint.of) : '';
  const feature = featureOf(order, value) || 'clear';
  const neck = seal
    ? value === 13
      ? 'Crimp 13'
      : value === 20
        ? 'Crimp 20'
        : 'Crimp 32'
    : kind === 'vial'
      ? value >= 250
        ? 'Crimp 32'
        : (NECKS.find(([limit]) => value <= limit) ?? [0, 'Crimp 20'])[1]
      : '';
  const diameter = seal
    ? value
    : near(Math.cbrt((value * 1000 * 4) / (Math.PI * (ampoule ? 5 : 2.1))) + 4, 0.5);
  const height = near(diameter * (ampoule ? 6 : 2.1), 0.5);
  const clean = r.pick(['ISO 7', 'ISO 8']);
  const screw = leaf.id === 'cryogenic-vials';
  const price = seal ? value * 0.055 : (1.9 + Math.pow(value, 0.66) * 1.05) * (ampoule ? 0.55 : 1);
  return {
    leaf,
    seal,
    value,
    feature,
    glass,
    kind,
    neck,
    screw,
    height,
    diameter,
    clean,
    ampoule,
    r,
    price,
    hint,
  };
}

type PharmaGlassSpec = ReturnType<typeof pharmaGlassSpec>;

function pharmaGlassTitle({ leaf, seal, value, feature, glass, kind, neck, screw }: PharmaGlassSpec): string {
  return [
    leaf.noun,
    seal ? `${value} mm` : `${value} ml`,
    feature,
    glass === '' ? '' : glass.replace(/ (boro|treated|soda).*$/, ''),
    kind === 'vial' && neck !== '' && !screw ? `${neck.replace('Crimp ', '')} mm crimp` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function pharmaGlassValues({
  glass,
  seal,
  value,
  height,
  neck,
  screw,
  diameter,
  feature,
  clean,
  ampoule,
  leaf,
}: PharmaGlassSpec): Values {
  return {
    ...(glass === '' ? {} : { glass_type: glass }),
    ...(seal ? {} : { capacity_ml: value, height }),
    ...(neck === '' || screw ? {} : { neck_finish: neck }),
    diameter,
    colour: /amber/.test(feature)
      ? 'amber'
      : (/blue|red|green|orange|white|gray|lavender/.exec(feature)?.[0] ?? 'clear'),
    cleanroom: clean,
    ...processOf({ glass, seal, ampoule, leaf }),
  };
}

/** Tubular glass and aluminium seals are made in ways that no process of the list names. */
function processOf({
  glass,
  seal,
  ampoule,
  leaf,
}: Pick<PharmaGlassSpec, 'glass' | 'seal' | 'ampoule' | 'leaf'>): Values {
  if (seal) return /stopper|plunger/i.test(leaf.noun) ? { process: 'Compression molding' } : {};
  if (ampoule || glass.startsWith('Type I ')) return {};
  return { process: glass === '' ? 'Injection molding' : 'Blow and blow' };
}

function pharmaGlassWords({
  seal,
  value,
  feature,
  clean,
  glass,
  diameter,
  height,
  r,
}: PharmaGlassSpec): Words {
  return {
    says: [
      seal
        ? `${value} mm, ${feature}, washed and packed in double bags, particle count to ${clean}.`
        : `${glass === '' ? 'Cyclic olefin or polypropylene' : glass}, ${value} ml, ${diameter} mm across, ${height} mm tall, ${feature}.`,
      `Inspected by camera for ${seal ? 'burrs and short shots' : 'cosmetic and dimensional defects'}; AQL ${r.pick(['0.065', '0.25', '0.4'])} for critical ones.`,
    ],
    checks: [
      seal
        ? 'Match bead height: crimp settings differ between 13 and 20 mm.'
        : 'Ask for hydrolytic class and the dimensional drawing (ISO 8362).',
      'Qualify at least three lots before you file the change.',
      seal ? 'Ask for extractables on your formulation.' : 'Check delamination risk above pH 8.',
      'Trays and shrink wrap have to open in your wash area without shedding particles.',
      'Ask for the certificate by lot with each pallet.',
    ],
    uses: ['For injectable, vaccine and diagnostic fillers.', 'For compounding pharmacies and laboratories.'],
  };
}
