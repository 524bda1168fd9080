import { capital, featureOf, grouped, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

/** Aluminium foils and barrier laminates by the kilogram, kitchen foil by the roll. */
export function foil(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const at = r.int((hint.of ?? ['']).length);
  const structure = (hint.of ?? ['Aluminium 9'])[at] ?? 'Aluminium 9';
  const micron = (hint.thick ?? [9])[Math.min(at, (hint.thick ?? [9]).length - 1)] ?? 9;
  const roll = hint.style?.[0] === 'roll';
  const width = roll ? r.pick([300, 450]) : near(r.between(80, 1200, 20), 20);
  const metres = roll ? r.pick([9, 18, 25, 72, 150]) : near(2.4e6 / (micron * 60), 100);
  const metal = /^Alu|^ALU/.test(structure);
  const otr = metal && micron >= 9 ? 0.05 : /AlOx|SiOx/.test(structure) ? 1.5 : /cellulose/i.test(structure) ? 6 : /ALU/.test(structure) ? 0.05 : /Met/.test(structure) ? 1.2 : 110;
  const feature = featureOf(order);
  const kg = (width * metres * micron * 2.71) / 1e6;
  return {
    title: [leaf.noun, roll ? `${micron} micron` : structure, feature, roll ? `${width} mm × ${metres} m` : `${grouped(width)} mm`].filter(Boolean).join(', '),
    values: { structure, thickness_micron: micron, roll_width: width, roll_length: metres, barrier_otr: otr, barrier_wvtr: near(otr * 0.6 + 0.02, 0.01), print_process: /print|stock|chocolate/i.test(leaf.noun) ? 'Gravure' : 'Unprinted', food_contact: ['EU 1935/2004', 'FSSAI Packaging 2018'], material: 'Aluminium', width, length: metres * 1000 },
    unit: roll ? 'roll' : 'kg',
    rupees: roll ? near(kg * 395 + 14, 0.5) : near(385 * (hint.factor ?? 1) + (micron < 9 && metal ? 35 : 0), 0.5),
    pack: roll ? 12 : 25,
    lot: roll ? [8000, 30000] : [60000, 220000],
    days: [6, 20],
    draw: { kind: 'filmroll' },
    stream: /\//.test(structure) ? 'laminate' : /cellulose/i.test(structure) ? 'compostable' : 'metal',
    says: [roll ? `${micron} micron foil, ${width} mm wide, ${metres} m, about ${kg < 1 ? `${near(kg * 1000, 5)} g` : `${kg.toFixed(1)} kg`} net.` : `${structure}, ${micron} micron, ${grouped(width)} mm reels on a 76 mm core.`, `Oxygen ${otr} cc per m² a day${metal && micron < 12 ? '; below 12 micron count pinholes, not thickness' : ''}.`],
    checks: ['Check wettability of the foil (A or B grade) before you coat it.', roll ? 'Measure a metre and weigh it: short rolls are common in this trade.' : 'Give reel direction and which side carries lacquer.', 'Creases at the reel edge cost a whole outer layer: unpack upright.', 'Ask for the pinhole count per square metre.'],
    uses: roll ? ['For kitchens, canteens and caterers.'] : ['For laminators, lid printers and confectioners.', 'For packers who need a barrier that light does not pass.'],
    custom: !roll,
  };
}

/** Pharmaceutical forming and lidding webs by the kilogram. */
export function pharmaFilm(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const structure = r.pick(hint.of ?? ['PVC 250']);
  const base = Number(/(?:PVC|PP|APET) (\d+)/.exec(structure)?.[1] ?? 0);
  const pvdc = /PVDC (\d+)/.exec(structure)?.[1];
  const width = near(r.between(100, 320, 2), 2);
  const foiled = structure.includes('ALU');
  const wvtr = foiled ? 0.01 : structure.includes('PCTFE 51') ? 0.11 : structure.includes('PCTFE') ? 0.24 : pvdc === undefined ? (structure.startsWith('PP') ? 0.7 : 3.1) : near(26 / Number(pvdc), 0.01);
  const feature = featureOf(order);
  return {
    title: [leaf.noun, structure, feature, `${width} mm`].filter(Boolean).join(', '),
    values: { structure, ...(base > 0 ? { pvc_thickness: base } : {}), ...(pvdc === undefined ? {} : { pvdc_coating: pvdc }), roll_width: width, barrier_wvtr: wvtr, cleanroom: r.pick(['ISO 7', 'ISO 8']), process: foiled ? 'Extrusion' : structure.startsWith('PVC') ? 'Calendering' : 'Extrusion' },
    unit: 'kg',
    rupees: near(182 * (hint.factor ?? 1), 0.5),
    pack: 25,
    lot: [60000, 220000],
    days: [8, 22],
    draw: { kind: 'blister', material: 'foil' },
    stream: structure.includes('/') ? 'laminate' : 'plastic',
    says: [`${structure}, ${width} mm slit width ± 0.5, moisture ${wvtr} g per m² a day at 38 °C and 90 % humidity.`, `Slit and packed in a clean area; each reel carries lot, grade and joint count.`],
    checks: ['Ask for the drug master file number and the change-control agreement.', foiled && base === 60 ? 'Cold-form cavities are wider than thermoformed ones: check your pocket drawing.' : 'Form at 120 to 145 °C and measure the thinnest corner.', 'Seal and dye-test blisters at three jaw temperatures.', 'Keep reels sealed 24 hours in your room before use.', 'Match lidding lacquer and base film; PVdC side and PVC side differ.'],
    uses: ['For tablets and capsules on blister and strip lines.', 'For contract packers who qualify two sources.'],
    custom: true,
  };
}

const ADHESIVE: Record<string, readonly string[]> = { BOPP: ['Acrylic', 'Acrylic', 'Hot melt'], PVC: ['Solvent rubber'], 'Kraft paper': ['Hot melt', 'Solvent rubber'], 'Crepe paper': ['Solvent rubber'], PET: ['Acrylic', 'Hot melt'], Cloth: ['Hot melt', 'Solvent rubber'], Filament: ['Hot melt'], 'Aluminium foil': ['Acrylic'] };

export function tape(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const backing = r.pick(hint.of ?? ['BOPP']);
  const adhesive = leaf.id.includes('teflon') ? 'Silicone' : String(hint.set?.adhesive ?? r.pick(ADHESIVE[backing] ?? ['Acrylic']));
  const micron = r.pick(hint.thick ?? [45]);
  const [width, metres] = hint.sizes === undefined ? [r.pick([24, 36, 48, 48, 60, 72]), r.pick([40, 50, 65, 66, 100, 132])] : r.pick(hint.sizes);
  const feature = featureOf(order);
  const colours = Number(/^(\d)-colour/.exec(feature)?.[1] ?? 0);
  const adhesion = near(adhesive === 'Hot melt' ? r.between(5.5, 8, 0.5) : adhesive === 'Acrylic' ? r.between(4, 5.5, 0.5) : r.between(5, 7, 0.5), 0.5);
  const area = (width * metres) / 1000;
  const short = (hint.of?.length ?? 1) > 1 && !leaf.noun.includes(backing) ? backing : '';
  return {
    title: [leaf.noun, short, feature, `${micron} micron`, `${width} mm × ${metres} m`, /water|jaw/i.test(leaf.noun) || r.chance(0.5) ? '' : adhesive.toLowerCase()].filter(Boolean).join(', '),
    values: { tape_backing: backing, adhesive, thickness_micron: micron, width, roll_length: metres, adhesion: adhesive === 'Water activated' ? 0 : adhesion, core_diameter: width < 10 ? '152' : '76', ...(colours > 0 ? { print_colours: colours } : {}), material: 'BOPP', tamper_evident: /VOID/.test(leaf.noun), colour: feature.includes('red') ? 'red' : 'clear', length: metres * 1000, handle_type: 'Loop', thickness: micron / 1000 },
    unit: 'roll',
    rupees: near(area * (4.2 + micron * 0.09) * (hint.factor ?? 1) + 2.4, 0.05),
    pack: width >= 60 ? 48 : width < 15 ? 72 : 72,
    lot: colours > 0 ? [14000, 45000] : [5000, 28000],
    days: colours > 0 ? [8, 16] : [2, 9],
    draw: { kind: 'filmroll', print: colours > 0 ? 'mark' : 'plain' },
    stream: backing === 'Kraft paper' ? 'paper' : 'film',
    says: [`${backing} backing, ${micron} micron in all, ${adhesive.toLowerCase()} adhesive, ${width} mm by ${metres} m on a ${width < 10 ? 152 : 76} mm core.`, adhesive === 'Water activated' ? 'Starch adhesive bonds with the paper itself, so it cannot be lifted without a trace.' : `Peel about ${adhesion} N per 25 mm on steel; ${adhesive === 'Acrylic' ? 'clear, light-fast and quiet to age' : 'grabs at once, also on dusty board'}.`],
    checks: [adhesive === 'Acrylic' ? 'On recycled board press the tape down: acrylic needs ten minutes to grab.' : 'Hot melt softens above 45 °C in a container; ask for acrylic on sea freight.', 'Measure one roll: metres are the usual short count.', 'Try it at your coldest packing temperature.', colours > 0 ? 'Artwork repeats every 250 to 300 mm; keep 3 mm off both edges.' : 'Check core size against your dispenser.', 'For machines ask for 990 m rolls with a dry edge.'],
    uses: ['For closing cartons by hand dispenser or machine.', 'For packing tables, dispatch bays and workshops.', 'For bundling, marking and repairs.'],
    custom: colours > 0,
    eco: backing === 'Kraft paper',
  };
}

/** Face as the title says it, without repeating the noun. */
const faceWord = (face: string, noun: string): string => {
  const short = noun.startsWith('PP') ? face.replace(/^PP /, '') : face;
  return /^P[EP]|^PET/.test(short) ? short : short.toLowerCase();
};

/** Labels and tags, priced for a thousand. */
export function label(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const face = r.pick(hint.of ?? ['Gloss paper']);
  const form = r.pick(hint.style ?? ['Rolls', 'Rolls', 'Sheets']);
  const [width, height] = hint.sizes === undefined ? [r.pick([30, 40, 50, 60, 70, 80, 90, 100, 120]), r.pick([20, 30, 40, 50, 60, 80, 100])] : r.pick(hint.sizes);
  const adhesive = String(hint.set?.adhesive ?? (leaf.id === 'freezer-labels' ? 'Hot melt' : leaf.id === 'tyre-and-rubber-labels' ? 'Solvent rubber' : r.pick(['Acrylic', 'Acrylic', 'Hot melt'])));
  const process = String(hint.set?.print_process ?? r.pick(['Flexo', 'Flexo', 'Digital', 'Offset', 'Letterpress']));
  const colours = process === 'Unprinted' ? 0 : r.pick([1, 2, 4, 4, 6]);
  const finish = process === 'Unprinted' ? [] : [r.pick(['Gloss varnish', 'Matt varnish', 'Gloss lamination', 'Matt lamination', 'Cold foil'])];
  const feature = featureOf(order);
  const rolled = form === 'Rolls' || form === 'Fan-fold';
  const single = (hint.factor ?? 1) >= 40;
  const per = single ? '' : ' Price is for 1,000.';
  return {
    title: [leaf.noun, feature, (hint.of?.length ?? 1) > 1 ? faceWord(face, leaf.noun) : '', `${width} × ${height} mm`, process === 'Unprinted' ? (rolled ? 'on rolls' : '') : colours > 0 && r.chance(0.6) ? `${colours === 1 ? '1 colour' : `${colours} colours`}` : form === 'Sheets' ? 'on sheets' : ''].filter(Boolean).join(', '),
    values: { label_face: face, label_form: form, width, height, adhesive, ...(rolled ? { unwind: r.pick(['1', '2', '3', '4']), core_diameter: r.pick(['25', '38', '76']) } : {}), print_process: process, ...(colours > 0 ? { print_colours: colours } : {}), ...(finish.length > 0 ? { finish } : {}), material: /paper|Wood|Textured|Thermal/.test(face) ? 'Paperboard' : 'PP', length: height, colour: 'white', tamper_evident: false },
    unit: single ? 'piece' : 'pack',
    ...(single ? {} : { holds: 1000 }),
    rupees: single ? near(((70 + width * height * 0.068) * (hint.factor ?? 1)) / 500, 0.5) : near((70 + width * height * 0.068 * (1 + colours * 0.06)) * (hint.factor ?? 1), 1),
    pack: single ? 50 : 5,
    lot: colours > 0 ? [6000, 30000] : [3000, 15000],
    days: colours > 0 ? [6, 15] : [2, 8],
    draw: { kind: hint.draw ?? 'filmroll', print: 'mark' },
    stream: adhesive === 'None' ? 'paper' : 'laminate',
    says: [`${capital(face)} face${adhesive === 'None' ? '' : `, ${adhesive.toLowerCase()} adhesive`}, ${width} × ${height} mm, ${process === 'Unprinted' ? 'unprinted' : `${process.toLowerCase()} printed in ${colours} colour${colours > 1 ? 's' : ''}`}.${per}`, rolled ? `Supplied on rolls, unwind as on the order, gap 3 mm, corners ${r.pick(['1.5', '2', '3'])} mm.${per}` : `Cut, counted and banded by the hundred.${per}`],
    checks: [adhesive === 'None' ? 'Ask for the string or loop fitted; it saves an hour a thousand.' : 'Put ten on your own pack, wet and cold, and look again after two days.', rolled ? 'Give roll diameter, core and unwind direction of your applicator.' : 'Check grain direction so that labels do not curl in the magazine.', 'Scan the printed code on the press proof, not on a laser copy.', /freezer|cold/i.test(leaf.noun) ? 'Apply above 0 °C if you can; the bond then holds down to -40 °C.' : 'Squeezable bottles need a PE face; paper wrinkles.', colours > 0 ? 'Approve a wet proof for brand colours; digital proofs come close but not equal.' : 'Ribbon and face belong together: order a sample set first.'],
    uses: ['For bottles, jars, cartons and pouches.', 'For short runs with many designs.', 'For dispatch, stock and compliance marks.'],
    custom: colours > 0,
  };
}
