import { featureOf, named, near, volume } from '../recipe.ts';
import type { Draft, Order, Stream } from '../recipe.ts';
import { resin } from '../containers/plastics.ts';

const RATE: Record<string, number> = { Paperboard: 150, 'Kraft paper': 165, Aluminium: 420, Wood: 240, Composite: 190, 'Moulded fibre': 175 };
const streamOf = (material: string): Stream => (material === 'PLA' ? 'compostable' : material === 'Paperboard' || material === 'Kraft paper' ? 'laminate' : material === 'Aluminium' ? 'metal' : material === 'Wood' || material === 'Composite' ? 'compostable' : 'plastic');

interface Vessel { ml: number; material: string; style: string; grams: number; diameter: number; length: number; width: number; height: number }

/** Size and weight of a cup, tub or tray by volume. */
function vessel(order: Order): Vessel {
  const { leaf, r, turn } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500]);
  const material = r.pick(hint.of ?? ['PP']);
  const style = r.pick(hint.style ?? ['round']);
  const k = Math.cbrt(ml / 500) * (turn > 2 ? r.pick([0.97, 1, 1.03]) : 1);
  const density = material === 'EPS' ? 0.1 : material === 'Aluminium' ? 0.55 : material === 'Paperboard' || material === 'Kraft paper' ? 0.75 : resin(material).density;
  const grams = near(Math.max(0.8, 13 * Math.pow(ml / 500, 0.7) * density * (style === 'lid' ? 0.3 : 1) * Math.max(0.9, Math.min(2.6, hint.factor ?? 1))), 0.1);
  const tray = style === 'tray' || style === 'rectangular';
  const rim = hint.with?.find((text) => text.endsWith('rim'));
  return { ml, material, style, grams, diameter: rim === undefined ? near((style === 'cup' ? 90 : 112) * k, 1) : ml > 150 && hint.with?.length === 2 ? 95 : 75, length: near((style === 'tray' ? 185 : 150) * k, 1), width: near((style === 'tray' ? 135 : 105) * k, 1), height: near((tray ? (style === 'tray' ? 34 : 60) : style === 'cup' ? 112 : 70) * k, 1) };
}

export function cupTub(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const v = vessel(order);
  const rimmed = hint.with?.some((text) => text.endsWith('rim')) ?? false;
  const feature = rimmed ? '' : /IML/.test(leaf.noun) ? '' : featureOf(order, v.ml);
  const flat = v.style === 'tray' || v.style === 'rectangular';
  const colour = v.material === 'Aluminium' || v.material === 'Paperboard' ? '' : r.pick(v.material.includes('PET') ? (flat && v.style === 'tray' && !/punnet|clamshell|herb/i.test(leaf.noun) ? ['clear', 'clear', 'black'] : ['clear']) : flat && v.style === 'tray' ? ['black', 'white', 'natural'] : ['white', 'white', 'clear', 'natural']);
  const dims = flat ? `${v.length} × ${v.width} × ${v.height} mm` : `${v.diameter} mm rim`;
  return {
    title: [named(leaf.noun, v.material === 'Aluminium' || v.material === 'Paperboard' || v.material === 'EPS' ? '' : v.material), volume(v.ml), feature, dims, /clear|black|blue/.test(feature) ? '' : colour].filter(Boolean).join(', '),
    values: { material: v.material, capacity_ml: v.ml, ...(flat ? { length: v.length, width: v.width } : { diameter: v.diameter }), height: v.height, weight_g: v.grams, ovenable: v.material === 'PP' ? 'Microwave' : 'None', leakproof: !flat || feature.includes('lid'), food_contact: v.material === 'rPET' ? ['EU 2022/1616 (recycled)', 'FDA 21 CFR 174-186'] : ['EU 10/2011', 'IS 9845', 'FSSAI Packaging 2018'], resin: 'PP copolymer', ...hint.set },
    unit: 'piece',
    rupees: near(((v.grams / 1000) * (RATE[v.material] ?? resin(v.material).rate * 1.5) + 0.16 + (feature.includes('label') ? 0.7 : 0) + (/lid|strip|seal/.test(`${leaf.noun} ${feature}`) ? v.grams * 0.05 + 0.2 : 0)) * Math.max(1, hint.factor ?? 1), 0.01),
    pack: v.ml >= 1500 ? 100 : v.ml >= 400 ? 500 : 1000,
    lot: [9000, 45000],
    days: [5, 16],
    draw: { kind: hint.draw ?? 'tub', material: hint.hue ?? (v.material === 'Aluminium' ? 'foil' : colour === 'black' ? 'black' : colour === 'clear' ? 'pet' : 'white') },
    stream: streamOf(v.material),
    says: [`${v.material}, ${v.grams} g, ${flat ? `${v.length} × ${v.width} mm, ${v.height} mm deep` : `${v.diameter} mm across the rim, ${v.height} mm tall`}, ${volume(v.ml)} to the brim.`, `${v.material === 'Paperboard' ? 'Formed from coated cup stock' : v.material === 'Aluminium' ? 'Pressed from 60 to 90 micron foil' : v.style === 'tray' ? 'Thermoformed' : r.pick(['Thermoformed', 'Injection-moulded'])} at ${v.grams} g; nests ${r.pick([40, 50, 60])} to a sleeve.`],
    checks: [`Check the rim with your lid or sealing head${flat ? '' : `, nominal ${v.diameter} mm`}.`, v.material === 'PP' ? 'Freeze one filled to -18 °C and drop it: plain PP cracks, copolymer does not.' : 'Ask for the temperature range in writing; clear trays are not for the oven.', 'Denest a sleeve on your own magazine before the season.', 'Ask for overall migration with your food type: fatty food is tested differently.', feature.includes('label') ? 'IML needs artwork at final size; there is no room for a label overlap.' : 'Seal at three temperatures and peel each by hand.', 'Weigh twenty pieces: thin corners show there first.'],
    uses: ['For dairies, kitchens and packers with a tray sealer.', 'For chilled and ambient food.', 'For counters and automatic fillers.'],
    custom: true,
    eco: v.material === 'rPET' || v.material === 'PLA',
  };
}

export function foodservice(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const v = vessel(order);
  const feature = featureOf(order, v.ml);
  const paper = v.material === 'Paperboard' || v.material === 'Kraft paper';
  const coating = paper ? r.pick(['PE', 'PE', 'Aqueous', 'PLA']) : 'None';
  const small = v.style === 'lid';
  const gsm = v.ml <= 120 ? 190 : v.ml <= 250 ? 210 : 280;
  const colour = v.style === 'cup' && paper ? (/kraft|black|white/.test(feature) ? '' : r.pick(['white', 'kraft', 'printed'])) : v.material.includes('PET') || v.material === 'PLA' ? 'clear' : v.material === 'PP' ? r.pick(['black', 'white', 'clear']) : '';
  const dims = small ? '' : v.style === 'cup' ? `${v.diameter} mm rim` : v.style === 'round' ? `${v.diameter} mm` : `${v.length} × ${v.width} × ${v.height} mm`;
  return {
    title: [named(leaf.noun, paper || v.material === 'Aluminium' || v.material === 'Wood' || v.material === 'Composite' ? '' : v.material), small ? '' : volume(v.ml), feature, dims, colour].filter(Boolean).join(', '),
    values: { material: v.material, ...(small ? {} : { capacity_ml: v.ml, height: v.height }), ...(v.style === 'tray' || v.style === 'rectangular' ? { length: v.length, width: v.width } : {}), coating, ovenable: v.material === 'PP' ? 'Microwave' : 'None', leakproof: v.style === 'cup' || v.style === 'round', food_contact: paper ? ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] : ['EU 10/2011', 'IS 9845'], compostable: v.material === 'PLA' || v.material === 'Wood' || v.material === 'Composite' || coating === 'PLA' ? 'Industrial EN 13432' : 'None', diameter: v.diameter, roll_width: 300, resin: 'PLA', ...hint.set },
    unit: 'piece',
    rupees: near(((v.grams / 1000) * (RATE[v.material] ?? resin(v.material).rate * 1.5) + 0.14 + (colour === 'printed' ? 0.15 : 0)) * (hint.factor ?? 1), 0.01),
    pack: small ? 1000 : v.ml >= 1500 ? 100 : 500,
    lot: [5000, 28000],
    days: [3, 14],
    draw: { kind: 'cup', material: hint.hue ?? (paper ? 'kraft' : 'white') },
    stream: streamOf(v.material),
    says: [paper && !small ? `${gsm} gsm board with a ${coating === 'PE' ? 'polyethylene' : coating === 'PLA' ? 'PLA' : 'water-based'} coating, about ${v.grams} g, ${volume(v.ml)} to the brim.` : `${v.material === 'Composite' ? 'Pressed leaf' : v.material}, about ${v.grams} g a piece${small ? '' : `, ${volume(v.ml)}`}.`, `${r.pick(['Sleeves of 25', 'Sleeves of 50', 'Packs of 50'])}, ${small ? '1,000' : '500'} to a carton.`],
    checks: [v.style === 'cup' ? 'Pour water at 95 °C and wait fifteen minutes: look at the seam and the base.' : 'Fill with hot gravy and leave it twenty minutes on white paper.', 'Check lid fit from the same supplier; rims vary by half a millimetre.', coating === 'PE' ? 'PE-coated paper goes to the paper bin only where mills accept it.' : 'Ask for the certificate of this very item, not of the raw material.', 'Stack a full day’s cups beside the machine: tight nesting slows baristas.', 'Print inks on the rim are not allowed to touch lips; keep 10 mm free.'],
    uses: ['For cafes, canteens and cloud kitchens.', 'For caterers, events and railway kitchens.', 'For delivery menus that travel thirty minutes.'],
    custom: true,
    eco: v.material === 'PLA' || v.material === 'rPET' || v.material === 'Wood' || v.material === 'Composite' || (hint.factor ?? 1) > 5,
  };
}
