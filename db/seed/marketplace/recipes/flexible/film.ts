import { featureOf, grouped, near } from '../recipe.ts';
import type { Draft, Order, Values } from '../recipe.ts';
import { resin } from '../containers/plastics.ts';

/** OTR (cc/m².day at 25 micron) and WVTR (g/m².day at 25 micron) by resin. */
const BARRIER: Record<string, readonly [number, number]> = {
  LDPE: [7800, 18], LLDPE: [8000, 17], HDPE: [2600, 6], 'PP homopolymer': [1800, 6], 'PP copolymer': [3600, 11], PET: [60, 24], PA6: [40, 170], EVOH: [1.2, 14], PVC: [300, 40], PLA: [560, 170], PBAT: [1400, 210], PETG: [390, 45], PS: [4200, 90],
};
const barrier = (material: string, micron: number, metal: boolean): readonly [number, number] => {
  const [otr, wvtr] = BARRIER[material] ?? [2000, 10];
  const k = 25 / micron;
  const sharp = (value: number): number => near(value, value > 100 ? 10 : value > 10 ? 1 : 0.1);
  return metal ? [sharp(Math.max(0.6, otr * k * 0.015)), sharp(Math.max(0.3, wvtr * k * 0.04))] : [sharp(otr * k), sharp(wvtr * k)];
};
/** Metres on a reel of this many kilograms. */
const metres = (kg: number, width: number, micron: number, density: number): number => near((kg * 1e6) / (width * micron * density), 10);

/** Base films in reels, by the kilogram. */
export function filmRoll(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['LDPE']);
  const stock = resin(material);
  const feature = featureOf(order);
  const micron = feature.includes('greenhouse') ? 200 : r.pick(hint.thick ?? [50]);
  const width = /Agricultural|Damp-proof/.test(leaf.noun) ? r.pick([1000, 1200, 2000, 3000, 4000]) : near(r.between(200, 1600, 20), 20);
  const metal = /metallised/i.test(leaf.noun);
  const [otr, wvtr] = barrier(material, micron, metal);
  const kg = r.pick([25, 40, 80, 120, 250]);
  const short = /BOPP|BOPET|CPP|BOPA|PET|LDPE|HDPE|LLDPE|PVC|PE |EVOH|PLA|nylon/i.test(leaf.noun) || (hint.of?.length ?? 1) === 1 ? '' : stock.short;
  const density = stock.density;
  return {
    title: [leaf.noun, short, feature, `${micron} micron`, `${grouped(width)} mm`].filter(Boolean).join(', '),
    values: { resin: material, thickness_micron: micron, roll_width: width, roll_length: metres(kg, width, micron, density), layers: r.pick(['1', '3', '5']), barrier_otr: otr, barrier_wvtr: wvtr, transparency: r.pick(['Clear', 'Clear', 'Translucent']), print_process: 'Unprinted', ...(/cling|lidding|barrier|milk|produce|anti-fog|breathable/i.test(leaf.noun) ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}), material: 'LDPE', width, ...filmSet(hint.set) },
    unit: 'kg',
    rupees: near((stock.rate + 52) * (hint.factor ?? 1) + (micron < 12 ? 18 : 0), 0.5),
    pack: 25,
    lot: [30000, 140000],
    days: [5, 18],
    draw: { kind: 'filmroll' },
    stream: material === 'PBAT' || material === 'PLA' ? 'compostable' : metal || material === 'EVOH' ? 'laminate' : 'film',
    says: [`${stock.short} film of ${micron} micron, density ${density}: a kilogram covers ${near(1000 / (micron * density), 0.1)} m².`, `Oxygen about ${grouped(otr)} cc and moisture ${wvtr} g per m² a day at this gauge${metal ? ', optical density 2.2' : ''}.`, `Reels of about ${kg} kg, ${grouped(metres(kg, width, micron, density))} m at ${grouped(width)} mm, on a 76 or 152 mm core.`],
    checks: ['Weigh a square metre: gauge and price are the same question.', `Ask for corona level, ${/BOPP|PET/i.test(leaf.noun) ? '38 to 42' : '38'} dyne on the print side, and use the film within six months.`, 'Give winding direction, core and outside diameter.', 'Agree the gauge tolerance: ± 4 % in spots, ± 2 % on the reel.', /cling/i.test(leaf.noun) ? 'For fatty food read the declaration: not every cling film is allowed there.' : 'Ask for the friction of both sides, they differ after treatment.'],
    uses: ['For converters, laminators and bag makers.', 'For packing lines that buy plain and print elsewhere.', 'For slitters with their own knives.'],
    custom: false,
    eco: /sugarcane|ISCC|compost|mono|MDO/i.test(leaf.noun),
  };
}

const filmSet = (set: Values | undefined): Values => ({ ...(set ?? {}) });

const SHRINK_TEMP: Record<string, string> = { 'PP copolymer': '140-165', LDPE: '160-190', PVC: '110-140', PETG: '75-95', PS: '70-90', PLA: '70-90', EVOH: '85-95', PA6: '90-98', PET: '90-98', 'PP homopolymer': '130-150' };
const SHRINK_RATIO: Record<string, readonly [number, number]> = { 'PP copolymer': [55, 58], LDPE: [68, 22], PVC: [45, 50], PETG: [4, 76], PS: [3, 70], PLA: [6, 70], EVOH: [42, 45], PA6: [35, 38], PET: [35, 40], 'PP homopolymer': [8, 45] };

/** Shrink films by the kilogram; sleeves and bags by the piece. */
export function shrinkFilm(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['PP copolymer']);
  const stock = resin(material);
  const form = r.pick(hint.style ?? (material === 'LDPE' ? ['Single wound', 'Gusseted tube'] : ['Centre folded', 'Single wound']));
  const micron = r.pick(hint.thick ?? [19]);
  const sleeve = form === 'Sleeves', bag = form === 'Pre-cut bags' || form === 'Sheets', hood = /hood/i.test(leaf.noun);
  const band = /band|seal/i.test(leaf.noun);
  const width = band ? r.between(24, 72, 2) : sleeve ? r.between(50, 160, 5) : /Boat|Scaffold|Containment/.test(leaf.noun) ? r.pick([4000, 6000, 8000]) : hood || leaf.group === 'industrial-shrink-wrap' ? r.pick([1200, 1400, 1600, 1800, 2000, 2400]) : bag ? r.between(100, 450, 10) : near(r.between(200, 1500, 50), 50);
  const length = sleeve ? near(band ? r.between(25, 60, 5) : r.between(60, 220, 5), 5) : near(width * 1.4, 10);
  const [md, td] = SHRINK_RATIO[material] ?? [50, 50];
  const jitter = r.pick([-2, 0, 0, 1, 2]);
  const rate = (stock.rate + (material === 'LDPE' ? 44 : material === 'PVC' ? 56 : 100)) * (hint.factor ?? 1);
  const grams = (2 * width * length * micron * stock.density) / 1e6;
  const feature = featureOf(order);
  const colours = Number(/^(\d)-colour/.exec(feature)?.[1] ?? (sleeve && !feature.includes('clear') ? r.pick([4, 6, 8]) : 0));
  const named = /POF|PVC|PETG|OPS|PLA|PE |barrier/i.test(leaf.noun) || (hint.of?.length ?? 1) === 1 ? '' : material === 'PP copolymer' ? 'POF' : stock.short;
  const dims = sleeve || bag ? `${width} × ${length} mm` : `${grouped(width)} mm`;
  return {
    title: [leaf.noun, named, feature, `${micron} micron`, dims, form === 'Centre folded' && !/folded/i.test(leaf.noun) ? 'centre-folded' : ''].filter(Boolean).join(', '),
    values: { resin: material, thickness_micron: micron, film_form: form, roll_width: width, ...(sleeve || bag ? {} : { roll_length: metres(20, width, micron * (form === 'Centre folded' ? 2 : 1), stock.density) }), shrink_ratio_md: md + jitter, shrink_ratio_td: td - jitter, shrink_temp: SHRINK_TEMP[material] ?? '130-160', print_process: colours > 0 ? r.pick(['Gravure', 'Flexo']) : 'Unprinted', ...(colours > 0 ? { print_colours: colours } : {}), ...(/meat|cheese|poultry|produce|food|pizza|bakery|lidding|fog|cook/i.test(`${leaf.noun} ${leaf.group}`) ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}), recycled_content: feature.includes('PCR') ? Number.parseInt(feature, 10) : 0, material: 'LDPE' },
    unit: sleeve || bag ? 'piece' : 'kg',
    rupees: sleeve || bag ? near((grams / 1000) * (rate + colours * 22) + 0.06, 0.01) : near(rate + colours * 4, 0.5),
    pack: sleeve ? 5000 : bag ? 1000 : 20,
    lot: colours > 0 ? [25000, 90000] : [9000, 50000],
    days: colours > 0 ? [12, 24] : [3, 12],
    draw: { kind: hint.draw ?? (sleeve ? 'shrinkpack' : 'filmroll'), material: 'pet' },
    stream: material === 'PLA' ? 'compostable' : material === 'EVOH' || material === 'PA6' ? 'laminate' : 'film',
    says: [`${material === 'PP copolymer' ? 'Five-layer polyolefin' : stock.short} of ${micron} micron, shrink ${md + jitter} % along and ${td - jitter} % across, tunnel at ${SHRINK_TEMP[material] ?? '130-160'} °C.`, sleeve ? `Lay-flat ${width} mm, cut length ${length} mm${colours > 0 ? `, gravure printed in ${colours} colours on the inside` : ''}.` : bag ? `Bags ${width} × ${length} mm, about ${Math.max(1, Math.round(1000 / Math.max(0.4, grams)))} to the kilogram.` : `Reel ${grouped(width)} mm wide${form === 'Centre folded' ? ', folded once' : ''}; a kilogram covers ${near(1000 / (micron * stock.density), 0.1)} m².`],
    checks: [sleeve ? 'Send the bottle: lay-flat is girth plus 3 to 5 mm and shrink decides the artwork.' : `Start the tunnel 10 °C under the range and raise until the ears disappear.`, hood ? 'Measure the load over its widest corner and add 100 mm.' : 'Give the product circumference, not only its width.', 'Store under 30 °C: film shrinks on the reel in a hot shed.', colours > 0 ? 'Distort the artwork for the shrink curve; ask for our grid test.' : 'Ask for a static-free grade if the film clings to the sealing bar.', material === 'PVC' ? 'PVC fumes at the seal bar need ventilation, and some retailers refuse it.' : 'Check hot-slip if packs touch at the tunnel exit.', 'Weigh a metre: thin film is the usual short measure.'],
    uses: [sleeve ? 'For bottles, jars and cans with a shape that labels do not follow.' : 'For multipacks, books, trays and boxes.', sleeve ? 'For tamper evidence and promotions.' : 'For L-sealers, sleeve wrappers and shrink tunnels.', 'For packers who change size often.'],
    custom: sleeve || colours > 0,
    eco: feature.includes('PCR'),
  };
}

/** Pallet and bundle stretch films by the roll. */
export function stretchFilm(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = r.pick(hint.style ?? ['hand']);
  const micron = r.pick(hint.thick ?? [20]);
  const SPEC: Record<string, readonly [number, number, number, string]> = { hand: [500, 2.2, 120, '50'], machine: [500, 16, 250, '76'], pre: [430, 2, 20, '50'], mini: [100, 0.4, 100, '38'], jumbo: [500, 48, 250, '76'], net: [500, 4, 150, '50'], hood: [1600, 120, 80, '76'], sheet: [1500, 14, 0, '76'], silage: [750, 26, 70, '76'], cling: [300, 1.3, 40, '38'] };
  const [width, baseKg, prestretch, core] = SPEC[style] ?? [500, 2.2, 120, '50'];
  const kg = near(baseKg * r.pick([0.8, 0.9, 1, 1, 1.1, 1.25]), baseKg > 5 ? 0.5 : 0.05);
  const colour = r.pick(hint.colours ?? ['clear', 'clear', 'clear', 'black']);
  const feature = featureOf(order);
  const wide = style === 'mini' ? r.pick([100, 125, 150]) : style === 'cling' ? r.pick([300, 450]) : style === 'hood' ? r.pick([1000, 1400, 1800]) : width;
  const length = metres(kg, wide, micron, 0.92);
  const coreless = /coreless/i.test(leaf.noun);
  const rate = 149 * (hint.factor ?? 1) * (baseKg > 10 ? 0.93 : 1);
  return {
    title: [leaf.noun, `${micron} micron`, `${wide} mm`, feature, baseKg > 10 ? `${kg} kg roll` : `${grouped(length)} m`, colour === 'clear' ? '' : colour].filter(Boolean).join(', '),
    values: { resin: style === 'sheet' || style === 'hood' ? 'LDPE' : micron < 13 ? 'mLLDPE' : 'LLDPE', thickness_micron: micron, roll_width: wide, roll_length: length, prestretch, elongation: style === 'hood' ? 500 : r.pick([450, 500, 550, 600]), cling: style === 'sheet' || style === 'hood' || style === 'net' ? 'None' : r.pick(['One side', 'Two side']), ...(coreless ? {} : { core_diameter: core }), colour, recycled_content: feature.includes('PCR') ? Number.parseInt(feature, 10) : 0, material: 'LLDPE' },
    unit: 'roll',
    rupees: near(kg * rate + (coreless || baseKg > 5 ? 0 : 6), 0.5),
    pack: baseKg > 10 ? 1 : 6,
    lot: [9000, 55000],
    days: [2, 10],
    draw: { kind: hint.draw ?? 'filmroll' },
    stream: 'film',
    says: [`${micron} micron by ${wide} mm, ${grouped(length)} m, ${kg} kg net${coreless ? ' without core' : ` on a ${core} mm core`}.`, prestretch >= 200 ? `Pre-stretches to ${prestretch} %, so a load of 1.6 m takes about ${near(4.6 * micron, 5)} g of film.` : style === 'hand' ? 'Stretches about 120 % by hand; one roll wraps roughly 12 to 16 pallets.' : `Elongation at break about 500 %; ${colour} film.`],
    checks: ['Ask for net weight without core on the invoice.', 'Count the pallets a roll really wraps, not its metres.', prestretch >= 200 ? 'Set pre-stretch in steps of 25 % until the film just holds on the corners.' : 'Puncture matters more than stretch on sharp edges.', 'For chilled stores ask for a cling that works at 5 °C.', 'Use within nine months; cling migrates.', 'Cartons of weak board need less tension and more turns.'],
    uses: ['For pallets of cartons, sacks and drums.', 'For depots that wrap 30 to 400 pallets a day.', 'For warehouses, farms and caterers.'],
    custom: false,
    eco: feature.includes('PCR'),
  };
}
