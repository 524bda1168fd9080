import { featureOf, mm, near } from '../recipe.ts';
import type { Draft, Order, Values } from '../recipe.ts';

/** A drum's usual diameter and height in mm by volume. */
export function drumSize(litres: number): { diameter: number; height: number } {
  if (litres >= 195 && litres <= 220) return { diameter: 585, height: near(litres * 4.25, 5) };
  const diameter = near(Math.cbrt((litres * 4e6) / (Math.PI * 1.45)), 1);
  return { diameter, height: near(diameter * 1.48, 1) };
}

const GROUPS = ['X (I, II, III)', 'Y (II, III)', 'Y (II, III)', 'Z (III)'] as const;
const drumUses = ['For oils, resins, solvents and concentrates.', 'For blenders and exporters who fill on pallets of four.', 'For tank farms and drumming lines with a four-drum frame.'];

/** UN code, packing group and relative density, or nothing when unmarked. */
function marking(order: Order): Values {
  const { r, leaf } = order;
  const code = leaf.hint.set?.un_code;
  if (code === undefined) return {};
  const group = r.pick(GROUPS);
  return { un_code: code, packing_group: group, specific_gravity: r.pick(group.startsWith('X') ? [1.2, 1.4] : [1.4, 1.5, 1.6, 1.9]) };
}
const groupLetter = (values: Values): string => (values.packing_group === undefined ? '' : ` ${String(values.packing_group).charAt(0)}${String(values.specific_gravity ?? '')}`);

export function steelDrum(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [200]);
  const gauge = litres < 100 ? r.pick(['0.7', '0.8']) : r.pick(['0.9', '1.0', '1.2']);
  const { diameter, height } = drumSize(litres);
  const area = (Math.PI * diameter * height + (Math.PI / 2) * diameter * diameter) / 1e6;
  const kg = near(area * Number(gauge) * 7.85 * 1.12, 0.5);
  const marked = marking(order);
  const paint = r.pick(['blue', 'black', 'green', 'red', 'grey']);
  const lacquer = String(hint.set?.lacquer ?? r.pick(['Plain', 'Plain', 'Epoxy-phenolic']));
  const stainless = hint.of?.includes('Stainless steel') ?? false;
  const feature = hint.with === undefined ? (lacquer === 'Plain' || /lined/i.test(leaf.noun) ? '' : 'lacquered inside') : r.pick(hint.with);
  return {
    title: [leaf.noun, `${litres} L`, String(marked.un_code ?? '') === '' || /UN/.test(leaf.noun) ? '' : `UN ${String(marked.un_code)}`, feature, feature.includes('mm') || stainless ? '' : `${gauge} mm`, stainless || r.chance(0.4) ? '' : paint].filter(Boolean).join(', '),
    values: { material: r.pick(hint.of ?? ['Steel']), capacity_l: litres, lacquer, diameter, height, weight_g: kg * 1000, ...(hint.set ?? {}), ...marked },
    unit: 'piece',
    rupees: near((kg * 88 + 160) * (hint.factor === undefined ? 1 : stainless ? hint.factor * 0.8 : hint.factor) * (lacquer === 'Plain' ? 1 : 1.12), 1),
    pack: litres >= 150 ? 4 : 10,
    lot: [60000, 260000],
    days: [5, 16],
    draw: { kind: 'drum', material: stainless || /galvan/i.test(leaf.noun) ? 'steel' : 'printed', size: { w: diameter, d: diameter, h: height } },
    stream: 'metal',
    says: [`${stainless ? 'Stainless' : 'Cold-rolled'} steel ${gauge} mm body and ends, about ${kg} kg, ${diameter} mm across and ${height} mm tall, ${lacquer === 'Plain' ? 'plain inside' : 'epoxy-phenolic inside'}.`, marked.un_code === undefined ? `Two rolling hoops, ${paint} outside; not for dangerous goods.` : `Marked ${String(marked.un_code)}/${String(marked.packing_group).charAt(0)}${String(marked.specific_gravity)}, two rolling hoops, outside ${stainless ? 'pickled' : `painted ${paint}`}.`],
    checks: ['Read the UN mark against your substance: packing group, density and vapour pressure at 50 °C.', 'Ask for the leak test record; each drum is air-tested at 0.2 to 0.3 bar.', 'Say if the product is water-based: plain steel rusts, lined does not.', 'Check the gasket material with your solvent, EPDM and Viton behave very differently.', 'Reused drums need re-marking; do not fill above 98 % of volume.', 'Give the bung position if you fill by machine.'],
    uses: drumUses,
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

export function plasticDrum(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [200]);
  const { diameter, height } = drumSize(litres);
  const kg = near(0.115 * Math.pow(litres, 0.82), 0.1);
  const marked = marking(order);
  const colour = r.pick(['blue', 'blue', 'natural', 'black', 'white']);
  const feature = featureOf(order, litres);
  return {
    title: [leaf.noun, `${litres} L`, marked.un_code === undefined || /UN/.test(leaf.noun) ? '' : `UN ${String(marked.un_code)}`, feature, /blue|black/.test(feature) ? '' : colour].filter(Boolean).join(', '),
    values: { material: 'HDPE', capacity_l: litres, lacquer: 'Plain', diameter, height, weight_g: near(kg * 1000, 10), ...(hint.set ?? {}), ...marked },
    unit: 'piece',
    rupees: near((kg * 128 + 40) * (hint.factor ?? 1), 1),
    pack: litres >= 150 ? 4 : 20,
    lot: [40000, 180000],
    days: [5, 14],
    draw: { kind: 'drum', material: feature.includes('black') || colour === 'black' ? 'black' : colour === 'natural' || colour === 'white' ? 'hdpe' : 'printed', size: { w: diameter, d: diameter, h: height } },
    stream: 'plastic',
    says: [`High-molecular HDPE, ${kg} kg, ${diameter} mm across, ${height} mm tall, ${colour}.`, marked.un_code === undefined ? 'Food-contact resin, not UN marked.' : `Marked ${String(marked.un_code)}${groupLetter(marked)}; outside size ${mm(diameter, diameter, height)}.`],
    checks: ['Plastic drums expire five years after the month stamped on the base.', 'Check stress-crack resistance if the product carries surfactant.', 'Use a vented plug for goods that gas.', 'Stack two high filled, four high empty; ask for the stacking test at 40 °C.', 'Solvents permeate HDPE: weigh a filled drum for four weeks, or ask for fluorination.'],
    uses: drumUses,
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

export function fibreDrum(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [50]);
  const { diameter, height } = drumSize(litres);
  const marked = marking(order);
  const net = near(litres * 0.55, 5);
  const kg = near(0.2 * Math.pow(litres, 0.66), 0.1);
  const feature = featureOf(order, litres);
  return {
    title: [leaf.noun, `${litres} L`, marked.un_code === undefined ? '' : 'UN 1G', feature, `${net} kg net`, r.chance(0.5) ? `dia. ${diameter} mm` : ''].filter(Boolean).join(', '),
    values: { material: leaf.family === 'drum' ? 'Kraft paper' : 'Composite', capacity_l: litres, lacquer: 'Plain', diameter, height, weight_g: near(kg * 1000, 10), ...(hint.set ?? {}), ...(marked.un_code === undefined ? {} : { un_code: '1G', packing_group: marked.packing_group ?? 'Y (II, III)' }) },
    unit: 'piece',
    rupees: near(kg * 95 + 55 + (feature === '' ? 0 : 28), 1),
    pack: 10,
    lot: [20000, 80000],
    days: [6, 14],
    draw: { kind: 'drum', material: 'kraft', size: { w: diameter, d: diameter, h: height } },
    stream: feature.includes('lined') ? 'other' : 'board',
    says: [`Convolute-wound kraft, ${r.pick([5, 6, 7, 8])} plies, ${diameter} × ${height} mm, about ${kg} kg empty, for ${net} kg of powder at 0.55 kg/l.`],
    checks: ['Keep the pallet dry: fibre walls lose a third of their strength at 85 % humidity.', 'Give the bulk density; heavy powders need one more ply.', 'Check that the lock ring takes your seal.', 'For hygroscopic powders use a PE liner with a twist tie.'],
    uses: ['For powders, flakes and granules of pharma and food makers.', 'For exporters who want a light drum that burns clean.'],
    custom: true,
  };
}

/** Plastic and tinplate buckets. */
export function pail(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const metal = leaf.recipe === 'metal_pail';
  const litres = r.pick(hint.litres ?? [5, 10, 20]);
  const grams = near((metal ? 175 : 62) * Math.pow(litres, 0.88), litres < 2 ? 1 : 5);
  const marked = marking(order);
  const handle = litres < 1 ? 'None' : metal ? 'Metal bail' : r.pick(['Plastic bail', 'Plastic bail', 'Metal bail']);
  const print = String(hint.set?.print_process ?? r.pick(['Unprinted', 'Screen', 'Dry offset', 'In-mould label']));
  const feature = featureOf(order, litres);
  const colour = r.pick(['white', 'white', 'black', 'blue', 'grey', 'clear']);
  return {
    title: [metal ? leaf.noun : `${leaf.noun}${/plastic|PCR/i.test(leaf.noun) ? '' : ', PP'}`, `${litres} L`, feature, handle === 'None' || feature !== '' ? '' : handle.toLowerCase().replace('bail', 'handle'), metal ? '' : colour, print === 'In-mould label' && !/mould/i.test(leaf.noun) ? 'in-mould label' : ''].filter(Boolean).join(', '),
    values: { material: metal ? 'Steel' : 'PP', capacity_l: litres, head_type: 'Removable lid', handle_type: handle, weight_g: grams, print_process: print, ...(/food|bucket|ice-cream|dairy/i.test(`${leaf.noun} ${leaf.group}`) ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}), capacity_ml: litres * 1000, ...hint.set },
    unit: 'piece',
    rupees: near((grams / 1000) * (metal ? 118 : 148) * (hint.factor ?? 1) + 1.5 + (print === 'In-mould label' ? 3 : print === 'Unprinted' ? 0 : 2) + (marked.un_code === undefined ? 0 : 6), 0.1),
    pack: litres >= 10 ? 50 : 100,
    lot: [15000, 60000],
    days: [6, 16],
    draw: { kind: 'tub', material: metal ? 'steel' : colour === 'black' ? 'black' : colour === 'clear' ? 'pet' : 'white', print: 'band' },
    stream: metal ? 'metal' : 'plastic',
    says: [`${metal ? 'Tinplate or black plate' : 'Polypropylene copolymer'}, ${grams} g with lid, ${litres} L, ${handle.toLowerCase() === 'none' ? 'no handle' : `${handle.toLowerCase().replace('bail', 'handle')}`}.`, metal ? 'Nests for freight: 40 go where 10 assembled ones would.' : `Taper nests at ${litres < 3 ? 12 : 25} mm a piece; lid closes with a rubber mallet or a press.`],
    checks: ['Stack three filled on a hot day and look at the base of the lowest after a week.', 'Check the tear strip with gloves on.', 'Give the filling temperature: lids leave the press at 60 °C and shrink.', metal ? 'Water-based paint needs lacquer inside, also under the bead.' : 'Ask if the handle is fitted; unfitted ones pack denser.', 'For print, keep 15 mm from the handle bosses.'],
    uses: ['For paint, adhesives, sauces and dry mixes.', 'For refills in canteens and workshops.'],
    custom: true,
    eco: feature.includes('PCR'),
  };
}
