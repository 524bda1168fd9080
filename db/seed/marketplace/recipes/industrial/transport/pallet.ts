import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

const FOOTPRINT: Record<string, readonly [number, number]> = {
  '1200 x 800': [1200, 800],
  '1200 x 1000': [1200, 1000],
  '1219 x 1016 (48 x 40 in)': [1219, 1016],
  '1140 x 1140': [1140, 1140],
  '1100 x 1100': [1100, 1100],
  '1067 x 1067': [1067, 1067],
  '800 x 600': [800, 600],
  '600 x 400': [600, 400],
  '1165 x 1165': [1165, 1165],
};

export function pallet(order: Order): Draft {
  const spec = palletSpec(order);
  const { wood, collar, area, material, hint, sheet, leaf } = spec;
  return {
    title: palletTitle(spec),
    values: palletValues(spec),
    unit: 'piece',
    rupees: near(
      (wood || collar
        ? 790 * area + 210
        : material === 'Corrugated board'
          ? 420 * area + 60
          : material === 'Steel' || material === 'Aluminum'
            ? 1100 * area + 300
            : 2100 * area + 250) *
        (material === 'Aluminum' ? 1.5 : 1) *
        (hint.factor ?? 1),
      1,
    ),
    pack: sheet ? 100 : collar ? 20 : 10,
    lot: [20000, 110000],
    days: [3, 14],
    draw: { material: 'kraft' },
    stream: wood
      ? 'wood'
      : material === 'Corrugated board' || material === 'Paperboard'
        ? 'board'
        : material === 'Steel' || material === 'Aluminum'
          ? 'metal'
          : 'plastic',
    ...palletWords(spec),
    custom: !/EPAL|GMA/.test(leaf.noun),
    eco: /refurb|presswood|recycl/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function palletSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const size = r.pick(hint.style ?? ['1200 x 1000']);
  const [length, width] = FOOTPRINT[size] ?? [1200, 1000];
  const material = r.pick(hint.of ?? ['Wood']);
  const area = (length * width) / 1e6;
  const sheet = leaf.id === 'slip-sheets',
    collar = leaf.id === 'pallet-collars';
  const dynamic = sheet
    ? 900
    : near(
        (material === 'Corrugated board'
          ? 500
          : material === 'Steel'
            ? 2000
            : (hint.factor ?? 1) < 0.8
              ? 800
              : 1200) * (area < 0.6 ? 0.5 : 1),
        50,
      ) + r.pick([0, 0, 250, 300]);
  const light =
    material === 'Corrugated board' ||
    sheet ||
    (hint.factor ?? 1) < 0.8 ||
    hint.set?.stackable === 'Nestable';
  const racking = light ? 0 : near(dynamic * 0.62, 50);
  const kg = near(
    sheet
      ? area * 1.1
      : area *
          (material === 'Wood' ? 19 : material === 'Corrugated board' ? 4 : material === 'Steel' ? 38 : 17) *
          (light ? 0.6 : 1),
    0.5,
  );
  const wood = material === 'Wood';
  const treated = wood
    ? String(hint.set?.heat_treated ?? r.pick(['HT', 'HT', 'Not treated']))
    : 'Not treated';
  const feature = featureOf(order);
  return {
    leaf,
    size,
    length,
    width,
    hint,
    material,
    feature,
    collar,
    sheet,
    racking,
    r,
    dynamic,
    wood,
    treated,
    kg,
    area,
  };
}

type PalletSpec = ReturnType<typeof palletSpec>;

function deckWords(material: string, length: number): string {
  if (material === 'Corrugated board' || material === 'Paperboard')
    return 'All paper, so it is recyclable with cartons; keep it dry and off wet floors.';
  if (material === 'Steel' || material === 'Aluminum')
    return 'Welded and finished for years of use; edges are deburred and the deck is closed on request.';
  return `Washable and dimensionally stable; tolerance ± 0.5% on ${length} mm.`;
}

function palletTitle({
  leaf,
  size,
  length,
  width,
  hint,
  material,
  feature,
  collar,
  sheet,
  racking,
  r,
  dynamic,
  wood,
  treated,
}: PalletSpec): string {
  return [
    leaf.noun,
    size.startsWith('1219') ? '1219 × 1016 mm' : `${length} × ${width} mm`,
    (hint.of?.length ?? 1) > 1 ? material : '',
    feature,
    collar
      ? '200 mm high'
      : sheet
        ? ''
        : racking > 0 && r.chance(0.5)
          ? `${racking} kg racking`
          : `${dynamic} kg dynamic`,
    wood && treated === 'HT' && !/ISPM|EPAL/.test(leaf.noun) ? 'HT stamped' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function palletValues({ material, size, hint, dynamic, sheet, racking, treated, kg }: PalletSpec): Values {
  return {
    material,
    pallet_size: size,
    pallet_type: String(hint.set?.pallet_type ?? '4-way'),
    dynamic_load: dynamic,
    static_load: dynamic * (sheet ? 1 : 3),
    ...(racking > 0 ? { racking_load: racking } : {}),
    heat_treated: treated,
    stackable: String(hint.set?.stackable ?? 'Stackable'),
    weight_g: kg * 1000,
  };
}

function palletWords({ sheet, material, kg, dynamic, racking, wood, treated, r, length }: PalletSpec): Words {
  return {
    says: [
      sheet
        ? `${material} sheet with pull lips, about ${kg} kg, for loads up to ${dynamic} kg on a push-pull truck.`
        : `Static ${dynamic * 3} kg, dynamic ${dynamic} kg${racking > 0 ? `, racking ${racking} kg on two beams` : ', not for racking'}; about ${kg} kg.`,
      wood
        ? `${treated === 'HT' ? 'Heat-treated to 56 °C for 30 minutes and stamped' : 'Not heat-treated, for home routes'}; boards ${r.pick([17, 20, 22])} mm, moisture under ${r.pick([20, 22, 24])} %.`
        : deckWords(material, length),
    ],
    checks: [
      wood
        ? 'For export, check that the stamp shows country, producer and HT.'
        : racking > 0
          ? 'Ask for deflection on your racking span, loaded for 24 hours at 40 °C.'
          : 'Not rackable: use a slave board in beam racking.',
      'The dynamic load rating assumes an even load: drums and sacks need a closed deck.',
      'Measure the clearance your hand truck needs, at least 95 mm.',
      racking > 0
        ? 'Drive-in racks need full-length runners; tell us your rack type.'
        : 'Nesting saves return freight, but nestable pallets are not suitable for drive-in racks.',
      'Ask about the repair rate and who takes back broken pallets.',
    ],
    uses: [
      'For warehouses and exporters that load full trucks.',
      'For pallet pools and one-way shipments.',
      'For plants with racking and conveyors.',
    ],
  };
}
