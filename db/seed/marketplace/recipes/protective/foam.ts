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
      kind: style === 'box' ? 'corrugated' : style === 'pouch' || style === 'net' ? 'polymailer' : 'sheets',
      material: 'white',
      print: 'plain',
      ...(style === 'box' ? { size: { w: length, d: width, h: 280 } } : {}),
    },
    stream: 'plastic',
    ...foamWords(spec),
    custom: style === 'sheet' || style === 'tray',
  };
}

/** What one such product is, drawn from its leaf. */
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
      style === 'box'
        ? `Keeps ice for about ${r.pick([24, 30, 36])} hours at 30 °C outside, two thirds filled.`
        : `Thermal conductivity about ${material === 'EPS' ? '0.036' : '0.038'} W per mK.`,
    ],
    checks: [
      'Weigh one piece and work out the density.',
      style === 'box'
        ? 'Ask for drain holes or a leak-proof base, not both.'
        : 'Hot-wire edges melt smooth, saw-cut edges shed beads.',
      'EPS breaks at corners; add a corrugated outer for parcel routes.',
      'Fire class: ask if it stands in a warehouse with sprinklers.',
    ],
    uses: ['For fish, fruit and pharma that must stay cool.', 'For panels, instruments and bottles.'],
  };
}
