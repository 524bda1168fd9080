import { featureOf, grouped, mm, near, sized } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

/** Cut length and width in mm of a woven sack by filling weight. */
const woven = (kg: number): [number, number] => (kg <= 5 ? [300, 500] : kg <= 10 ? [380, 620] : kg <= 15 ? [420, 700] : kg <= 26 ? [500, 800] : kg <= 30 ? [530, 860] : kg <= 50 ? [600, 950] : [1100, 1500]);

export function wovenSack(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const kg = r.pick(hint.kg ?? [25, 50]);
  const [w, l] = woven(kg);
  const width = w + r.pick([-20, 0, 0, 10, 20, 30]), length = l + r.pick([-30, 0, 0, 20, 50]);
  const mesh = r.pick(['8 x 8', '10 x 10', '10 x 10', '12 x 12']);
  const denier = mesh === '12 x 12' ? r.pick([650, 750]) : mesh === '8 x 8' ? r.pick([900, 1000]) : r.pick([700, 800, 850, 900]);
  const net = (hint.factor ?? 1) < 0.6;
  const gsm = net ? r.pick([38, 45, 50]) : Math.max(52, near((denier * (Number.parseInt(mesh, 10) / 25.4) * 2 * 1000) / 9000, 1));
  const lamination = String(hint.set?.lamination ?? 'None');
  const grams = near((2.06 * width * length * (gsm + (lamination === 'None' ? 0 : 22))) / 1e6, 1);
  const colours = lamination === 'BOPP' ? r.pick([6, 8]) : net ? 0 : r.pick([0, 1, 2, 3]);
  const feature = featureOf(order);
  return {
    title: [leaf.noun, `${kg} kg`, feature, `${width} × ${length} mm`, net ? '' : `${gsm} gsm`].filter(Boolean).join(', '),
    values: { width, length, mesh, denier, grammage: gsm, lamination, liner_bag: hint.set?.liner_bag === true, capacity_kg: kg, print_process: colours === 0 ? 'Unprinted' : lamination === 'BOPP' ? 'Gravure' : 'Flexo', ...(colours > 0 ? { print_colours: colours } : {}), resin: 'PP homopolymer' },
    unit: 'piece',
    rupees: near((grams / 1000) * 138 * (lamination === 'BOPP' ? 1.35 : lamination === 'None' ? 1 : 1.15) + (hint.set?.liner_bag === true ? 3.4 : 0) + colours * 0.14 + 0.5, 0.05),
    pack: 500,
    lot: [18000, 90000],
    days: [8, 20],
    draw: { kind: 'sack', material: net ? 'printed' : lamination === 'Paper' ? 'kraft' : 'white', print: 'mark' },
    stream: lamination === 'None' || lamination === 'BOPP' ? 'plastic' : 'laminate',
    says: [`Woven polypropylene, ${mesh} tapes of ${denier} denier, ${gsm} gsm${lamination === 'None' ? '' : `, ${lamination} laminated`}, about ${grams} g a sack.`, `Sized ${width} × ${length} mm for ${kg} kg of goods at about 0.75 kg/l; ${colours === 0 ? 'unprinted' : `printed in ${colours} colour${colours > 1 ? 's' : ''}`}.`],
    checks: ['Drop-test filled sacks from 1.2 m on butt, side and flat.', 'Check seam strength, not only cloth: stitching holes are the weak line.', 'UV grade: 200 hours is for a shed, 1,600 hours for an open yard.', 'Count and weigh one bale of the first delivery.', hint.set?.liner_bag === true ? 'Ask whether the liner is loose, cuffed or stitched in.' : 'For fine powder ask for lamination or a liner.', 'Food sacks need virgin resin; ask for the declaration.'],
    uses: ['For grain, sugar, fertiliser and feed.', 'For mills that fill and stitch on a conveyor.', 'For traders who stack 40 high in a godown.'],
    custom: true,
  };
}

/** Usual heights in mm by safe working load. */
const HEIGHTS: Record<string, readonly number[]> = { '500': [800, 900, 1000], '1000': [1000, 1100, 1200, 1300], '1250': [1100, 1200, 1400], '1500': [1200, 1300, 1500], '2000': [1300, 1500, 1600] };

export function fibc(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const swl = hint.set?.liner_bag === true ? r.pick(['500', '1000', '1000', '1250']) : r.pick(['500', '1000', '1000', '1250', '1500', '2000']);
  const factor = String(hint.set?.safety_factor ?? r.pick(['5:1', '5:1', '6:1']));
  const base = r.pick([[900, 900], [950, 950], [1000, 1000], [1050, 1050]] as const);
  const height = r.pick(HEIGHTS[swl] ?? [1000, 1100]);
  const gsm = swl === '2000' ? r.pick([200, 220]) : swl === '500' ? r.pick([120, 140]) : r.pick([150, 160, 180]);
  const top = String(hint.set?.top_bottom ?? r.pick(['Open top / flat bottom', 'Duffle top / flat bottom', 'Spout top / spout bottom', 'Duffle top / spout bottom', 'Spout top / flat bottom']));
  const loops = String(hint.set?.loops ?? r.pick(['4 loop', '4 loop', 'Cross corner', 'Stevedore']));
  const grams = near(((2 * base[0] * base[1] + 4 * base[0] * height) * gsm * 1.25) / 1e6, 50);
  const feature = featureOf(order);
  return {
    title: [leaf.noun, `${grouped(Number(swl))} kg`, feature, top.toLowerCase().replace(' / ', ', '), mm(base[0], base[1], height), factor].filter(Boolean).join(', '),
    values: { fibc_type: String(hint.set?.fibc_type ?? 'A'), swl_kg: swl, safety_factor: factor, length: base[0], width: base[1], height, top_bottom: top, loops, grammage: gsm, liner_bag: hint.set?.liner_bag === true, ...(hint.set?.un_code === undefined ? {} : { un_code: hint.set.un_code }), ...(hint.set?.liner_bag === true ? { food_contact: ['EU 10/2011', 'FSSAI Packaging 2018'] } : {}), ...(leaf.family === 'fibc' ? {} : { capacity_kg: Number(swl) }) },
    unit: 'piece',
    rupees: near((grams / 1000) * 192 * (hint.factor ?? 1) + 70, 1),
    pack: 50,
    lot: [25000, 130000],
    days: [12, 30],
    draw: { kind: 'sack', material: 'white', print: 'mark' },
    stream: 'plastic',
    says: [`${gsm} gsm fabric, ${loops.toLowerCase().replace('4 loop', 'four loops')}, safe working load ${grouped(Number(swl))} kg at ${factor}, about ${near(grams / 1000, 0.1)} kg empty.`, `Body ${mm(base[0], base[1], height)} before filling; it rounds out by about ${near(base[0] * 0.12, 10)} mm when full.`],
    checks: ['Ask for the ISO 21898 test report with the same fabric weight.', `Use a ${factor === '5:1' ? 'single trip' : 'few trips'}; inspect loops before every lift.`, hint.set?.fibc_type === 'C' ? 'Earth the bag during filling and discharge; measure below 10⁸ Ω.' : 'Dust that ignites easily needs type B, C or D; ask before you order type A.', 'Give spout diameter and length for your filling head.', 'Keep out of the sun: loops lose strength after 200 hours of UV.'],
    uses: ['For minerals, grain, resin and chemicals in tonne lots.', 'For export in containers, two rows high.'],
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

export function bulkLiner(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized({ ...order, turn: Math.min(order.turn, 1) }, hint.sizes ?? [[1200, 1000, 1800]]);
  const micron = r.pick(hint.thick ?? [80]);
  const material = r.pick(hint.of ?? ['LDPE']);
  const container = hint.with?.includes('20 ft') === true;
  const feature = container ? (length > 8000 ? '40 ft' : '20 ft') : featureOf(order);
  const area = (2 * (length + width) * height + length * width) / 1e6;
  const kg = container && micron > 1000 ? area * 0.32 : (area * micron * 0.93) / 1000;
  return {
    title: [leaf.noun, feature, micron > 1000 ? '4 mm foam and foil' : `${micron} micron`, container ? '' : `${length} + ${width} × ${height} mm`, (hint.of?.length ?? 1) > 1 ? material : ''].filter(Boolean).join(', '),
    values: { material, thickness_micron: micron, length, width, height, capacity_l: near((length * width * height) / 1e6, 1), ...(/meat|dough|aroma|food|octabin|API/i.test(leaf.noun) ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}), resin: 'LDPE', gusset: near(width / 2, 5) },
    unit: 'piece',
    rupees: near(kg * 172 * (hint.factor ?? 1) + (container ? 900 : 1.2), container ? 10 : 0.05),
    pack: container ? 1 : kg > 1 ? 25 : 100,
    lot: [8000, 45000],
    days: [6, 18],
    draw: { kind: container || height > 1500 ? 'pallet' : 'sack', material: 'white', print: 'plain' },
    stream: material === 'Composite' || material === 'EVOH laminate' ? 'laminate' : 'film',
    says: [`${material} ${micron > 1000 ? 'bubble and foil' : `film of ${micron} micron`}, ${container ? 'with zip, bulkhead bars and fill ports' : `sealed base, about ${kg < 1 ? `${Math.max(5, near(kg * 1000, 5))} g` : `${kg.toFixed(1)} kg`} each`}.`, `Sized for ${container ? `a ${feature} dry container` : `an inside of ${near(length * 0.97, 10)} × ${near(width * 0.97, 10)} mm`}; height ${height} mm leaves a hand-wide cuff.`],
    checks: ['Measure the outer with its dividers in place.', container ? 'Check the container for nails and rust before you hang the liner.' : 'Ask for a dart-drop figure if the product has sharp edges.', 'Static: ask for the anti-static grade near flammable dust.', 'Open one roll and look for blocked film before the night shift starts.'],
    uses: ['Keeps powder, liquid or food off the outer pack.', 'For plants that pack into drums, cartons and bulk boxes.'],
    custom: true,
  };
}
