import { featureOf, mass, named, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';
import { resin } from '../containers/plastics.ts';

/** Granules by the kilogram in 25 kg bags or bulk bags. */
export function resinGranules(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['HDPE']);
  const stock = resin(material);
  const mfi = hint.thick === undefined ? 0 : r.pick(hint.thick);
  const feature = featureOf(order);
  const iv = material === 'PET' || material === 'rPET' || material === 'PETG' ? Number(/IV (0\.\d+)/.exec(feature)?.[1] ?? r.pick([0.74, 0.76, 0.78])) : 0;
  const density = material === 'EPS' ? 1.03 : stock.density;
  const recycled = material === 'rPET' || /recycled|ocean/i.test(leaf.noun);
  const food = !recycled || feature.includes('food');
  const bag = r.pick(['25 kg bags', '25 kg bags', '1,000 kg bulk bags', '1,250 kg octabins']);
  return {
    title: [(hint.of?.length ?? 1) > 1 ? named(leaf.noun, stock.short) : leaf.noun, feature, mfi > 0 ? `MFI ${mfi}` : '', bag].filter(Boolean).join(', '),
    values: { resin: material, ...(mfi > 0 ? { mfi } : {}), density, ...(iv > 0 ? { iv } : {}), recycled_content: recycled ? 100 : 0, ...(food ? { food_contact: ['EU 10/2011', 'FDA 21 CFR 174-186', 'IS 9845'] } : { food_contact: ['Not food grade'] }), ...(recycled ? { certifications: [r.pick(['GRS', 'RCS'])] } : {}) },
    unit: 'kg',
    rupees: near(stock.rate * 0.96 * (hint.factor ?? 1), 0.05),
    pack: bag.startsWith('25') ? 25 : bag.startsWith('1,000') ? 1000 : 1250,
    lot: [90000, 380000],
    days: [4, 18],
    draw: { kind: 'sack', material: 'white', print: 'mark' },
    stream: material === 'PLA' || material === 'PBAT' || material === 'PHA' ? 'compostable' : 'plastic',
    says: [`${stock.short}${mfi > 0 ? `, melt flow ${mfi} g per 10 min` : ''}${iv > 0 ? `, intrinsic viscosity ${iv} dl/g` : ''}, density ${density} g per cm³, in ${bag}.`, recycled ? 'Each lot carries moisture, colour values and a contamination count per 100 g.' : `Prime grade with the maker's certificate; ${material === 'PA6' || material === 'PET' || material === 'EVOH' ? 'dry before use' : 'no drying needed'}.`],
    checks: ['Ask for the certificate of analysis of the lot you receive, not a typical one.', recycled ? 'Run 200 kg before a truck: smell and gels do not show on paper.' : 'Compare at your processing temperature: flow alone does not tell.', 'Price moves monthly; agree the index and the date.', food ? 'Keep the food-contact statement with the lot number.' : 'Not for food contact; check your customer before you blend.', 'Check bag seals for moisture after sea freight.'],
    uses: ['For moulders, blow moulders and film plants.', 'For compounders and converters who buy by the truck.'],
    custom: false,
    eco: recycled || material === 'PLA' || material === 'PBAT' || material === 'PHA',
  };
}

/** Glues, coatings, inks and ribbons. */
export function adhesiveInk(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const roll = hint.style?.[0] === 'roll';
  const kg = r.pick(hint.kg ?? [20]);
  const feature = r.pick(hint.with ?? ['standard']);
  const colour = /cyan|magenta|yellow|black|white|gold|silver/.exec(feature)?.[0] ?? 'natural';
  const rate = 210 * (hint.factor ?? 1);
  const container = kg >= 150 ? 'drum' : kg >= 30 ? 'drum' : kg >= 5 ? 'pail' : 'can';
  const ink = /ink/i.test(leaf.noun), food = /low-migration|food|barrier|lacquer/i.test(leaf.noun);
  return {
    title: roll ? `${leaf.noun}, ${feature}` : [leaf.noun, feature, hint.draw === 'sack' ? `${kg} kg bag` : hint.draw === 'bottle' ? `${kg} L cartridge` : `${kg} kg ${container}`].join(', '),
    values: { material: r.pick(hint.of ?? ['Composite']), process: 'Extrusion', ...(food ? { food_contact: ['EU 10/2011', 'FDA 21 CFR 174-186'] } : { food_contact: ['Not food grade'] }), colour },
    unit: roll ? 'roll' : hint.draw === 'bottle' ? 'piece' : 'kg',
    rupees: roll ? near((/TTO|60 mm|55 mm/.test(feature) ? 190 : 340) * (hint.factor ?? 1) * (feature.startsWith('resin') ? 2 : 1), 1) : near(hint.draw === 'bottle' ? rate * kg : rate * (kg < 3 ? 1.12 : kg > 100 ? 0.92 : 1), 0.5),
    pack: roll ? 10 : hint.draw === 'bottle' ? 1 : kg,
    lot: [6000, 45000],
    days: [2, 10],
    draw: { kind: hint.draw ?? (kg >= 30 ? 'drum' : 'tub'), material: hint.draw === 'sack' ? 'white' : 'printed' },
    stream: 'other',
    says: [roll ? `${feature}, ink side out, on a 25 mm core.` : `${feature}, ${kg} kg net; shelf life ${r.pick([6, 9, 12])} months unopened at 10 to 30 °C.`, ink ? `Viscosity ${r.pick(['18', '20', '22', '25'])} s (Zahn 2) as supplied; thin before use.` : roll ? 'Printable down to 4 mm text at 150 mm per second.' : `Apply at ${r.pick(['3', '5', '8', '12'])} g per m² dry, machine-dependent.`],
    checks: ['Ask for the safety data sheet in the language of your plant.', ink ? 'Make a drawdown on your own film or board before the job.' : 'Test bond after 24 hours at 5 °C and at 45 °C.', food ? 'Ask for the migration statement with your structure, not a general one.' : 'Keep from frost: a frozen emulsion does not come back.', roll ? 'Match ribbon and label before you order a year’s stock.' : 'Stir drums that stood longer than a month.'],
    uses: ['For converters, printers and packing lines.', 'For trials in small cans and running stock in drums.'],
    custom: ink,
  };
}

/** Desiccants, absorbers, gel packs. */
export function desiccant(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const grams = r.pick(hint.grams ?? [5]);
  const feature = r.pick(hint.with ?? ['']);
  const dry = /silica|clay|sieve|desiccant/i.test(leaf.noun);
  const gel = /ice pack/i.test(leaf.noun);
  const units = near(grams / 33, 0.05);
  const absorption = /clay/i.test(leaf.noun) ? 28 : /sieve/i.test(leaf.noun) ? 21 : /Container/.test(leaf.noun) ? 250 : dry ? 33 : 0;
  const bulky = grams >= 1000;
  return {
    title: [leaf.noun, /cc$|mm|pads|bag$/.test(feature) && grams < 1000 ? '' : mass(grams), feature].filter(Boolean).join(', '),
    values: { material: 'Composite', weight_g: grams, ...(absorption > 0 ? { absorption } : {}), ...(dry && grams >= 16 ? { desiccant_units: units } : {}), ...(/oxygen|ethylene|absorbent pad|silica/i.test(leaf.noun) ? { food_contact: ['FDA 21 CFR 174-186'] } : {}), thickness_micron: 80, capacity_l: 0.2, capacity_kg: near(grams / 1000, 0.5), inner_length: 100, closure_type: 'Heat seal only', head_type: 'Open head' },
    unit: bulky ? (grams >= 10000 ? 'bag' : 'piece') : 'piece',
    rupees: near((0.12 + grams * 0.19) * (hint.factor ?? 1), grams > 20 ? 0.05 : 0.01),
    pack: bulky ? 10 : gel ? 50 : grams > 100 ? 50 : grams > 20 ? 200 : 1000,
    lot: [4000, 22000],
    days: [2, 10],
    draw: { kind: hint.draw ?? 'pouch', material: 'white', print: 'mark' },
    stream: 'other',
    says: [dry ? `${mass(grams)} net, takes up about ${absorption} % of its weight ${/Container/.test(leaf.noun) ? 'over 45 days at 90 % humidity' : 'at 80 % humidity and 25 °C'}${units >= 0.5 ? `, ${units} desiccant units` : ''}.` : gel ? `${mass(grams)} of food-safe gel, freezes hard at -18 °C in ${r.pick([12, 16, 24])} hours.` : `${feature}, about ${mass(grams)} a piece.`, bulky ? 'Delivered in foil; opens once and works at once.' : 'Packed in vacuum bags of one shift; reseal what is left within fifteen minutes.'],
    checks: [dry ? 'Work out the number from volume, packing material and days at sea; ask us for the sheet.' : gel ? 'Condition packs for the right band: frozen packs damage goods that must stay above 2 °C.' : 'Match capacity to the free air in the pack, not to its size.', 'The words “do not eat” must be in the language of the market.', 'Dust-free paper matters near lenses and electronics.', 'Ask for DMF-free and REACH statements.'],
    uses: dry ? ['For electronics, leather, tools and medicines in transit.', 'For sea freight through warm, wet ports.'] : ['For food, fish and fruit in closed packs.', 'For parcels that must stay cool or dry.'],
    custom: false,
  };
}
