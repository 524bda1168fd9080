import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near } from '../recipe.ts';

/** EPS, EPE, EPP sheets, boxes, nets and profiles. */
export function foam(order: Order): Draft {
  const spec = foamSpec(order);
  const { style, price, hint, length, width } = spec;
  return {
    title: foamTitle(spec),
    values: foamValues(spec),
    unit: style === 'sheet' ? 'sheet' : 'piece',
    rupees: near(price * (hint.factor ?? 1), price > 20 ? 0.5 : 0.01),
    pack: style === 'net' ? 1000 : style === 'box' ? 20 : style === 'pouch' ? 250 : 10,
    lot: [5000, 28000],
    days: [3, 12],
    draw: {
      material: 'white',
      print: 'plain',
      ...(style === 'box' ? { size: { w: length, d: width, h: 280 } } : {}),
    },
    stream: 'plastic',
    ...foamWords(spec),
    custom: style === 'sheet' || style === 'tray',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function foamSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = hint.style?.[0] ?? 'sheet';
  const material = r.pick(hint.of ?? ['EPS']);
  const feature = featureOf(order);
  const thick = r.pick(hint.thick ?? [style === 'box' ? 25 : 10]);
  const density =
    material === 'EPS'
      ? r.pick([15, 18, 20, 25])
      : material === 'EPP'
        ? r.pick([30, 45])
        : material === 'PS'
          ? r.pick([32, 35])
          : r.pick([20, 25]);
  const [length, width] =
    style === 'box'
      ? r.pick([
          [500, 350],
          [600, 400],
          [420, 300],
        ] as const)
      : style === 'pouch'
        ? r.pick(hint.sizes ?? [[250, 350, 0]])
        : style === 'profile'
          ? [2000, 30]
          : style === 'net'
            ? [180, 90]
            : r.pick([
                [1200, 600],
                [1000, 500],
                [2000, 1000],
              ] as const);
  const litres = style === 'box' ? Number.parseInt(feature, 10) * 1.6 : 0;
  const price =
    style === 'box'
      ? 40 + litres * 1.7
      : style === 'net'
        ? 0.55
        : style === 'profile'
          ? 14
          : style === 'tray'
            ? 120
            : style === 'pouch'
              ? ((length * width * thick * 2) / 1e6) * 7 + 0.4
              : ((length * width * thick) / 1e9) *
                  density *
                  resin(material).rate *
                  (material === 'EPS' ? 1.35 : 1.5) +
                2;
  return { leaf, hint, length, material, feature, style, width, thick, density, r, price };
}

type FoamSpec = ReturnType<typeof foamSpec>;

function secondWord(style: string, { material, hours }: { material: string; hours: number }): string {
  if (style === 'box') return `Keeps ice for about ${hours} hours at 30 °C outside, two thirds filled.`;
  if (style === 'pouch') return 'Soft on both faces, sealed on three sides, open at the short side.';
  if (style === 'net') return 'Stretches to twice its width and stays in place.';
  return `Thermal conductivity about ${material === 'EPS' ? '0.036' : '0.038'} W per mK.`;
}

const FOAM_CHECKS: Record<string, readonly string[]> = {
  box: [
    'Available with drain holes or a leakproof base.',
    'EPS breaks at corners; add a corrugated outer for parcel routes.',
  ],
  pouch: [
    'For electronics ask for the pink, anti-static grade.',
    'Allow about 10 cm for folding, or order a flap.',
  ],
  net: [
    'Give the fruit’s widest girth; a net too tight marks soft skins.',
    'Count a bag: nets are sold by the thousand.',
  ],
  sheet: [
    'Hot-wire edges melt smooth, saw-cut edges shed beads.',
    'Cut a corner and press it: weak fusion crumbles into beads.',
  ],
};
const FOAM_USES: Record<string, readonly string[]> = {
  box: ['For fish, fruit and medicines that must stay cool.', 'For packhouses that ice by hand.'],
  pouch: ['For screens, bottles and polished parts.', 'For packers who slip goods in without tape.'],
  net: ['For fruit on trays and bottles in gift boxes.', 'For exporters who pack single layers.'],
  sheet: ['For panels, instruments and void blocks.', 'For case makers who cut their own inserts.'],
};

function foamTitle({
  leaf,
  hint,
  length,
  material,
  feature,
  style,
  width,
  thick,
  density,
}: FoamSpec): string {
  return [
    leaf.noun,
    (hint.of?.length ?? 1) > 1 ? material : '',
    feature,
    style === 'net' || style === 'box' || style === 'tray'
      ? ''
      : style === 'profile'
        ? '2 m'
        : style === 'pouch'
          ? `${length} × ${width} mm, ${thick} mm`
          : mm(length, width, thick),
    style === 'net' ? '' : `${density} kg/m³`,
  ]
    .filter(Boolean)
    .join(', ');
}

function foamValues({ material, density, thick, length, width, r, style }: FoamSpec): Values {
  return {
    ...(material === 'PU' ? {} : { resin: material }),
    foam_density: density,
    thickness: thick,
    length,
    width,
    anti_static: r.pick(['None', 'None', 'Anti-static']),
    ...(style === 'box' ? { insulation_hours: r.pick([24, 36, 48]) } : {}),
  };
}

function foamWords({ material, density, style, thick, r }: FoamSpec): Words {
  return {
    says: [
      `${material}, ${density} kg per m³${style === 'box' ? ', walls 25 to 30 mm, lid included' : `, ${thick} mm thick`}.`,
      secondWord(style, { material, hours: r.pick([24, 30, 36]) }),
    ],
    checks: [
      'Weigh one piece to verify the density.',
      ...(FOAM_CHECKS[style] ?? FOAM_CHECKS.sheet ?? []),
      'Ask for the fire rating if it is stored in a sprinklered warehouse.',
    ],
    uses: FOAM_USES[style] ?? FOAM_USES.sheet ?? [],
  };
}
