import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, named, near } from '../recipe.ts';

/** Granules by the kilogram in 25 kg bags or bulk bags. */
export function resinGranules(order: Order): Draft {
  const spec = resinGranulesSpec(order);
  const { stock, hint, bag, material, recycled } = spec;
  return {
    title: resinGranulesTitle(spec),
    values: resinGranulesValues(spec),
    unit: 'kg',
    rupees: near(stock.rate * 0.96 * (hint.factor ?? 1), 0.05),
    pack: bag.startsWith('25') ? 25 : bag.startsWith('1,000') ? 1000 : 1250,
    lot: [90000, 380000],
    days: [4, 18],
    draw: { material: 'white', print: 'mark' },
    stream: material === 'PLA' || material === 'PBAT' || material === 'PHA' ? 'compostable' : 'plastic',
    ...resinGranulesWords(spec),
    custom: false,
    eco: recycled || material === 'PLA' || material === 'PBAT' || material === 'PHA',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function resinGranulesSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['HDPE']);
  const stock = resin(material);
  const mfi = hint.thick === undefined ? 0 : r.pick(hint.thick);
  const feature = featureOf(order);
  const iv =
    material === 'PET' || material === 'rPET' || material === 'PETG'
      ? Number(/IV (0\.\d+)/.exec(feature)?.[1] ?? r.pick([0.74, 0.76, 0.78]))
      : 0;
  const density = material === 'EPS' ? 1.03 : stock.density;
  const recycled = material === 'rPET' || /recycled|ocean/i.test(leaf.noun);
  const food = !recycled || feature.includes('food');
  const bag = r.pick(['25 kg bags', '25 kg bags', '1,000 kg bulk bags', '1,250 kg octabins']);
  return { hint, leaf, stock, feature, mfi, bag, material, density, iv, recycled, food, r };
}

type ResinGranulesSpec = ReturnType<typeof resinGranulesSpec>;

function resinGranulesTitle({ hint, leaf, stock, feature, mfi, bag }: ResinGranulesSpec): string {
  return [
    (hint.of?.length ?? 1) > 1 ? named(leaf.noun, stock.short) : leaf.noun,
    feature,
    mfi > 0 ? `MFI ${mfi}` : '',
    bag,
  ]
    .filter(Boolean)
    .join(', ');
}

function resinGranulesValues({ material, mfi, density, iv, recycled, food, r }: ResinGranulesSpec): Values {
  return {
    resin: material,
    ...(mfi > 0 ? { mfi } : {}),
    density,
    ...(iv > 0 ? { iv } : {}),
    recycled_content: recycled ? 100 : 0,
    ...(food
      ? { food_contact: ['EU 10/2011', 'FDA 21 CFR 174-186', 'IS 9845'] }
      : { food_contact: ['Not food grade'] }),
    ...(recycled ? { certifications: [r.pick(['GRS', 'RCS'])] } : {}),
  };
}

function resinGranulesWords({
  stock,
  mfi,
  iv,
  density,
  bag,
  recycled,
  material,
  food,
}: ResinGranulesSpec): Words {
  return {
    says: [
      `${stock.short}${mfi > 0 ? `, melt flow ${mfi} g per 10 min` : ''}${iv > 0 ? `, intrinsic viscosity ${iv} dl/g` : ''}, density ${density} g per cm³, in ${bag}.`,
      recycled
        ? 'Each lot carries moisture, color values and a contamination count per 100 g.'
        : `Prime grade with the maker's certificate; ${material === 'PA6' || material === 'PET' || material === 'EVOH' ? 'dry before use' : 'no drying needed'}.`,
    ],
    checks: [
      'Ask for the certificate of analysis of the lot you receive, not a typical one.',
      recycled
        ? 'Test 200 kg before you order a truckload: odor and gels are not covered by data sheets.'
        : 'Compare at your processing temperature; melt flow alone is not enough.',
      'Prices change monthly; agree on the index and date.',
      food
        ? 'Keep the food-contact statement with the lot number.'
        : 'Not for food contact; check your customer before you blend.',
      'Check bag seals for moisture after sea freight.',
    ],
    uses: [
      'For molders, blow molders and film plants.',
      'For compounders and converters who buy by the truck.',
    ],
  };
}
