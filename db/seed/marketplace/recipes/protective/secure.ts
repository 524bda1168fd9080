import { featureOf, grouped, near } from '../recipe.ts';
import type { Draft, Order } from '../recipe.ts';

export function edgeProtector(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [a, b, thick] = r.pick(hint.sizes ?? [[50, 50, 4]]);
  const material = r.pick(hint.of ?? ['Paperboard']);
  const short = hint.style?.[0] === 'short';
  const length = short ? r.pick([50, 75, 100]) : r.pick([400, 800, 1000, 1100, 1200, 1500, 2000]);
  const kg = ((a + b) * thick * length * 0.72) / 1e6;
  return {
    title: `${leaf.noun}, ${a} × ${b} × ${thick} mm, ${length >= 1000 ? `${length / 1000} m` : `${length} mm`}${(hint.of?.length ?? 1) > 1 ? `, ${material}` : ''}`,
    values: { material, length, width: a, thickness: thick, recycled_content: material === 'Paperboard' ? r.pick([90, 100]) : 0, strap_thickness: thick },
    unit: 'piece',
    rupees: near(kg * (material === 'Paperboard' ? 62 : material === 'EPE' ? 120 : 165) + 0.4, 0.05),
    pack: short ? 1000 : 50,
    lot: [6000, 28000],
    days: [3, 10],
    draw: { kind: 'sheets', material: 'kraft' },
    stream: material === 'Paperboard' ? 'board' : 'plastic',
    says: [`${material} angle, legs ${a} and ${b} mm, ${thick} mm thick, ${length} mm long, about ${kg < 1 ? `${Math.max(2, Math.round(kg * 1000))} g` : `${kg.toFixed(1)} kg`}.`, material === 'Paperboard' ? 'Wound from recycled board with a kraft cover; goes into the paper bin with the carton.' : 'Reusable and washable, holds its shape under strap tension.'],
    checks: ['Cut 5 mm shorter than the load so that it does not carry the stack above.', 'Moisture over 10 % opens the glue: store off the floor.', 'For steel strap ask for 5 mm or a plastic insert under the strap.'],
    uses: ['Keeps strap from cutting in and lets pallets stack higher.', 'For corners of cartons, reels, doors and panels.'],
    custom: !short,
    eco: material === 'Paperboard',
  };
}

const BREAK: Record<string, number> = { PP: 250, PET: 460, Steel: 830, Composite: 420, 'Kraft paper': 110 };
const KG_RATE: Record<string, number> = { PP: 138, PET: 132, Steel: 92, Composite: 210, 'Kraft paper': 190 };
const DENSITY: Record<string, number> = { PP: 0.72, PET: 1.35, Steel: 7.85, Composite: 1, 'Kraft paper': 0.9 };

/** Strapping by the coil; break strength from section and material. */
export function strap(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['PP']);
  const twine = leaf.id === 'baling-twine-and-wire';
  const width = material === 'Steel' ? r.pick(['12.7', '16', '19', '32']) : material === 'PET' ? r.pick(['12', '15.5', '16', '19']) : material === 'Composite' ? r.pick(['13', '16', '19', '25']) : r.pick(['5', '9', '12', '15.5']);
  const thick = material === 'Steel' ? r.pick([0.5, 0.6, 0.8]) : material === 'PET' ? r.pick([0.6, 0.7, 0.9, 1]) : r.pick([0.5, 0.6, 0.7, 0.8]);
  const coil = material === 'Steel' ? r.pick([25, 45, 50]) : twine ? 5 : r.pick([8, 10, 18, 20]);
  const metres = near((coil * 1e6) / (Number(width) * thick * (DENSITY[material] ?? 1) * 1000), 10);
  const force = near(Number(width) * thick * (BREAK[material] ?? 250), 50);
  const feature = featureOf(order);
  const core = material === 'Steel' ? '406' : r.pick(['200', '200', '406']);
  return {
    title: twine ? `${leaf.noun}, ${feature}, ${r.pick(['130 m/kg', '150 m/kg', '200 m/kg'])}, ${coil} kg spool` : [leaf.noun, (hint.of?.length ?? 1) > 1 ? material : '', feature, `${width} × ${thick} mm`, `${grouped(force)} N`, `${coil} kg coil`].filter(Boolean).join(', '),
    values: { material, ...(twine ? {} : { strap_width: width, strap_thickness: thick, core_diameter: core }), break_strength: force, elongation: material === 'Steel' ? 8 : material === 'PET' ? 14 : 22, roll_length: metres, resin: material === 'PET' ? 'PET' : 'PP homopolymer', width: Number(width), thickness_micron: thick * 1000 },
    unit: 'roll',
    rupees: near(coil * (KG_RATE[material] ?? 130), 1),
    pack: material === 'Steel' ? 10 : 2,
    lot: [8000, 50000],
    days: [2, 10],
    draw: { kind: 'filmroll', print: 'plain' },
    stream: material === 'Steel' ? 'metal' : material === 'Kraft paper' ? 'paper' : 'plastic',
    says: [twine ? `Twisted polypropylene on a ${coil} kg spool, knot strength about 60 % of straight strength.` : `${width} × ${thick} mm, breaks at about ${grouped(force)} N (${Math.round(force / 9.81)} kgf), ${grouped(metres)} m on a ${core} mm core.`, material === 'PET' ? 'Holds tension on a settling load better than polypropylene.' : material === 'Steel' ? 'For sharp and hot loads; edges are deburred.' : 'For machine and hand sealing by heat, buckle or seal.'],
    checks: ['Give the head of your machine: width tolerance and camber matter more than strength.', 'A joint keeps 60 to 75 % of strap strength, so plan with that.', material === 'Steel' ? 'Wear goggles when cutting: tensioned steel springs back.' : 'UV eats strap in open yards; ask for stabilised grade.', 'Weigh a coil without core.'],
    uses: ['For bricks, bales, cartons and metal.', 'For pallet lines and hand tools.'],
    custom: false,
  };
}

/** Air bags, lashing and anti-slip for loads. */
export function dunnage(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [width, length] = r.pick(hint.sizes ?? [[900, 1200, 0]]);
  const material = r.pick(hint.of ?? ['Kraft paper']);
  const feature = featureOf(order);
  const bag = /air bag/.test(leaf.noun), lash = /Lashing/.test(leaf.noun);
  const area = (width * length) / 1e6;
  const load = bag ? near(area * (feature === 'level 2' ? 4200 : 2400), 100) : lash ? Number(width) * 40 : near(area * 900 + 100, 50);
  const price = bag ? area * (material === 'Kraft paper' ? 82 : 96) + 34 : lash ? (length / 1000) * width * 0.55 + (feature === 'with ratchet' ? width * 4 : 20) : area * (material === 'Composite' ? 900 : material === 'Wood' ? 700 : material === 'Corrugated board' ? 420 : 26) + 2;
  return {
    title: [leaf.noun, feature, lash ? `${width} mm × ${length / 1000} m` : `${width} × ${length} mm`, bag || lash ? `${grouped(load)} kg` : ''].filter(Boolean).join(', '),
    values: { material, length, width, capacity_kg: load, ...(lash ? { reusable_cycles: 100 } : {}), mesh: '12 x 12', grammage: 180, liner_bag: true },
    unit: 'piece',
    rupees: near(price, price > 50 ? 1 : 0.1),
    pack: bag ? 50 : lash ? 10 : 100,
    lot: [6000, 30000],
    days: [3, 12],
    draw: { kind: bag ? 'sack' : lash ? 'filmroll' : 'sheets', material: material === 'Kraft paper' ? 'kraft' : 'white', print: 'plain' },
    stream: material === 'Kraft paper' ? (bag ? 'laminate' : 'paper') : material === 'Wood' ? 'wood' : material === 'Corrugated board' ? 'board' : 'other',
    says: [bag ? `${material === 'Kraft paper' ? 'Kraft outer' : 'Woven polypropylene outer'} with a PE bladder, working pressure ${feature === 'level 2' ? '0.4' : '0.2'} bar, bursts above ${feature === 'level 2' ? '1.1' : '0.6'} bar.` : lash ? `Polyester webbing, lashing capacity ${grouped(load)} daN class, stretch under 7 %.` : `${material}, ${width} × ${length} mm, friction coefficient about ${r.pick([0.45, 0.5, 0.6])}.`],
    checks: [bag ? 'Leave a gap of half the bag width at most and nothing sharp beside it.' : 'Ask for the test certificate and keep it in the cab.', bag ? 'Inflate with a gauge; temperature changes pressure by road and sea.' : 'Replace when the fibres are cut or the label is gone.', 'Plan the load on paper first: friction and blocking come before lashing.'],
    uses: ['For containers, trailers and rail cars.', 'For exporters who load mixed pallets.'],
    custom: false,
  };
}
