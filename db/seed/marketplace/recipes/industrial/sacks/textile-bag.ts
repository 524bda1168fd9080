import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { near, sized } from '../../recipe.ts';

const RATES: Record<string, number> = {
  Jute: 105,
  Cotton: 330,
  'Non-woven PP': 165,
  PVC: 150,
  LDPE: 165,
  Composite: 420,
};

/** Cloth, jute and non-woven bags; size is width × height × gusset. */
export function textileBag(order: Order): Draft {
  const spec = textileBagSpec(order);
  const { grams, material, area, sewn, print, hint, feature } = spec;
  return {
    title: textileBagTitle(spec),
    values: textileBagValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * (RATES[material] ?? 300) +
        (area < 0.08 ? sewn * 0.5 : sewn) +
        (print === 'Unprinted' ? 0 : 2.2)) *
        (hint.factor ?? 1),
      0.05,
    ),
    pack: area < 0.1 ? 200 : 100,
    lot: [9000, 45000],
    days: [10, 25],
    draw: {
      material: material === 'Jute' ? 'kraft' : /black|navy|maroon|wine/.test(feature) ? 'printed' : 'white',
      print: print === 'Unprinted' ? 'plain' : 'mark',
    },
    stream: material === 'Jute' || material === 'Cotton' ? 'textile' : 'other',
    ...textileBagWords(spec),
    custom: true,
    eco: material === 'Jute' || material === 'Cotton',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function textileBagSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [width, height, gusset] = sized(order, hint.sizes ?? [[350, 400, 100]]);
  const material = r.pick(hint.of ?? ['Cotton']);
  const gsm = r.pick(hint.grams ?? [140]);
  const area = (2.15 * (width + gusset) * (height + gusset / 2 + 40)) / 1e6;
  const grams = near(area * gsm * 1.06, 1);
  const handle = String(hint.set?.handle_type ?? 'None');
  const print = r.pick(['Unprinted', 'Screen', 'Screen', 'Digital']);
  const feature =
    hint.with === undefined
      ? print === 'Unprinted'
        ? 'plain'
        : r.pick(['1-color print', '2-color print'])
      : r.pick(hint.with);
  const sewn = handle === 'None' ? 3.2 : 8.5;
  return { leaf, feature, hint, gsm, gusset, width, height, material, handle, print, grams, area, sewn };
}

type TextileBagSpec = ReturnType<typeof textileBagSpec>;

function textileBagTitle({ leaf, feature, hint, gsm, gusset, width, height }: TextileBagSpec): string {
  return [
    leaf.noun,
    feature,
    (hint.grams?.length ?? 0) > 1 ? `${gsm} gsm` : '',
    gusset === 0 ? `${width} × ${height} mm` : `${width} × ${height} × ${gusset} mm`,
  ]
    .filter(Boolean)
    .join(', ');
}

function textileBagValues({
  material,
  width,
  height,
  gusset,
  gsm,
  handle,
  print,
  hint,
  feature,
  leaf,
}: TextileBagSpec): Values {
  return {
    material,
    width,
    height,
    ...(gusset > 0 ? { gusset } : {}),
    grammage: gsm,
    handle_type: handle,
    closure_type: /\bzip/.test(feature)
      ? 'Zipper'
      : /drawstring/.test(`${leaf.noun} ${feature}`)
        ? 'Drawstring'
        : 'Open top',
    print_process: print,
    length: height,
    resin: 'PP homopolymer',
    ...hint.set,
  };
}

function textileBagWords({
  material,
  gsm,
  grams,
  handle,
  width,
  height,
  gusset,
  print,
}: TextileBagSpec): Words {
  return {
    says: [
      `${material === 'Composite' ? 'Polyester cloth' : material} of ${gsm} gsm, about ${grams} g a piece, ${handle === 'None' ? 'no handle' : `${handle.toLowerCase()} handles`}, seams overlocked.`,
      `Size ${width} × ${height}${gusset > 0 ? ` × ${gusset}` : ''} mm ± 5 mm; ${print === 'Unprinted' ? 'unprinted' : `${print.toLowerCase()} printed to your design`}.`,
    ],
    checks: [
      'Wash a sample and measure it again: cotton shrinks by 4 to 6%.',
      'Load the handles with 10 kg for an hour.',
      material === 'Jute'
        ? 'Ask for food-grade batching oil if it holds coffee or spice.'
        : 'Ask for the azo-free dye report.',
      'Check color rubbing on a white cloth, dry and wet.',
      'Agree the stitch density; 8 to 10 per 3 cm holds.',
    ],
    uses: [
      'For retail, events and gifts, as a reusable bag.',
      'For exporters who need a natural look.',
      'For brands that pack accessories and textiles.',
    ],
  };
}
