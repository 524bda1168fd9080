import { featureOf, grouped, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

export function jerrycan(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [5, 10, 20]);
  const resin = r.pick(hint.of ?? ['HDPE']);
  const neck = litres <= 1 ? '38-400' : litres <= 5 ? r.pick(['38-400', '45-400']) : r.pick(['58-400', '63-400', '70-400']);
  const metal = hint.hue === 'steel';
  const grams = near((metal ? 210 : 62) * Math.pow(litres, 0.83), 5);
  const colour = metal ? r.pick(['green', 'red', 'grey']) : r.pick(['natural', 'white', 'blue', 'black']);
  const code = hint.set?.un_code;
  const group = r.pick(['X (I, II, III)', 'Y (II, III)', 'Y (II, III)']);
  const feature = featureOf(order, litres);
  return {
    title: [leaf.noun, `${litres} L`, metal ? '' : resin, feature, `${grams} g`, colour].filter(Boolean).join(', '),
    values: { resin, capacity_l: litres, weight_g: grams, neck_finish: neck, stackable: litres >= 5 && !/collaps/i.test(leaf.noun) ? 'Stackable' : 'Nestable', colour, material: resin, ...(code === undefined ? {} : { un_code: code, packing_group: group }), capacity_ml: litres * 1000 },
    unit: 'piece',
    rupees: near(((grams / 1000) * 140 + 4) * (metal ? 1.4 : (hint.factor ?? 1)) + (feature.includes('tap') || feature.includes('spout') ? 9 : 0), 0.5),
    pack: litres <= 5 ? 60 : 20,
    lot: [15000, 65000],
    days: [5, 14],
    draw: { kind: 'jerrycan', material: metal ? 'printed' : colour === 'black' ? 'black' : colour === 'blue' ? 'printed' : 'hdpe' },
    stream: metal ? 'metal' : /coex|fluorin/i.test(leaf.noun) ? 'laminate' : 'plastic',
    says: [`${metal ? 'Pressed steel' : `${resin}, blow-moulded`}, ${grams} g, ${neck} opening, ${colour}.`, code === undefined ? `Brimful about ${near(litres * 1.07, 0.1)} L, for goods that are not dangerous.` : `Marked ${String(code)}/${group.charAt(0)}${r.pick(['1.4', '1.6', '1.9'])}; brimful about ${near(litres * 1.07, 0.1)} L.`],
    checks: ['Stack filled cans four high for a week at 40 °C and look at the shoulders.', code === undefined ? 'Not for dangerous goods; ask for the 3H1 version if you need the mark.' : 'Check density and packing group of your product against the mark.', 'Peroxide, hypochlorite and similar goods need a vented cap.', 'Measure neck and cap together: DIN 45 and 38 mm differ in thread.', 'Tare weight varies ± 3 %, so fill by net weight.'],
    uses: ['For chemicals, detergents and edible oils.', 'For dealers who decant from drums.', 'For farms, workshops and cleaning contractors.'],
    custom: true,
  };
}

export function ibc(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [1000]);
  const material = r.pick(hint.of ?? ['Composite']);
  const code = hint.set?.un_code;
  const base = r.pick(['wooden pallet', 'steel pallet', 'plastic pallet']);
  const valve = r.pick(['2 in butterfly valve', '2 in ball valve', '3 in butterfly valve']);
  const feature = hint.with === undefined ? base : r.pick(hint.with);
  const group = r.pick(['X (I, II, III)', 'Y (II, III)']);
  const cover = r.pick(['150 mm lid', '225 mm lid']);
  return {
    title: [leaf.noun, `${grouped(litres)} L`, code === undefined ? '' : `UN ${String(code)}`, feature, feature.includes('valve') ? cover : r.pick([valve, cover])].filter(Boolean).join(', '),
    values: { material, capacity_l: litres, ...(code === undefined ? {} : { un_code: code, packing_group: group, specific_gravity: r.pick([1.5, 1.9]) }), pallet_type: '4-way', closure_type: 'Spout', ...(/aseptic|food/i.test(leaf.noun) || r.chance(0.3) ? { food_contact: ['EU 10/2011'] } : {}) },
    unit: 'piece',
    rupees: near((6200 + litres * 4.6) * (hint.factor ?? 1), 10),
    pack: 1,
    lot: [90000, 420000],
    days: [4, 15],
    draw: { kind: 'jerrycan', material: 'hdpe' },
    stream: material === 'Corrugated board' ? 'board' : 'other',
    says: [`${material === 'Composite' ? `HDPE bottle of ${near(litres * 0.0145, 0.5)} kg in a galvanised tube cage` : material}, ${feature.includes('pallet') ? feature : base}, ${valve}, ${cover}.`, `Footprint ${litres > 900 ? '1,200 × 1,000' : '1,200 × 800'} mm; ${code === undefined ? 'not UN marked' : `marked ${String(code)}/${group.charAt(0)}`}, ${litres > 900 ? '18 to 22' : '26'} stand in a 20 ft container.`],
    checks: ['Check the manufacture date: bottles are good for five years, with an inspection at two and a half.', 'Ask which product was inside before, if the container is reconditioned.', 'Static: flammable goods need the sheathed, earthed version.', 'Give the valve thread (S60×6 or NPT) before you order hoses.', 'Stack two high filled, four high empty.'],
    uses: ['For chemicals, lubricants and food liquids in tonne lots.', 'For users who pump from the bottom valve and return the container.'],
    custom: false,
    eco: /recondition|return/i.test(leaf.noun),
  };
}

export function tank(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [1000]);
  const diameter = near(Math.cbrt((litres * 4e6) / (Math.PI * 1.3)), 10);
  const height = near(diameter * 1.3, 10);
  const feature = featureOf(order, litres) || r.pick(['flat base', 'with lid and outlet']);
  const gravity = r.pick([1.0, 1.2, 1.5]);
  const colour = r.pick(['white', 'black', 'blue']);
  return {
    title: [leaf.noun, `${grouped(litres)} L`, feature, hint.draw === 'pallet' ? '' : `SG ${gravity.toFixed(1)}`, colour].filter(Boolean).join(', '),
    values: { material: 'LLDPE', capacity_l: litres, diameter, height, specific_gravity: gravity, ...(leaf.id.includes('water') ? { food_contact: ['IS 9845'] } : {}) },
    unit: 'piece',
    rupees: near((3.4 * Math.pow(litres, 0.98) + 900) * (hint.factor ?? 1) * (0.8 + gravity * 0.2), 10),
    pack: 1,
    lot: [6000, 60000],
    days: [5, 18],
    draw: { kind: hint.draw ?? 'drum', material: colour === 'black' ? 'black' : colour === 'blue' ? 'printed' : 'hdpe' },
    stream: 'plastic',
    says: [`Rotomoulded LLDPE, ${grouped(diameter)} mm across and ${grouped(height)} mm tall, wall for liquids up to ${gravity.toFixed(1)} kg/l.`, `UV-stabilised ${colour}; fittings are screwed in after moulding to your drawing.`],
    checks: ['Stand it on a full flat base; beams crack the floor of the tank.', 'Give the chemical and the highest temperature before you choose the wall.', 'Check door and gate width: tanks do not fold.', 'Leave room for the vent and the level gauge.'],
    uses: ['For plants that dose, mix and store liquids.', 'For farms and sites without fixed tanks.'],
    custom: true,
  };
}
