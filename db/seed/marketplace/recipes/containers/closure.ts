import { featureOf, named, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

/** Outside diameter of the closure in mm, read from the finish. */
function capSize(neck: string): number {
  if (neck === 'Cork') return 24;
  const first = /(\d+(?:\.\d+)?)/.exec(neck);
  if (neck.startsWith('PCO')) return 28;
  return first === null ? 28 : Number(first[1]);
}

/** Closures that usually carry a loose or induction liner. */
const LINED = /^(Screw|Tamper-evident|Child-resistant|CR pharma|Phenolic|Lubricant|Sifter|Desiccant) cap|^(CR pharma|Lubricant) cap/;
const BEVERAGE = /PCO|29\/25|38 mm|48 mm/;
const METAL = new Set(['Tinplate', 'Aluminium', 'Steel']);

export function closure(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const neck = r.pick(hint.neck ?? ['28-410']);
  const material = r.pick(hint.of ?? ['PP']);
  const size = capSize(neck);
  const metal = METAL.has(material);
  const cork = neck === 'Cork';
  const liner = String(hint.set?.liner_type ?? (cork ? 'None' : metal ? (neck.startsWith('Lug') ? r.pick(['Plastisol', 'PVC-free plastisol']) : 'PVC-free plastisol') : LINED.test(leaf.noun) && !BEVERAGE.test(neck) ? r.pick(['None', 'EPE foam', 'Induction seal', 'Wad']) : 'None'));
  const isLiner = leaf.group === 'cap-liners-and-seals';
  const colours = hint.colours ?? (cork || isLiner ? ['natural'] : metal ? ['gold', 'silver', 'black', 'white'] : ['white', 'black', 'natural', 'red', 'blue', 'green']);
  const feature = featureOf(order);
  const colour = metal && /gold|silver|black|white/.test(feature) ? feature : r.pick(colours);
  const grams = near(Math.max(0.1, 0.0042 * size * size * (isLiner ? 0.08 : metal ? 0.7 : Math.min(2.2, hint.factor ?? 1))), 0.05);
  const where = cork || hint.draw === 'drum' || leaf.id === 'wine-screw-caps' ? '' : isLiner ? `${size} mm` : /PCO|29\/25|38 mm/.test(leaf.noun) ? '' : neck.startsWith('Lug') ? `${size} mm` : neck.startsWith('Crown') ? `${size} mm` : neck.includes('-4') ? `${neck}` : neck;
  const lined = !isLiner && !metal && !cork && liner !== 'None' && !feature.includes('seal') ? (liner === 'EPE foam' ? 'EPE liner' : liner === 'Wad' ? 'wad liner' : 'induction seal') : '';
  return {
    title: [named(leaf.noun, metal || cork ? '' : material === 'Composite' ? '' : material), where, feature === colour ? '' : feature, lined, isLiner || colour === 'natural' ? '' : colour].filter(Boolean).join(', '),
    values: { material, ...(cork ? {} : { neck_finish: neck }), cap_size: size, liner_type: liner, tamper_evident: false, child_resistant: false, colour, weight_g: grams, ...(isLiner || metal ? {} : { food_contact: ['EU 10/2011', 'IS 9845'] }), ...hint.set },
    unit: 'piece',
    rupees: near((0.34 + size * size * (metal ? 0.0006 : 0.00115)) * (hint.factor ?? 1) * (metal ? 1.05 : 1) + (liner === 'Induction seal' && !isLiner ? 0.35 : 0), 0.01),
    pack: size > 80 ? 500 : isLiner ? 5000 : (hint.factor ?? 1) > 5 ? 100 : 1000,
    lot: [8000, 45000],
    days: [5, 18],
    draw: { kind: hint.draw ?? 'bottle', material: hint.hue ?? (hint.draw === 'drum' ? 'steel' : 'hdpe') },
    stream: metal ? 'metal' : cork && material === 'Wood' ? 'wood' : 'plastic',
    says: [`${material === 'Composite' ? 'Multi-layer' : material}, ${size} mm, ${grams} g${liner === 'None' || isLiner ? '' : `, ${liner.toLowerCase()} seal`}.`, isLiner ? `Die-cut discs for ${size} mm caps, counted by weight and packed in lined cartons.` : `Fits a ${cork ? '18.5 mm bore' : `${neck} finish`}; packed loose in lined cartons for a cap sorter.`],
    checks: [cork ? 'Check bore at 3 and 45 mm depth: stoppers are chosen by the narrowest point.' : `Measure your neck first: ${neck.includes('-4') ? '400, 410 and 415 finishes share a diameter but not a height' : 'similar finishes differ by a thread turn'}.`, 'Set application torque to about half the cap diameter in inch-pounds and measure removal after 24 hours.', liner === 'Induction seal' ? 'Tell us the bottle resin: the sealant layer differs for HDPE, PP and PET.' : 'Ask for a leak test with your product at 40 °C before the season.', 'Moulds make several hundred thousand a week; colours need a minimum run.', 'Check hopper noise and orientation with a carton of samples on your own sorter.', hint.set?.child_resistant === true ? 'Ask for the ISO 8317 certificate of this exact cap and liner.' : 'Keep cartons closed: dust in the liner is a common leak.'],
    uses: ['For bottlers and packers who buy by the carton or the pallet.', 'For fillers that change colours by product range.', 'Runs on chuck and belt cappers.'],
    custom: true,
  };
}

/** Pumps, sprayers, droppers and applicators; `ml` is the output of a stroke. */
export function dispenser(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const neck = r.pick(hint.neck ?? ['24-410']);
  const dose = r.pick(hint.ml ?? [0.5]);
  const feature = featureOf(order);
  const metalColour = neck.startsWith('Crimp');
  const colour = metalColour ? feature : r.pick(pumpColours(leaf.noun, feature));
  const tube = dose >= 10 || /ball|brush|dropper|dosing|tap/i.test(leaf.noun) ? 0 : r.pick([80, 95, 110, 135, 160, 180, 210]);
  const pipette = /pipette/.test(leaf.id);
  const length = pipette ? r.pick([57, 66, 77, 89, 103]) : tube;
  return {
    title: [leaf.noun, neck, dose >= 10 && dose < 250 ? `${dose} ml` : dose >= 0.05 && !/brush|ball|tap/i.test(leaf.noun) ? (pipette ? `${length} mm tube` : `${dose} ml a stroke`) : '', metalColour ? '' : feature, colour].filter(Boolean).join(', '),
    values: { neck_finish: neck, dose_ml: dose, ...(length > 0 ? { dip_tube_mm: length } : {}), material: pipette ? 'Glass' : /Crimp/.test(neck) ? 'Aluminium' : 'PP', colour, tamper_evident: false, ...hint.set },
    unit: 'piece',
    rupees: near((3.4 + dose ** 0.4 * 3) * (hint.factor ?? 1), 0.05),
    pack: (hint.factor ?? 1) > 8 ? 20 : 500,
    lot: [12000, 55000],
    days: [7, 22],
    draw: { kind: hint.draw ?? 'pump', material: hint.hue ?? (hint.draw === 'drum' ? 'printed' : 'hdpe') },
    stream: pipette ? 'other' : leaf.id === 'all-plastic-pumps' ? 'plastic' : 'other',
    says: [`${neck} finish, ${dose} ml ${dose >= 10 ? 'to the line' : 'a stroke'}${length > 0 ? `, ${pipette ? 'glass tube' : 'dip tube'} ${length} mm` : ''}, ${colour}.`, leaf.id === 'all-plastic-pumps' ? 'No metal spring and no glass ball, so it goes into the polypropylene stream.' : `Primes in ${r.pick([2, 3, 4, 5])} to ${r.pick([6, 7, 8])} strokes with water; the ${pipette ? 'bulb is TPE' : 'spring sits outside the product path'}.`],
    checks: [length > 0 ? 'Give the bottle height from neck top to base; tubes are cut 2 mm short of the bottom.' : 'Test with your own product: thick oils need a wider hole.', 'Ask for a leak test lying down for 48 hours at 45 °C.', 'Match colour chips under the same light as your bottle.', 'Thick formulas above 20,000 cP need a larger engine.', 'Check compatibility with essential oils: they swell some gaskets.'],
    uses: ['For personal care, home care and pharmacy bottles.', 'Sold to fillers and to wholesalers of empty bottles.', 'For small runs in stock colours and long runs to your shade.'],
    custom: true,
    eco: leaf.id === 'all-plastic-pumps',
  };
}

function pumpColours(noun: string, feature: string): readonly string[] {
  if (/trigger/i.test(noun)) return ['white', 'blue and white', 'black', 'red and white'];
  if (/mist/i.test(noun)) return feature === '' ? ['clear overcap', 'white', 'black'] : ['white', 'black', 'natural'];
  if (/pipette|dropper|brush|roller/i.test(noun)) return ['black', 'white', 'gold collar'];
  if (/dosing|sauce|tap|drum/i.test(noun)) return ['white', 'natural', 'blue'];
  return ['white', 'black', 'natural', 'matt black', 'silver collar'];
}

/** Foil lids for cups, counted in sleeves. */
export function dieCutLid(order: Order): Draft {
  const { leaf, r } = order;
  const feature = r.pick(leaf.hint.with ?? ['75 mm']);
  const size = Number.parseInt(feature, 10);
  const micron = r.pick([30, 38, 45]);
  const cup = r.pick(['PP', 'PS']);
  return {
    title: `${leaf.noun}, ${feature}, for ${cup} cups, ${micron} micron, ${r.pick(['embossed', 'plain', 'printed'])}`,
    values: { material: 'Aluminium', cap_size: size, liner_type: 'None', weight_g: near((Math.PI * size * size * micron * 2.71) / 4e6, 0.01), diameter: size, colour: 'silver' },
    unit: 'piece',
    rupees: near(0.12 + (size * size * micron * 0.00000165), 0.01),
    pack: 5000,
    lot: [15000, 60000],
    days: [8, 18],
    draw: { kind: 'tub', material: 'white' },
    stream: 'metal',
    says: [`Aluminium ${micron} micron with a heat-seal lacquer for ${cup}, die-cut to ${size} mm with a pull tab.`],
    checks: [`Give the cup rim outside diameter; the lid should stand 1.5 mm proud of it.`, 'Set sealing at 180 to 220 °C and test the peel: 6 to 10 N is right for adults and children.', 'Ask for pinhole count if shelf life passes 21 days.'],
    uses: ['For dairies and dessert makers with cup fillers.'],
    custom: true,
  };
}
