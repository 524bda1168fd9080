import type { Draft, Order, Values, Words } from '../recipe.ts';
import { near } from '../recipe.ts';

/** Paper, pillows, shreds and loose fill. */
export function voidFill(order: Order): Draft {
  const spec = voidFillSpec(order);
  const { litres, loose, volume, starch, kg, material } = spec;
  return {
    title: voidFillTitle(spec),
    values: voidFillValues(spec),
    unit: litres ? 'bag' : loose ? 'pack' : 'roll',
    rupees: near(
      litres
        ? volume * (starch ? 1.5 : 0.9)
        : loose
          ? kg * (material === 'Wood' ? 55 : material === 'Corrugated board' ? 28 : 115)
          : kg * 96 + 20,
      1,
    ),
    pack: litres ? 1 : loose ? 5 : 2,
    lot: [2500, 15000],
    days: [2, 10],
    draw: { material: 'kraft', print: 'plain' },
    stream: material === 'EPS' ? 'plastic' : starch ? 'compostable' : material === 'HDPE' ? 'film' : 'paper',
    ...voidFillWords(spec),
    custom: false,
    eco: starch || material === 'Kraft paper' || material === 'Wood' || material === 'Corrugated board',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function voidFillSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const loose = hint.style?.[0] === 'loose';
  const feature = r.pick(hint.with ?? ['plain']);
  const starch = feature.startsWith('starch');
  const material = starch
    ? 'PLA'
    : r.pick((hint.of ?? ['Kraft paper']).filter((name) => name !== 'Composite'));
  const gsm = r.pick(hint.grams ?? [50]);
  const width = r.pick([380, 400, 500, 750]);
  const metres = r.pick([250, 300, 450, 500]);
  const kg = loose ? r.pick([5, 10]) : (width * metres * gsm) / 1e6;
  const litres = /Loose-fill/.test(leaf.noun);
  const volume = r.pick([300, 400, 500]);
  return { leaf, feature, litres, volume, loose, kg, gsm, width, metres, material, r, starch };
}

type VoidFillSpec = ReturnType<typeof voidFillSpec>;

function voidFillTitle({
  leaf,
  feature,
  litres,
  volume,
  loose,
  kg,
  gsm,
  width,
  metres,
}: VoidFillSpec): string {
  return [
    leaf.noun,
    feature,
    litres ? `${volume} L bag` : loose ? `${kg} kg box` : `${gsm} gsm`,
    loose ? '' : `${width} mm × ${metres} m`,
  ]
    .filter(Boolean)
    .join(', ');
}

function voidFillValues({ material, loose, width, metres, gsm, r, starch }: VoidFillSpec): Values {
  return {
    material,
    ...(loose ? {} : { width, roll_length: metres, grammage: gsm }),
    recycled_content: material === 'Kraft paper' || material === 'Corrugated board' ? r.pick([70, 100]) : 0,
    compostable: starch ? 'Industrial EN 13432' : 'None',
    finish: ['Matt varnish'],
    print_process: 'Unprinted',
  };
}

function voidFillWords({ litres, volume, starch, loose, kg, gsm, width, metres }: VoidFillSpec): Words {
  return {
    says: [
      litres
        ? `${volume} liters loose in a bag, about ${near(volume * (starch ? 0.009 : 0.006), 0.1)} kg.`
        : loose
          ? `${kg} kg packed tight; it opens to about ${Math.round(kg * 28)} liters.`
          : `${gsm} gsm, ${width} mm wide, ${metres} m, about ${kg.toFixed(1)} kg net.`,
    ],
    checks: [
      'Fill to the top and shake to check that the void fill does not settle.',
      starch
        ? 'Keep the bag closed: starch softens in humid air.'
        : 'Dust can mark dark goods; ask for dedusted material.',
      'Compare the price per liter filled, not per kilogram.',
    ],
    uses: [
      'For parcels with room around the goods.',
      'For gift boxes and hampers.',
      'For packing tables with a chute or a dispenser.',
    ],
  };
}
