import type { DefectClass } from './sampling-plan.ts';

/** Families of packaging, for which the catalog lists defects. */
export const defectFamilies = {
  any: 'Any packaging',
  corrugated: 'Corrugated',
  carton: 'Cartons and paper',
  flexible: 'Films, bags and pouches',
  container: 'Bottles, jars and cans',
  label: 'Labels',
} as const;
type DefectFamily = keyof typeof defectFamilies;

interface DefectKind {
  label: string;
  defectClass: DefectClass;
  family: DefectFamily;
}

const critical = (family: DefectFamily, label: string): DefectKind => ({
  label,
  family,
  defectClass: 'critical',
});
const major = (family: DefectFamily, label: string): DefectKind => ({ label, family, defectClass: 'major' });
const minor = (family: DefectFamily, label: string): DefectKind => ({ label, family, defectClass: 'minor' });

/** The catalog of packaging defects. */
export const defectKinds = {
  'wrong-product': critical('any', 'Wrong product'),
  contamination: critical('any', 'Contamination or odor'),
  mold: critical('any', 'Mold or insects'),
  'wrong-dimension': major('any', 'Wrong dimension'),
  'wrong-material': major('any', 'Wrong material or grade'),
  'wrong-color': major('any', 'Wrong color'),
  misregister: major('any', 'Misregister'),
  'missing-print': major('any', 'Missing or illegible print'),
  barcode: major('any', 'Barcode does not scan'),
  scuffing: minor('any', 'Scuffed or scratched print'),
  smudge: minor('any', 'Smudged ink'),
  dirt: minor('any', 'Dirt or stains'),
  'crushed-flutes': major('corrugated', 'Crushed flutes'),
  delamination: major('corrugated', 'Delamination'),
  moisture: major('corrugated', 'Moisture above limit'),
  'off-square': major('corrugated', 'Cut off square'),
  'glue-failure': major('corrugated', 'Glue failure'),
  'cracked-score': major('corrugated', 'Cracked score line'),
  warp: minor('corrugated', 'Warped board'),
  'ragged-edge': minor('corrugated', 'Ragged cut edge'),
  'open-seam': major('carton', 'Open side seam'),
  'peeling-lamination': major('carton', 'Lamination peels off'),
  'crease-position': minor('carton', 'Crease out of position'),
  'foil-position': minor('carton', 'Foil or embossing out of position'),
  pinholes: major('flexible', 'Pinholes'),
  'seal-failure': major('flexible', 'Seal failure'),
  thickness: major('flexible', 'Wrong thickness'),
  blocking: major('flexible', 'Layers stick together'),
  'wrinkled-seal': minor('flexible', 'Wrinkled seal'),
  leak: critical('container', 'Leak'),
  cracked: critical('container', 'Cracked or chipped'),
  closure: major('container', 'Closure does not fit'),
  flash: minor('container', 'Flash or burr'),
  adhesion: major('label', 'Does not stick'),
  winding: major('label', 'Wrong winding direction'),
} as const satisfies Record<string, DefectKind>;

export type DefectCode = keyof typeof defectKinds;
export const defectCodes = Object.keys(defectKinds) as [DefectCode, ...DefectCode[]];
