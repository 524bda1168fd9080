import { featureOf, near, volume } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';
import { bottleSize, resin } from './plastics.ts';
import { bodyMaterial } from './plastic-bottle.ts';

const glassMaterial = (colour: string): ReturnType<typeof bodyMaterial> => (colour === 'Amber' || colour === 'Dead-leaf green' ? 'amber' : colour === 'Black' ? 'black' : colour === 'Opal white' || colour === 'Frosted' ? 'hdpe' : colour === 'Flint' ? 'pet' : 'printed');
/** Weight of a glass container in grams: 290 g at 330 ml, 500 g at 750 ml. */
const glassWeight = (ml: number, factor: number): number => near(8.2 * Math.pow(ml, 0.62) * Math.min(1.8, factor), ml < 50 ? 1 : 5);

export function glassBottle(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500, 750]);
  const colour = r.pick(hint.colours ?? ['Flint']);
  const neck = r.pick(hint.neck ?? ['28-400']);
  const factor = hint.factor ?? 1;
  const grams = glassWeight(ml, factor);
  const brimful = near(ml * 1.045 + 2, 1);
  const { height, diameter } = bottleSize(brimful * 1.05, ml > 700 && neck === 'Cork' ? 3.9 : ml < 60 ? 2.4 : 3.1);
  const feature = featureOf(order, ml);
  const named = leaf.noun.toLowerCase().includes(colour.toLowerCase()) ? '' : colour.toLowerCase();
  const small = ml <= 120;
  return {
    title: [leaf.noun, feature, named === '' ? '' : `${named} glass`, volume(ml), neckWord(neck)].filter(Boolean).join(', ').replace(/glass(.*), (\w[\w -]*) glass,/, 'glass$1, $2,'),
    values: { capacity_ml: ml, brimful_ml: brimful, glass_colour: colour, neck_finish: neck, weight_g: grams, height, diameter, process: small ? 'Blow and blow' : neck.startsWith('Lug') ? 'Press and blow' : r.pick(['Blow and blow', 'Narrow neck press and blow']), glass_type: feature === 'Type III' ? 'Type III soda-lime' : 'Soda-lime (food)', food_contact: ['EU 1935/2004'], material: 'Glass', colour },
    unit: 'piece',
    rupees: near((grams / 1000) * 41 + (factor > 1.3 ? factor * 6 : 0.6) + (/pipette|dropper|pump|brush|ball|bail/.test(feature) ? 6.5 : /cap|pourer/.test(feature) ? 2.5 : 0) + (colour === 'Flint' || colour === 'Amber' ? 0 : 1.2), 0.05),
    pack: small ? 144 : ml <= 500 ? 24 : 12,
    lot: [14000, 60000],
    days: [7, 24],
    draw: { kind: hint.draw ?? 'bottle', material: glassMaterial(colour), size: { w: diameter, d: diameter, h: height }, print: 'mark' },
    stream: 'glass',
    says: [`${colour} ${feature === 'Type III' ? 'Type III' : 'soda-lime'} glass, ${grams} g, ${diameter} mm across, ${height} mm tall, brimful ${brimful} ml.`, `${neckWord(neck, true)} finish, filling ${volume(ml)}, weight ${grams} g ± ${Math.max(1, Math.round(grams * 0.03))}.`],
    checks: [neck === 'Cork' ? 'Ask for the bore profile to 45 mm depth before you buy corks.' : `Match the closure to the ${neckWord(neck)} drawing, then check removal torque after 24 hours.`, 'Ask for thermal shock (42 °C down is the usual limit) if you fill hot.', 'Pallets come shrink-hooded; rinse before filling, board dust is normal.', 'Colour varies a little from furnace campaign to campaign.', factor > 1.2 ? 'Heavy glass costs freight: compare landed price, not ex-works price.' : 'Light bottles need gentle line pressure; check the impact rating.', 'Give the label panel height so that we can confirm the flat length.'],
    uses: ['For drinks, oils and care products sold in glass.', 'For bottlers who buy by the pallet and for small fillers who buy by the tray.', 'Keeps aroma and does not scalp oils.'],
    custom: ml > 100,
  };
}

const neckWord = (neck: string, long = false): string => (neck === 'Cork' ? 'cork mouth' : neck.startsWith('Lug') ? `${neck.slice(4)} mm twist-off` : neck.startsWith('Crown') ? `${neck.slice(6)} mm crown` : neck.startsWith('Crimp') ? `${neck.slice(6)} mm crimp` : neck.startsWith('ROPP') ? `${neck}${long ? ' mm' : ''}` : long ? neck : `${neck} neck`);

export function glassJar(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500]);
  const colour = r.pick(hint.colours ?? ['Flint']);
  const necks = hint.neck ?? ['Lug 63'];
  const neck = necks[Math.min(necks.length - 1, Math.floor(((hint.ml ?? [ml]).indexOf(ml) / (hint.ml ?? [ml]).length) * necks.length))] as string;
  const factor = hint.factor ?? 1;
  const grams = near(5.8 * Math.pow(ml, 0.63) * factor, ml < 60 ? 1 : 5);
  const { height, diameter } = bottleSize(ml * 1.08, 1.35);
  const feature = featureOf(order, ml);
  return {
    title: [leaf.noun, feature, volume(ml), neck === 'Cork' ? '' : neckWord(neck), colour === 'Flint' ? '' : colour.toLowerCase()].filter(Boolean).join(', '),
    values: { material: 'Glass', capacity_ml: ml, neck_finish: neck, weight_g: grams, height, diameter, colour, closure_type: 'Open top', food_contact: ['EU 1935/2004'], glass_colour: colour, brimful_ml: near(ml * 1.06, 1), process: 'Press and blow', glass_type: 'Soda-lime (food)' },
    unit: 'piece',
    rupees: near((grams / 1000) * 43 + (factor > 1.5 ? 9 : 0.7) + (/lid|sifter/.test(feature) ? 6 : 0), 0.05),
    pack: ml <= 120 ? 96 : ml <= 500 ? 24 : 12,
    lot: [12000, 50000],
    days: [6, 20],
    draw: { kind: 'jar', material: 'pet', size: { w: diameter, d: diameter, h: height } },
    stream: 'glass',
    says: [`${colour} glass, ${grams} g, ${diameter} mm across and ${height} mm tall, filling ${volume(ml)}.`, `${neck === 'Cork' ? 'Plain rim' : `${neckWord(neck)} finish`}; the base is stippled to hide scuffs, weight ${grams} g.`],
    checks: ['Check the vacuum button after hot filling at 85 °C and overnight cooling.', 'Lids are ordered separately unless the title says so; give the compound (oil-resistant for pickles).', 'Run the jars wet on your line: dry glass squeals and scratches.', 'Ask for vertical load if you stack filled pallets three high.', 'Label height stops 4 mm above the heel radius.'],
    uses: ['For preserves, spreads and creams.', 'For small batches filled by hand and for lines with a cap selector.', 'For brands that want the jar to be reused at home.'],
    custom: false,
  };
}

export function plasticJar(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500, 1000]);
  const material = r.pick(hint.of ?? ['PET']);
  const neck = r.pick(hint.neck ?? [ml <= 30 ? '38-400' : ml <= 120 ? '48-400' : ml <= 300 ? '63-400' : ml <= 750 ? '70-400' : ml <= 1500 ? '83-400' : '110-400']);
  const colour = r.pick(hint.colours ?? (material === 'PET' ? ['clear', 'clear', 'amber'] : ['white', 'natural']));
  const factor = hint.factor ?? 1;
  const shell = /Bamboo|Wood|Composite/.test(material);
  const grams = near(0.92 * Math.pow(ml, 0.62) * Math.min(1.5, Math.max(0.9, factor * 0.5 + 0.5)) * (shell ? 1.6 : 1) + 3, ml < 100 ? 0.5 : 1);
  const { height, diameter } = bottleSize(ml * 1.06, ml > 10000 ? 1.8 : 1.25);
  const feature = featureOf(order, ml);
  const name = new RegExp(`\\b${material}\\b|SAN|Bamboo|Acrylic`, 'i').test(leaf.noun) || shell ? leaf.noun : `${leaf.noun}, ${material}`;
  return {
    title: [name, volume(ml), feature || `${neck.replace('-400', ' mm')} neck`, colour === 'natural' && shell ? '' : colour].filter(Boolean).join(', '),
    values: { material: material === 'PETG' ? 'PETG' : material, capacity_ml: ml, neck_finish: neck, weight_g: grams, height, diameter, colour, closure_type: 'Open top', resin: material === 'PP' ? 'PP copolymer' : material === 'Composite' ? 'PS' : material, ...(/care|cosmetic/.test(leaf.group) ? {} : { food_contact: ['EU 10/2011', 'IS 9845'] }) },
    unit: 'piece',
    rupees: near(((grams / 1000) * resin(material).rate * 1.35 + 0.8) * Math.max(1, factor) + (feature.includes('scoop') || feature.includes('seal') ? 1.5 : 0) + (ml > 10000 ? (material === 'PC' ? 150 : 70) : 0), 0.05),
    pack: ml > 10000 ? 10 : ml <= 100 ? 300 : ml <= 600 ? 150 : 50,
    lot: [8000, 40000],
    days: [6, 18],
    draw: { kind: 'jar', material: bodyMaterial(colour), size: { w: diameter, d: diameter, h: height } },
    stream: shell ? 'other' : 'plastic',
    says: [`${material === 'Composite' ? 'Acrylic' : material}, ${grams} g, ${diameter} mm across and ${height} mm tall with a ${neck} finish.`, `Fills ${volume(ml)} with ${ml > 500 ? '5' : '6'} % headspace; ${colour} body, wall even to 0.15 mm.`],
    checks: ['Check the induction seal with your product: fat on the rim is the usual leak.', 'Ask whether the lid is included and which wad it carries.', 'Torque caps at line speed, then measure removal after a day.', material === 'PET' ? 'PET softens above 60 °C; ask for PP if you fill hot.' : 'Ask for a fragrance compatibility test over four weeks at 40 °C.', 'For powders, check that your scoop passes the neck.'],
    uses: ['For dry foods, creams and supplements.', 'For counter sale where the customer wants to see the product.', 'For fillers who label in the round.'],
    custom: true,
    eco: feature.includes('refill'),
  };
}
