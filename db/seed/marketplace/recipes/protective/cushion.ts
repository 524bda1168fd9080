import { featureOf, mm, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';
import { resin } from '../containers/plastics.ts';

const CUSHION_CHECKS = ['Drop-test your own packed product from its handling height, five times.', 'Static load decides thickness: weigh the product and divide by the area it stands on.', 'Polished parts scratch on recycled film; ask for a virgin contact side.', 'Check volume in your store: rolls are light but large.', 'Ask for the density in writing, thickness alone says little.'] as const;

/** Bubble, foam, moulded and inflatable cushions. */
export function cushioning(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = hint.style?.[0] ?? 'bubble';
  const material = r.pick(hint.of ?? ['LDPE']);
  const feature = featureOf(order);
  const thick = r.pick(hint.thick ?? [4]);
  const rolled = /bubble|roll|paper|air$/.test(style);
  const width = rolled ? r.pick([300, 500, 750, 1000, 1250, 1500]) : style === 'insert' ? r.pick(/corner/.test(leaf.noun) ? [60, 80, 100, 120] : [120, 150, 200, 250, 300]) : r.pick([200, 300, 400, 600, 1000]);
  const metres = style === 'foam roll' ? near(Math.max(20, 250 / thick), 10) : r.pick([50, 75, 100]);
  const bubble = r.pick(['10', '10', '25', '30']);
  const density = style === 'bubble' || /Corrugated|Kraft/.test(material) || /wool/i.test(leaf.noun) ? 0 : material === 'EPS' ? r.pick([18, 20, 25]) : material === 'EPP' ? r.pick([30, 45, 60]) : r.pick([20, 25, 28, 33]);
  const area = (width * metres) / 1000;
  const length = rolled ? 0 : near(width * r.pick([1, 1.2, 1.5]), 10);
  const price = style === 'bubble' ? area * (bubble === '10' ? 5.2 : 8.6) + 20 : style === 'foam roll' ? area * (3.4 + thick * 4.6) + 25 : style === 'paper' ? 420 + width * 0.6 : style === 'air' ? 650 : style === 'air bag' ? 9 : style === 'kit' ? 95 : ((width * length * thick) / 1e9) * (density || 120) * 420 + 6;
  const dims = style === 'bubble' ? `${bubble} mm bubble, ${width} mm × ${metres} m` : style === 'foam roll' ? `${thick} mm, ${width} mm × ${metres} m` : style === 'paper' ? `${width} mm, 300 m` : style === 'air' ? '450 m' : style === 'air bag' || style === 'kit' ? r.pick(['box of 100', 'box of 250']) : feature.includes('box') ? '' : mm(length, width, thick);
  const boxed = style === 'air bag' || style === 'kit';
  return {
    title: [leaf.noun, feature, dims, density > 0 && /plank|insert/.test(style) && !feature.includes('box') ? `${density} kg/m³` : ''].filter(Boolean).join(', '),
    values: { material, ...(style === 'bubble' ? { bubble_size: bubble } : {}), ...(rolled || boxed ? {} : { thickness: thick }), ...(density > 0 && !boxed && style !== 'paper' && style !== 'air' ? { foam_density: density } : {}), width, ...(rolled ? { roll_length: style === 'paper' ? 300 : style === 'air' ? 450 : metres } : {}), anti_static: 'None', recycled_content: feature.includes('recycled') ? Number.parseInt(feature, 10) : 0, ...hint.set },
    unit: boxed ? 'piece' : rolled ? 'roll' : /corner|pair|caps/.test(`${leaf.noun} ${feature}`) ? 'set' : 'piece',
    rupees: near(price * (hint.factor ?? 1), price > 50 ? 1 : 0.1),
    pack: boxed ? 100 : rolled ? 2 : 20,
    lot: [4000, 25000],
    days: [2, 12],
    draw: { kind: rolled ? 'filmroll' : style === 'air bag' || style === 'kit' ? 'polymailer' : 'sheets', material: 'white' },
    stream: material === 'Kraft paper' || material === 'Corrugated board' ? 'paper' : material === 'LDPE' || material === 'HDPE' ? 'film' : material === 'Composite' ? 'other' : 'plastic',
    says: [style === 'bubble' ? `${bubble} mm bubbles about ${bubble === '10' ? 4 : 10} mm high, ${width} mm wide, ${metres} m to the roll.` : rolled ? `${material}, ${style === 'foam roll' ? `${thick} mm thick` : `${width} mm wide`}, ready for a dispenser.` : boxed ? `Supplied flat with a ${style === 'kit' ? 'heating mat on loan' : 'hand pump in every box'}.` : `${material === 'Composite' ? leaf.noun.replace(/ (sheet|insert|liner|corner set)$/, '') : material}${density > 0 ? `, ${density} kg per m³` : ''}, ${thick} mm thick.`, density > 0 && !rolled ? `Best cushioning between ${near(density * 0.09, 0.1)} and ${near(density * 0.28, 0.1)} kPa of static load.` : 'Tears by hand along the perforation if you ask for it.'],
    checks: CUSHION_CHECKS,
    uses: ['For glass, electronics and furniture on parcel routes.', 'For packing benches that wrap and fill at speed.', 'For makers who change products often.'],
    custom: !rolled,
    eco: feature.includes('recycled') || /mycelium|wool|starch|paper/i.test(leaf.noun),
  };
}

/** Paper, pillows, shreds and loose fill. */
export function voidFill(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const loose = hint.style?.[0] === 'loose';
  const feature = r.pick(hint.with ?? ['plain']);
  const starch = feature.startsWith('starch');
  const material = starch ? 'PLA' : r.pick((hint.of ?? ['Kraft paper']).filter((name) => name !== 'Composite'));
  const gsm = r.pick(hint.grams ?? [50]);
  const width = r.pick([380, 400, 500, 750]);
  const metres = r.pick([250, 300, 450, 500]);
  const kg = loose ? r.pick([5, 10]) : (width * metres * gsm) / 1e6;
  const litres = /Loose-fill/.test(leaf.noun);
  const volume = r.pick([300, 400, 500]);
  return {
    title: [leaf.noun, feature, litres ? `${volume} L bag` : loose ? `${kg} kg box` : `${gsm} gsm`, loose ? '' : `${width} mm × ${metres} m`].filter(Boolean).join(', '),
    values: { material, ...(loose ? {} : { width, roll_length: metres, grammage: gsm }), recycled_content: material === 'Kraft paper' || material === 'Corrugated board' ? r.pick([70, 100]) : 0, compostable: starch ? 'Industrial EN 13432' : 'None', finish: ['Matt varnish'], print_process: 'Unprinted' },
    unit: litres ? 'bag' : loose ? 'pack' : 'roll',
    rupees: near(litres ? volume * (starch ? 1.5 : 0.9) : loose ? kg * (material === 'Wood' ? 55 : material === 'Corrugated board' ? 28 : 115) : kg * 96 + 20, 1),
    pack: litres ? 1 : loose ? 5 : 2,
    lot: [2500, 15000],
    days: [2, 10],
    draw: { kind: loose ? 'sack' : 'filmroll', material: 'kraft', print: 'plain' },
    stream: material === 'EPS' ? 'plastic' : starch ? 'compostable' : material === 'HDPE' ? 'film' : 'paper',
    says: [litres ? `${volume} litres loose in a bag, about ${near(volume * (starch ? 0.009 : 0.006), 0.1)} kg.` : loose ? `${kg} kg packed tight; it opens to about ${Math.round(kg * 28)} litres.` : `${gsm} gsm, ${width} mm wide, ${metres} m, about ${kg.toFixed(1)} kg net.`],
    checks: ['Fill to the top and shake: void fill that settles does not hold.', starch ? 'Starch softens in damp air, so keep the bag closed.' : 'Dusty shreds mark dark goods; ask for de-dusted stock.', 'Compare price by litre filled, not by kilogram.'],
    uses: ['For parcels with room around the goods.', 'For gift boxes and hampers.', 'For packing tables with a chute or a dispenser.'],
    custom: false,
    eco: starch || material === 'Kraft paper' || material === 'Wood' || material === 'Corrugated board',
  };
}

/** EPS, EPE, EPP sheets, boxes, nets and profiles. */
export function foam(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = hint.style?.[0] ?? 'sheet';
  const material = r.pick(hint.of ?? ['EPS']);
  const feature = featureOf(order);
  const thick = r.pick(hint.thick ?? [style === 'box' ? 25 : 10]);
  const density = material === 'EPS' ? r.pick([15, 18, 20, 25]) : material === 'EPP' ? r.pick([30, 45]) : material === 'PS' ? r.pick([32, 35]) : r.pick([20, 25]);
  const [length, width] = style === 'box' ? r.pick([[500, 350], [600, 400], [420, 300]] as const) : style === 'pouch' ? r.pick(hint.sizes ?? [[250, 350, 0]]) : style === 'profile' ? [2000, 30] : style === 'net' ? [180, 90] : r.pick([[1200, 600], [1000, 500], [2000, 1000]] as const);
  const litres = style === 'box' ? Number.parseInt(feature, 10) * 1.6 : 0;
  const price = style === 'box' ? 40 + litres * 1.7 : style === 'net' ? 0.55 : style === 'profile' ? 14 : style === 'tray' ? 120 : style === 'pouch' ? (length * width * thick * 2) / 1e6 * 7 + 0.4 : ((length * width * thick) / 1e9) * density * resin(material).rate * (material === 'EPS' ? 1.35 : 1.5) + 2;
  return {
    title: [leaf.noun, (hint.of?.length ?? 1) > 1 ? material : '', feature, style === 'net' || style === 'box' || style === 'tray' ? '' : style === 'profile' ? '2 m' : style === 'pouch' ? `${length} × ${width} mm, ${thick} mm` : mm(length, width, thick), style === 'net' ? '' : `${density} kg/m³`].filter(Boolean).join(', '),
    values: { ...(material === 'PU' ? {} : { resin: material }), foam_density: density, thickness: thick, length, width, anti_static: r.pick(['None', 'None', 'Anti-static']), ...(style === 'box' ? { insulation_hours: r.pick([24, 36, 48]) } : {}) },
    unit: style === 'sheet' ? 'sheet' : 'piece',
    rupees: near(price * (hint.factor ?? 1), price > 20 ? 0.5 : 0.01),
    pack: style === 'net' ? 1000 : style === 'box' ? 20 : style === 'pouch' ? 250 : 10,
    lot: [5000, 28000],
    days: [3, 12],
    draw: { kind: style === 'box' ? 'corrugated' : style === 'pouch' || style === 'net' ? 'polymailer' : 'sheets', material: 'white', print: 'plain', ...(style === 'box' ? { size: { w: length, d: width, h: 280 } } : {}) },
    stream: 'plastic',
    says: [`${material}, ${density} kg per m³${style === 'box' ? ', walls 25 to 30 mm, lid included' : `, ${thick} mm thick`}.`, style === 'box' ? `Keeps ice for about ${r.pick([24, 30, 36])} hours at 30 °C outside, two thirds filled.` : `Thermal conductivity about ${material === 'EPS' ? '0.036' : '0.038'} W per mK.`],
    checks: ['Weigh one piece and work out the density.', style === 'box' ? 'Ask for drain holes or a leak-proof base, not both.' : 'Hot-wire edges melt smooth, saw-cut edges shed beads.', 'EPS breaks at corners; add a corrugated outer for parcel routes.', 'Fire class: ask if it stands in a warehouse with sprinklers.'],
    uses: ['For fish, fruit and pharma that must stay cool.', 'For panels, instruments and bottles.'],
    custom: style === 'sheet' || style === 'tray',
  };
}
