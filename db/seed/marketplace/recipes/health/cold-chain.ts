import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near, sized } from '../recipe.ts';

/** Insulated boxes and coolants with a hold time. */
export function coldChain(order: Order): Draft {
  const spec = coldChainSpec(order);
  const { price, hint, pack, length, width, height } = spec;
  return {
    title: coldChainTitle(spec),
    values: coldChainValues(spec),
    unit: 'piece',
    rupees: near(price * (hint.factor ?? 1), 1),
    pack: pack ? 40 : 5,
    lot: [10000, 60000],
    days: [4, 15],
    draw: {
      material: 'white',
      size: { w: length, d: width, h: height },
      print: 'mark',
    },
    stream: 'other',
    ...coldChainWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function coldChainSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[280, 220, 220]]);
  const material = r.pick(hint.of ?? ['EPS']);
  const feature = featureOf(order, [length, width, height]) || '48 h';
  const hours = Number(
    /^(\d+) h/.exec(feature)?.[1] ?? (/days/.test(feature) ? Number.parseInt(feature, 10) * 24 : 24),
  );
  const pack = /pack|kit/i.test(leaf.noun);
  const band = /-21|Dry ice box|dry ice/i.test(`${feature} ${leaf.noun}`)
    ? 'Frozen -20 C'
    : /vapor/i.test(leaf.noun)
      ? 'Cryogenic -150 C'
      : /\+22/.test(feature)
        ? 'CRT 15 to 25 C'
        : 'Chilled 2 to 8 C';
  const litres = (length * width * height) / 1e6;
  const price = pack ? 62 + litres * 30 : 150 + litres * 22;
  return { leaf, feature, pack, length, width, height, band, material, hours, litres, price, hint };
}

type ColdChainSpec = ReturnType<typeof coldChainSpec>;

function coldChainTitle({ leaf, feature, pack, length, width, height, band }: ColdChainSpec): string {
  return [
    leaf.noun,
    feature,
    pack && !/Specimen/.test(leaf.noun) ? '' : mm(length, width, height),
    band === 'Frozen -20 C' || /°C/.test(feature)
      ? ''
      : band.replace(' C', ' °C').replace('Chilled ', '').replace('Cryogenic ', ''),
  ]
    .filter(Boolean)
    .join(', ');
}

function coldChainValues({ material, band, pack, hours, length, width, height }: ColdChainSpec): Values {
  return {
    material,
    temp_band: band,
    ...(pack
      ? {}
      : { insulation_hours: hours, inner_length: length, inner_width: width, inner_height: height }),
    reusable_cycles: material === 'EPS' || material === 'Corrugated board' ? 1 : 200,
    thickness: 30,
    length,
    width,
    board_type: 'Kraft board',
    resin: 'EPS',
  };
}

function coldChainWords({
  pack,
  leaf,
  feature,
  length,
  width,
  height,
  litres,
  band,
  hours,
  material,
}: ColdChainSpec): Words {
  return {
    says: [
      pack && !/Specimen/.test(leaf.noun)
        ? `${feature}, in a leak-tested shell of ${length} × ${width} × ${height} mm; latent heat about 190 kJ per kg.`
        : `${litres < 10 ? litres.toFixed(1) : Math.round(litres)} liters inside, holds ${band.replace(' C', ' °C')} for about ${hours} hours on an ISTA 7E summer profile.`,
      material === 'EPS'
        ? 'Walls 30 to 40 mm, lid stepped; coolants and an outer carton included in the pack-out sheet.'
        : `${material} construction with a printed pack-out sheet in the lid.`,
    ],
    checks: [
      'Test the pack-out with one data logger in a corner and one in the center.',
      'State lane, season and payload; a box is qualified for these only.',
      'Condition coolants as the sheet says, to the hour.',
      'Airlines charge by volume: thin walls pay off on long lanes.',
    ],
    uses: [
      'For vaccines, diagnostics and chilled food by parcel or air.',
      'For pharmacies and laboratories that send daily.',
    ],
  };
}
