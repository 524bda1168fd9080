import { featureOf, mm, near, sized } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

const NECKS: readonly (readonly [number, string])[] = [[2.5, 'Crimp 13'], [3, 'Crimp 13'], [1e6, 'Crimp 20']];

/** Vials, ampoules and their seals; a seal's `ml` is its diameter in mm. */
export function pharmaGlass(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const kind = hint.style?.[0] ?? 'vial';
  const value = r.pick(hint.ml ?? [10]);
  const seal = kind === 'seal', ampoule = kind === 'ampoule';
  const glass = hint.of !== undefined && hint.of.length > 0 ? r.pick(hint.of) : '';
  const feature = featureOf(order, value) || 'clear';
  const neck = seal ? (value === 13 ? 'Crimp 13' : value === 20 ? 'Crimp 20' : 'Crimp 32') : kind === 'vial' ? (value >= 250 ? 'Crimp 32' : (NECKS.find(([limit]) => value <= limit) ?? [0, 'Crimp 20'])[1]) : '';
  const diameter = seal ? value : near(Math.cbrt((value * 1000 * 4) / (Math.PI * (ampoule ? 5 : 2.1))) + 4, 0.5);
  const height = near(diameter * (ampoule ? 6 : 2.1), 0.5);
  const clean = r.pick(['ISO 7', 'ISO 8']);
  const screw = leaf.id === 'cryogenic-vials';
  const price = seal ? value * 0.055 : (1.9 + Math.pow(value, 0.66) * 1.05) * (ampoule ? 0.55 : 1);
  return {
    title: [leaf.noun, seal ? `${value} mm` : `${value} ml`, feature, glass === '' ? '' : glass.replace(/ (boro|treated|soda).*$/, ''), kind === 'vial' && neck !== '' && !screw ? neck.replace('Crimp ', '') + ' mm crimp' : ''].filter(Boolean).join(', '),
    values: { ...(glass === '' ? {} : { glass_type: glass }), ...(seal ? {} : { capacity_ml: value, height }), ...(neck === '' || screw ? {} : { neck_finish: neck }), diameter, colour: /amber/.test(feature) ? 'amber' : /blue|red|green|orange|white|grey|lavender/.exec(feature)?.[0] ?? 'clear', cleanroom: clean, process: ampoule || glass.startsWith('Type I ') ? 'Extrusion' : seal ? 'Compression moulding' : 'Blow and blow' },
    unit: 'piece',
    rupees: near(price * (hint.factor ?? 1), 0.01),
    pack: value <= 10 || seal ? 1000 : 200,
    lot: [30000, 120000],
    days: [10, 30],
    draw: { kind: 'bottle', material: /amber/.test(feature) ? 'amber' : seal ? 'steel' : 'pet' },
    stream: seal ? 'other' : 'glass',
    says: [seal ? `${value} mm, ${feature}, washed and packed in double bags, particle count to ${clean}.` : `${glass === '' ? 'Cyclic olefin or polypropylene' : glass}, ${value} ml, ${diameter} mm across, ${height} mm tall, ${feature}.`, `Inspected by camera for ${seal ? 'burrs and short shots' : 'cosmetic and dimensional defects'}; AQL ${r.pick(['0.065', '0.25', '0.4'])} for critical ones.`],
    checks: [seal ? 'Match bead height: crimp settings differ between 13 and 20 mm.' : 'Ask for hydrolytic class and the dimensional drawing (ISO 8362).', 'Qualify at least three lots before you file the change.', seal ? 'Ask for extractables on your formulation.' : 'Check delamination risk above pH 8.', 'Trays and shrink wrap must open in your wash area without shedding.', 'Ask for the certificate by lot with each pallet.'],
    uses: ['For injectable, vaccine and diagnostic fillers.', 'For compounding pharmacies and laboratories.'],
    custom: false,
  };
}

/** Pouches, reels, wraps and lids that keep a device sterile. */
export function sterileBarrier(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const reel = hint.style?.[0] === 'reel';
  const [width, length] = reel ? r.pick(hint.sizes ?? [[100, 200000, 0]]) : sized(order, hint.sizes ?? [[100, 200, 0]]);
  const structure = r.pick(hint.of ?? ['Paper 60 / PET 12 PP 40']);
  const feature = featureOf(order);
  const area = reel ? (width * length) / 1e6 : (2 * width * length) / 1e6;
  return {
    title: [leaf.noun, feature, (hint.of?.length ?? 1) > 1 ? structure.replace(/ \/.*/, '') : '', reel ? `${width} mm × ${length / 1000} m` : `${width} × ${length} mm`].filter(Boolean).join(', '),
    values: { structure, width, length, sterilisation: 'Steam', cleanroom: r.pick(['ISO 7', 'ISO 8']), tear_feature: reel || /wrap/i.test(leaf.noun) ? 'None' : 'Peel', ...hint.set },
    unit: reel ? 'roll' : 'piece',
    rupees: near((reel ? area * 21 + 30 : area * 24 + 0.35) * (hint.factor ?? 1), 0.05),
    pack: reel ? 4 : 200,
    lot: [9000, 45000],
    days: [6, 20],
    draw: { kind: reel ? 'filmroll' : /wrap/i.test(leaf.noun) ? 'sheets' : 'pouch', material: 'white', print: 'mark' },
    stream: 'laminate',
    says: [`${structure}, ${width} × ${reel ? `${length / 1000} m` : `${length} mm`}, process indicators for ${String(hint.set?.sterilisation ?? 'Steam').toLowerCase()} printed outside the seal.`, reel ? 'Width is outside; the usable channel is 20 mm less.' : 'Chevron seal 10 mm wide with a peel direction arrow.'],
    checks: ['Validate your own sealer: temperature, time and pressure, then a peel test.', 'Ask for EN 868 and ISO 11607-1 statements by article number.', 'Peel twenty after sterilising and look for fibre tear.', 'Store at 10 to 30 °C and turn the stock within five years.'],
    uses: ['For hospitals, dental clinics and device makers.', 'For contract sterilisers.'],
    custom: !reel,
  };
}

/** Insulated boxes and coolants with a hold time. */
export function coldChain(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[280, 220, 220]]);
  const material = r.pick(hint.of ?? ['EPS']);
  const feature = featureOf(order, [length, width, height]) || '48 h';
  const hours = Number(/^(\d+) h/.exec(feature)?.[1] ?? (/days/.test(feature) ? Number.parseInt(feature, 10) * 24 : 24));
  const pack = /pack|kit/i.test(leaf.noun);
  const band = /-21|Dry ice box|dry ice/i.test(`${feature} ${leaf.noun}`) ? 'Frozen -20 C' : /vapour/i.test(leaf.noun) ? 'Cryogenic -150 C' : /\+22/.test(feature) ? 'CRT 15 to 25 C' : 'Chilled 2 to 8 C';
  const litres = (length * width * height) / 1e6;
  const price = pack ? 62 + litres * 30 : 150 + litres * 22;
  return {
    title: [leaf.noun, feature, pack && !/Specimen/.test(leaf.noun) ? '' : mm(length, width, height), band === 'Frozen -20 C' || /°C/.test(feature) ? '' : band.replace(' C', ' °C').replace('Chilled ', '').replace('Cryogenic ', '')].filter(Boolean).join(', '),
    values: { material, temp_band: band, ...(pack ? {} : { insulation_hours: hours, inner_length: length, inner_width: width, inner_height: height }), reusable_cycles: material === 'EPS' || material === 'Corrugated board' ? 1 : 200, thickness: 30, length, width, board_type: 'Kraft board', resin: 'EPS' },
    unit: 'piece',
    rupees: near(price * (hint.factor ?? 1), 1),
    pack: pack ? 40 : 5,
    lot: [10000, 60000],
    days: [4, 15],
    draw: { kind: pack && !/Specimen/.test(leaf.noun) ? 'pouch' : 'corrugated', material: 'white', size: { w: length, d: width, h: height }, print: 'mark' },
    stream: 'other',
    says: [pack && !/Specimen/.test(leaf.noun) ? `${feature}, in a leak-tested shell of ${length} × ${width} × ${height} mm; latent heat about 190 kJ per kg.` : `${litres < 10 ? litres.toFixed(1) : Math.round(litres)} litres inside, holds ${band.replace(' C', ' °C')} for about ${hours} hours on an ISTA 7E summer profile.`, material === 'EPS' ? 'Walls 30 to 40 mm, lid stepped; coolants and an outer carton included in the pack-out sheet.' : `${material} construction with a printed pack-out sheet in the lid.`],
    checks: ['Run the pack-out with a logger in the corner and one in the middle.', 'Give lane, season and payload; a box is qualified for those only.', 'Condition coolants as the sheet says, to the hour.', 'Airlines charge by volume: thin walls pay back on long lanes.'],
    uses: ['For vaccines, diagnostics and chilled food by parcel or air.', 'For pharmacies and laboratories that send daily.'],
    custom: true,
  };
}

/** UN-marked boxes, bags and bins. */
export function dgPack(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const bag = hint.style?.[0] === 'bag';
  const [length, width, height] = sized({ ...order, turn: Math.min(order.turn, 2) }, hint.sizes ?? [[300, 230, 260], [350, 300, 300], [400, 300, 350], [430, 320, 380]]);
  const litres = (length * width * height) / 1e6;
  const kg = bag ? r.pick(hint.kg ?? [25]) : near(Math.min(400, litres * 0.75), 1);
  const group = r.pick(['X (I, II, III)', 'Y (II, III)', 'Y (II, III)']);
  const feature = featureOf(order);
  const code = String(hint.set?.un_code ?? '4G');
  return {
    title: [leaf.noun, bag ? `${code}/${group.charAt(0)}${kg}` : `${code}/${group.charAt(0)}${kg}/S`, feature, bag ? `${kg} kg` : mm(length, width, height)].filter(Boolean).join(', '),
    values: { un_code: code, packing_group: group, material: r.pick(hint.of ?? ['Corrugated board']), capacity_kg: kg, ...(bag ? {} : { inner_length: length, inner_width: width, inner_height: height, capacity_l: near(litres, 0.1) }) },
    unit: 'piece',
    rupees: near(bag ? 24 + kg * 0.5 : (22 + litres * 2.1) * (litres > 500 ? 1.4 : 1) * (hint.factor ?? 1), 0.5),
    pack: bag ? 200 : litres > 500 ? 5 : 20,
    lot: [8000, 45000],
    days: [5, 15],
    draw: bag ? { kind: 'sack', material: 'white', print: 'mark' } : { kind: 'corrugated', material: 'kraft', size: { w: length, d: width, h: height }, print: 'mark' },
    stream: bag ? 'plastic' : 'board',
    says: [`Type-tested and marked UN ${code}/${group.charAt(0)}${kg}${bag ? '' : '/S'} for packing group ${group.slice(2)}; ${bag ? `${kg} kg net` : `gross weight up to ${kg} kg`}.`, bag ? 'Woven polypropylene, water-resistant, with a 60 micron liner.' : 'Double-wall board with wet-strength glue; the certificate lists the inner packs.'],
    checks: ['The mark covers one combination: inner packs, cushioning and closing must match the certificate.', 'Close it exactly as the closing instruction says, tape width included.', 'Check the year on the mark and the certificate’s expiry.', 'Train packers; the shipper signs, not the box maker.'],
    uses: ['For paints, chemicals, aerosols and samples by road, sea and air.', 'For shippers with a dangerous-goods adviser.'],
    custom: false,
  };
}

/** Cards, bands and woven trims. */
export function apparelTrim(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width] = sized({ ...order, turn: Math.min(order.turn, 2) }, hint.sizes ?? [[50, 80, 0]]);
  const material = r.pick(hint.of ?? ['Paperboard']);
  const feature = r.pick(hint.with ?? ['printed']);
  const board = material === 'Paperboard' || material === 'Kraft paper';
  const gsm = r.pick([250, 300, 350]);
  return {
    title: [leaf.noun, feature, (hint.of?.length ?? 1) > 1 ? (material === 'Composite' ? 'polyester' : material) : board ? `${gsm} gsm` : '', `${length} × ${width} mm`].filter(Boolean).join(', '),
    values: { material, length, width, colour: r.pick(['white', 'black', 'natural', 'to sample']), print_process: board ? r.pick(['Offset', 'Digital']) : r.pick(['Flexo', 'Screen', 'Unprinted']), board_type: 'SBS (SBB)', grammage: gsm, resin: 'PP homopolymer', height: width, tamper_evident: false, thickness: 0.4, gusset: 0 },
    unit: 'piece',
    rupees: near((0.35 + length * width * 0.00012) * (hint.factor ?? 1) + 0.05, 0.01),
    pack: 1000,
    lot: [4000, 18000],
    days: [5, 14],
    draw: { kind: 'sheets', material: board ? 'kraft' : 'white' },
    stream: board ? 'board' : 'other',
    says: [board ? `${gsm} gsm board, ${length} × ${width} mm, ${feature}, cut and counted by the hundred.` : `${material === 'Composite' ? 'Polyester' : material}, ${length} × ${width} mm, ${feature}, edges sealed.`, `Packed 1,000 to a bag with size or style marked outside.`],
    checks: ['Wash and dry-clean a sewn sample before bulk.', 'Approve colour on the trim itself, not on screen.', 'Ask for the Oeko-Tex class if it touches skin.', 'Check count on the first bag of each size.'],
    uses: ['For shirt, knitwear and home-textile packers.', 'For buyers’ manuals that fix size and place.'],
    custom: true,
  };
}
