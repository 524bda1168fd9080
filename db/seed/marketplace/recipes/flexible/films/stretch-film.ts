import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, grouped, near } from '../../recipe.ts';
import { metres } from './reel.ts';

/** Pallet and bundle stretch films by the roll. */
export function stretchFilm(order: Order): Draft {
  const spec = stretchFilmSpec(order);
  const { kg, rate, coreless, baseKg, feature } = spec;
  return {
    title: stretchFilmTitle(spec),
    values: stretchFilmValues(spec),
    unit: 'roll',
    rupees: near(kg * rate + (coreless || baseKg > 5 ? 0 : 6), 0.5),
    pack: baseKg > 10 ? 1 : 6,
    lot: [9000, 55000],
    days: [2, 10],
    draw: {},
    stream: 'film',
    ...stretchFilmWords(spec),
    custom: false,
    eco: feature.includes('PCR'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function stretchFilmSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = r.pick(hint.style ?? ['hand']);
  const micron = r.pick(hint.thick ?? [20]);
  const SPEC: Record<string, readonly [number, number, number, string]> = {
    hand: [500, 2.2, 120, '50'],
    machine: [500, 16, 250, '76'],
    pre: [430, 2, 20, '50'],
    mini: [100, 0.4, 100, '38'],
    jumbo: [500, 48, 250, '76'],
    net: [500, 4, 150, '50'],
    hood: [1600, 120, 80, '76'],
    sheet: [1500, 14, 0, '76'],
    silage: [750, 26, 70, '76'],
    cling: [300, 1.3, 40, '38'],
  };
  const [width, baseKg, prestretch, core] = SPEC[style] ?? [500, 2.2, 120, '50'];
  const kg = near(baseKg * r.pick([0.8, 0.9, 1, 1, 1.1, 1.25]), baseKg > 5 ? 0.5 : 0.05);
  const colour = r.pick(hint.colours ?? ['clear', 'clear', 'clear', 'black']);
  const feature = featureOf(order);
  const wide =
    style === 'mini'
      ? r.pick([100, 125, 150])
      : style === 'cling'
        ? r.pick([300, 450])
        : style === 'hood'
          ? r.pick([1000, 1400, 1800])
          : width;
  const length = metres(kg, { width: wide, micron, density: 0.92 });
  const coreless = /coreless/i.test(leaf.noun);
  const rate = 149 * (hint.factor ?? 1) * (baseKg > 10 ? 0.93 : 1);
  return {
    leaf,
    micron,
    wide,
    feature,
    baseKg,
    kg,
    length,
    colour,
    style,
    prestretch,
    r,
    coreless,
    core,
    rate,
    hint,
  };
}

type StretchFilmSpec = ReturnType<typeof stretchFilmSpec>;

function stretchFilmTitle({
  leaf,
  micron,
  wide,
  feature,
  baseKg,
  kg,
  length,
  colour,
}: StretchFilmSpec): string {
  return [
    leaf.noun,
    `${micron} micron`,
    `${wide} mm`,
    feature,
    baseKg > 10 ? `${kg} kg roll` : `${grouped(length)} m`,
    colour === 'clear' ? '' : colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function stretchFilmValues({
  style,
  micron,
  wide,
  length,
  prestretch,
  r,
  coreless,
  core,
  colour,
  feature,
}: StretchFilmSpec): Values {
  return {
    resin: style === 'sheet' || style === 'hood' ? 'LDPE' : micron < 13 ? 'mLLDPE' : 'LLDPE',
    thickness_micron: micron,
    roll_width: wide,
    roll_length: length,
    prestretch,
    elongation: style === 'hood' ? 500 : r.pick([450, 500, 550, 600]),
    cling:
      style === 'sheet' || style === 'hood' || style === 'net' ? 'None' : r.pick(['One side', 'Two side']),
    ...(coreless ? {} : { core_diameter: core }),
    colour,
    recycled_content: feature.includes('PCR') ? Number.parseInt(feature, 10) : 0,
    material: 'LLDPE',
  };
}

function stretchFilmWords({
  micron,
  wide,
  length,
  kg,
  coreless,
  core,
  prestretch,
  style,
  colour,
}: StretchFilmSpec): Words {
  return {
    says: [
      `${micron} micron by ${wide} mm, ${grouped(length)} m, ${kg} kg net${coreless ? ' without core' : ` on a ${core} mm core`}.`,
      prestretch >= 200
        ? `Pre-stretches to ${prestretch} %, so a load of 1.6 m takes about ${near(4.6 * micron, 5)} g of film.`
        : style === 'hand'
          ? 'Stretches about 120% by hand; one roll wraps roughly 12 to 16 pallets.'
          : `Elongation at break about 500%; ${colour} film.`,
    ],
    checks: [
      'Ask for net weight without core on the invoice.',
      'Compare rolls by the number of pallets wrapped rather than by length.',
      prestretch >= 200
        ? 'Set pre-stretch in steps of 25% until just before the film breaks at the corners.'
        : 'Puncture matters more than stretch on sharp edges.',
      'For chilled stores ask for a cling that works at 5 °C.',
      'Use within nine months; cling migrates.',
      'Cartons of weaker board need less tension and more wraps.',
    ],
    uses: [
      'For pallets of cartons, sacks and drums.',
      'For depots that wrap 30 to 400 pallets a day.',
      'For warehouses, farms and caterers.',
    ],
  };
}
