import { featureOf, mm, near, sized } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

const FOOTPRINT: Record<string, readonly [number, number]> = { '1200 x 800': [1200, 800], '1200 x 1000': [1200, 1000], '1219 x 1016 (48 x 40 in)': [1219, 1016], '1140 x 1140': [1140, 1140], '1100 x 1100': [1100, 1100], '1067 x 1067': [1067, 1067], '800 x 600': [800, 600], '600 x 400': [600, 400], '1165 x 1165': [1165, 1165] };

export function pallet(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const size = r.pick(hint.style ?? ['1200 x 1000']);
  const [length, width] = FOOTPRINT[size] ?? [1200, 1000];
  const material = r.pick(hint.of ?? ['Wood']);
  const area = (length * width) / 1e6;
  const sheet = leaf.id === 'slip-sheets', collar = leaf.id === 'pallet-collars';
  const dynamic = sheet ? 900 : near((material === 'Corrugated board' ? 500 : material === 'Steel' ? 2000 : (hint.factor ?? 1) < 0.8 ? 800 : 1200) * (area < 0.6 ? 0.5 : 1), 50) + r.pick([0, 0, 250, 300]);
  const light = material === 'Corrugated board' || sheet || (hint.factor ?? 1) < 0.8 || hint.set?.stackable === 'Nestable';
  const racking = light ? 0 : near(dynamic * 0.62, 50);
  const kg = near(sheet ? area * 1.1 : area * (material === 'Wood' ? 19 : material === 'Corrugated board' ? 4 : material === 'Steel' ? 38 : 17) * (light ? 0.6 : 1), 0.5);
  const wood = material === 'Wood';
  const treated = wood ? String(hint.set?.heat_treated ?? r.pick(['HT', 'HT', 'Not treated'])) : 'Not treated';
  const feature = featureOf(order);
  return {
    title: [leaf.noun, size.startsWith('1219') ? '1219 × 1016 mm' : `${length} × ${width} mm`, (hint.of?.length ?? 1) > 1 ? material : '', feature, collar ? '200 mm high' : sheet ? '' : racking > 0 && r.chance(0.5) ? `${racking} kg racking` : `${dynamic} kg dynamic`, wood && treated === 'HT' && !/ISPM|EPAL/.test(leaf.noun) ? 'HT stamped' : ''].filter(Boolean).join(', '),
    values: { material, pallet_size: size, pallet_type: String(hint.set?.pallet_type ?? '4-way'), dynamic_load: dynamic, static_load: dynamic * (sheet ? 1 : 3), ...(racking > 0 ? { racking_load: racking } : {}), heat_treated: treated, stackable: String(hint.set?.stackable ?? 'Stackable'), weight_g: kg * 1000 },
    unit: 'piece',
    rupees: near((wood || collar ? 790 * area + 210 : material === 'Corrugated board' ? 420 * area + 60 : material === 'Steel' || material === 'Aluminium' ? 1100 * area + 300 : 2100 * area + 250) * (material === 'Aluminium' ? 1.5 : 1) * (hint.factor ?? 1), 1),
    pack: sheet ? 100 : collar ? 20 : 10,
    lot: [20000, 110000],
    days: [3, 14],
    draw: { kind: sheet ? 'sheets' : 'pallet', material: 'kraft' },
    stream: wood ? 'wood' : material === 'Corrugated board' || material === 'Paperboard' ? 'board' : material === 'Steel' || material === 'Aluminium' ? 'metal' : 'plastic',
    says: [sheet ? `${material} sheet with pull lips, about ${kg} kg, for loads up to ${dynamic} kg on a push-pull truck.` : `Static ${dynamic * 3} kg, dynamic ${dynamic} kg${racking > 0 ? `, racking ${racking} kg on two beams` : ', not for racking'}; about ${kg} kg.`, wood ? `${treated === 'HT' ? 'Heat-treated to 56 °C for 30 minutes and stamped' : 'Not heat-treated, for home routes'}; boards ${r.pick([17, 20, 22])} mm, moisture under ${r.pick([20, 22, 24])} %.` : `Washable and dimensionally stable; tolerance ± 0.5 % on ${length} mm.`],
    checks: [wood ? 'For export check that the stamp carries country, producer and HT.' : 'Ask for deflection on your racking span, loaded for 24 hours at 40 °C.', 'Dynamic load assumes an even spread: drums and sacks need a closed deck.', 'Measure the clearance your hand truck needs, at least 95 mm.', 'Nesting saves return freight but such pallets do not go into drive-in racks.', 'Ask for the repair rate and who takes back broken ones.'],
    uses: ['For warehouses and exporters that load full trucks.', 'For pools and for one-way shipments.', 'For plants with racking and conveyors.'],
    custom: !/EPAL|GMA/.test(leaf.noun),
    eco: /refurb|presswood|recycl/i.test(leaf.noun),
  };
}

export function woodenBox(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[800, 600, 500], [1000, 800, 700], [1200, 800, 800], [1200, 1000, 900], [1500, 1100, 1000]]);
  const material = r.pick(hint.of ?? ['Plywood']);
  const litres = (length * width * height) / 1e6;
  const thick = litres > 1500 ? 18 : litres > 300 ? r.pick([9, 12]) : r.pick([6, 9]);
  const load = near(Math.max(15, Math.min(3000, litres * 0.9)), litres < 100 ? 5 : 50);
  const area = (2 * (length * width + length * height + width * height)) / 1e6;
  const feature = featureOf(order, [length, width, height]);
  return {
    title: [leaf.noun, feature, mm(length, width, height), /wine|cask|Cable/i.test(leaf.noun) ? '' : `${load} kg`].filter(Boolean).join(', '),
    values: { material, inner_length: length, inner_width: width, inner_height: height, thickness: thick, capacity_kg: load, heat_treated: material === 'Plywood' ? 'Not treated' : 'HT' },
    unit: 'piece',
    rupees: near((area * (thick * 46 + 120) + 60) * (hint.factor ?? 1), 1),
    pack: 1,
    lot: [10000, 80000],
    days: [4, 15],
    draw: { kind: 'pallet', material: 'kraft', size: { w: length, d: width, h: height } },
    stream: 'wood',
    says: [`${thick} mm ${material === 'Plywood' ? 'plywood, which needs no heat treatment' : 'solid pine, heat-treated to ISPM 15'}; sizes are inside, load up to ${load} kg.`, `Panels ship flat on a pallet when you order more than ${r.pick([5, 10, 20])}; assembly takes two people about ${r.pick([5, 8, 12])} minutes.`],
    checks: ['Mark the centre of gravity and lifting points on your drawing.', 'Ask for a VCI bag and desiccant if the goods are bare steel.', 'Check the gross weight per axle before you ask for one big case.', 'Fasten goods to the base, not to the walls.', material === 'Plywood' ? 'Plywood is exempt from ISPM 15, solid battens on it are not.' : 'The stamp must be readable on two sides after assembly.'],
    uses: ['For machines, spares and instruments by sea and air.', 'For exporters who ship odd sizes in small numbers.'],
    custom: true,
  };
}

export function crate(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized({ ...order, turn: Math.min(order.turn, 2) }, hint.sizes ?? [[600, 400, 220]]);
  const material = r.pick(hint.of ?? ['PP']);
  const small = hint.draw === 'carton';
  const litres = near((length * width * height * 0.86) / 1e6, small ? 0.01 : 1);
  const load = small ? 0 : near(Math.max(3, Math.min(650, litres * 0.55)), litres < 60 ? 1 : 10);
  const area = (length * width + 2 * height * (length + width)) / 1e6;
  const feature = featureOf(order);
  const colour = small ? '' : r.pick(['blue', 'grey', 'green', 'red', 'black', 'yellow']);
  return {
    title: [leaf.noun, mm(length, width, height), feature, /L$|kg$|ml$/.test(feature) || small || litres < 1 ? '' : `${litres} L`, colour].filter(Boolean).join(', '),
    values: { material, outer_length: length, outer_width: width, outer_height: height, capacity_l: litres, ...(load > 0 ? { capacity_kg: load } : {}), stackable: String(hint.set?.stackable ?? (small ? 'Foldable' : 'Stackable')), anti_static: String(hint.set?.anti_static ?? 'None'), ...(/bread|milk|fish|produce|food|poultry|bottle/i.test(leaf.noun) ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}), ...(small ? {} : { reusable_cycles: r.pick([100, 150, 250, 300]) }) },
    unit: 'piece',
    rupees: near((area * 360 + (small ? 0 : 35)) * (hint.factor ?? 1) * (litres > 300 ? 3.2 : 1) + (small ? 2.2 : 0), small ? 0.05 : 0.5),
    pack: litres > 300 ? 1 : small ? 200 : 20,
    lot: small ? [9000, 30000] : [12000, 80000],
    days: [4, 18],
    draw: { kind: hint.draw ?? 'corrugated', material: hint.hue ?? (colour === 'grey' ? 'grey' : colour === 'black' ? 'black' : 'printed'), size: { w: length, d: width, h: height }, print: 'plain' },
    stream: material === 'Steel' ? 'metal' : 'plastic',
    says: [small ? `${material} sheet, creased and glued, about ${litres} L inside; ships flat.` : `${material}, outside ${mm(length, width, height)}, ${litres} L inside, load ${load} kg and ${Math.max(3, Math.min(8, Math.round(900 / Math.max(load, 100))))} high when stacked.`, small ? 'Clear on five panels; the base locks without glue.' : `Injection-moulded in ${colour}; hot-stamped numbering and card holders on request.`],
    checks: [small ? 'Ask for anti-scratch film on the outside if the line runs fast.' : 'Check base type against your conveyor: open mesh jams on rollers.', 'Give the washing temperature, PP takes 80 °C and HDPE 60 °C.', small ? 'Static pulls dust into clear boxes; order the anti-static grade.' : 'Ask for the drop test at -20 °C if crates go through a freezer.', 'Sizes are outside; inside is about 30 to 40 mm less in length and width.', 'Agree a colour for each loop so that crates come back.'],
    uses: small ? ['For gifts, cosmetics and sweets that should be seen.'] : ['For loops between plant, depot and shop.', 'For picking, storing and line feeding.', 'For growers, dairies and bakeries with their own fleet.'],
    custom: true,
    eco: !small,
  };
}
