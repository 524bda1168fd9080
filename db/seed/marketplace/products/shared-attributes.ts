import type { Random } from '../random.ts';
import type { Draft, Leaf, Stream, Values } from '../recipes/recipe.ts';
import type { SeedSupplier } from '../types.ts';

/** Recyclability and PPWR grade a recycler would give the stream. */
// biome-ignore format: a table
const RECYCLING: Record<Stream, { recyclable: string; grades: readonly string[] }> = {
  board: { recyclable: 'Widely recyclable', grades: ['A', 'A', 'B'] }, paper: { recyclable: 'Widely recyclable', grades: ['A', 'A', 'B'] },
  plastic: { recyclable: 'Recyclable where collected', grades: ['A', 'B', 'B'] }, film: { recyclable: 'Store drop-off', grades: ['B', 'C'] },
  laminate: { recyclable: 'Not recyclable', grades: ['Below C', 'C'] }, glass: { recyclable: 'Widely recyclable', grades: ['A'] }, metal: { recyclable: 'Widely recyclable', grades: ['A'] },
  wood: { recyclable: 'Reusable', grades: ['Not assessed', 'B'] }, textile: { recyclable: 'Reusable', grades: ['Not assessed'] }, compostable: { recyclable: 'Not recyclable', grades: ['Not assessed'] }, other: { recyclable: 'Not recyclable', grades: ['Not assessed', 'C'] },
};

const RECYCLED_SHARE: Partial<Record<Stream, readonly number[]>> = {
  board: [40, 60, 80, 100],
  paper: [0, 20, 50, 100],
  glass: [20, 40, 60],
  metal: [25, 50, 70],
};

// biome-ignore format: a table
const SITE: Record<string, string> = { 'ISO 9001': 'ISO 9001', 'ISO 14001': 'ISO 14001', 'ISO 45001': 'ISO 45001', 'ISO 22000': 'ISO 22000', 'FSSC 22000': 'FSSC 22000', 'BRCGS PACKAGING': 'BRCGS Packaging', SQF: 'SQF', 'ISO 15378': 'ISO 15378', 'ISO 13485': 'ISO 13485', 'ISO 11607': 'ISO 11607', SMETA: 'SEDEX SMETA', ECOVADIS: 'EcoVadis', ISTA: 'ISTA lab' };

const MOULDED = new Set([
  'plastic_bottle',
  'closure',
  'thermoform',
  'cup_tub',
  'crate_tote',
  'jerrycan',
  'plastic_jar',
  'plastic_pail',
  'dispenser',
  'rigid_box',
  'folding_carton',
]);

/** Families of large rigid containers: what others pack in a carton fills a pallet. */
const PALLET_LOADS = new Set(['drum', 'ibc', 'tank', 'jerrycan', 'crate_tote']);

/** Product certificates that follow from the maker's certificates and the goods. */
function certificationsOf(
  leaf: Leaf,
  { draft, codes }: { draft: Draft; codes: ReadonlySet<string> },
): string[] {
  const list: string[] = [];
  if (codes.has('FSC') && (draft.stream === 'board' || draft.stream === 'paper' || draft.stream === 'wood'))
    list.push(draft.eco === true ? 'FSC Recycled' : 'FSC Mix');
  if (codes.has('PEFC') && draft.stream === 'wood') list.push('PEFC');
  if (codes.has('GRS') && draft.eco === true && (draft.stream === 'plastic' || draft.stream === 'film'))
    list.push('GRS');
  if (codes.has('ISCC PLUS') && leaf.id.includes('mass-balance')) list.push('ISCC PLUS');
  if (draft.stream === 'compostable' && codes.has('OK compost HOME'))
    list.push(
      draft.values.material === 'PLA' || draft.values.resin === 'PLA'
        ? 'OK compost INDUSTRIAL'
        : 'OK compost HOME',
    );
  if (draft.stream === 'compostable' && codes.has('BPI')) list.push('BPI');
  if (draft.values.un_code !== undefined) list.push('UN certified');
  if (leaf.id.startsWith('eur-1')) list.push('EPAL');
  if (draft.values.heat_treated === 'HT') list.push('ISPM 15');
  return list;
}

/** The attributes every product may carry; the family's own values win. */
export function sharedAttributes(
  leaf: Leaf,
  {
    draft,
    ...context
  }: { draft: Draft; r: Random; supplier: SeedSupplier; sample: string; codes: ReadonlySet<string> },
): Values {
  const { r, supplier, codes } = context;
  const recycling = RECYCLING[draft.stream];
  const exporter = supplier.deliveryCapabilities.includes('Export Ready');
  const share = RECYCLED_SHARE[draft.stream];
  const certifications = certificationsOf(leaf, { draft, codes });
  const site = supplier.certificates
    .map((certificate) => SITE[certificate.code])
    .filter((name): name is string => name !== undefined);
  const values: Values = {
    recyclable: recycling.recyclable,
    ppwr_grade: r.pick(recycling.grades),
    sample_available: context.sample,
    incoterm: exporter ? r.pick(['EXW', 'FOB', 'FOB', 'CIF']) : r.pick(['EXW', 'EXW', 'DAP']),
    payment_terms: supplier.paymentTerms[0] ?? 'Advance Payment',
    units_per_pack: draft.holds ?? Math.max(1, draft.pack),
    artwork_service: draft.custom
      ? r.pick(['Template supplied', 'Template supplied', 'Full design'])
      : 'None',
  };
  if (share !== undefined) values.recycled_content = r.pick(share);
  if (draft.unit === 'piece' && draft.pack > 1 && draft.pack < 2000) {
    const packs = r.inSteps({ low: 12, high: 40, step: 4 });
    if (PALLET_LOADS.has(leaf.family) && draft.pack <= 60) {
      values.units_per_pack = 1;
      values.pallet_quantity = draft.pack;
    } else if (leaf.family !== 'pallet') values.pallet_quantity = draft.pack * packs;
  }
  if (draft.custom && MOULDED.has(leaf.recipe) && r.chance(0.35))
    values.tooling_cost = r.inSteps({ low: 8, high: 180, step: 4 }) * 1000;
  if (certifications.length > 0) values.certifications = certifications;
  if (site.length > 0) values.supplier_certifications = site;
  return values;
}
