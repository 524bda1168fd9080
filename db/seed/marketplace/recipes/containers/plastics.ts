/** Density g/cm³ and rupees a kilogram of resin at the machine. */
// biome-ignore format: a table
const RESINS: Record<string, { density: number; rate: number; short: string }> = {
  PET: { density: 1.395, rate: 104, short: 'PET' }, rPET: { density: 1.395, rate: 118, short: 'rPET' }, HDPE: { density: 0.95, rate: 112, short: 'HDPE' },
  LDPE: { density: 0.92, rate: 126, short: 'LDPE' }, LLDPE: { density: 0.92, rate: 118, short: 'LLDPE' }, mLLDPE: { density: 0.918, rate: 132, short: 'mLLDPE' },
  'PP homopolymer': { density: 0.905, rate: 108, short: 'PP' }, 'PP copolymer': { density: 0.9, rate: 116, short: 'PP' }, PP: { density: 0.905, rate: 110, short: 'PP' },
  PS: { density: 1.05, rate: 128, short: 'PS' }, HIPS: { density: 1.05, rate: 134, short: 'HIPS' }, PVC: { density: 1.35, rate: 98, short: 'PVC' }, PETG: { density: 1.27, rate: 192, short: 'PETG' },
  PC: { density: 1.2, rate: 262, short: 'PC' }, PA6: { density: 1.14, rate: 255, short: 'PA' }, PA: { density: 1.14, rate: 255, short: 'PA' }, EVOH: { density: 1.17, rate: 640, short: 'EVOH' }, PLA: { density: 1.24, rate: 255, short: 'PLA' },
  PBAT: { density: 1.25, rate: 290, short: 'PBAT' }, PHA: { density: 1.24, rate: 520, short: 'PHA' }, EPS: { density: 0.02, rate: 165, short: 'EPS' }, EPE: { density: 0.022, rate: 240, short: 'EPE' }, EPP: { density: 0.045, rate: 330, short: 'EPP' },
};

export const resin = (name: string): { density: number; rate: number; short: string } =>
  RESINS[name] ?? { density: 0.95, rate: 120, short: name };

/** A continuous-thread neck a bottle of this size usually carries. */
export function neckFor(ml: number): readonly string[] {
  if (ml <= 15) return ['18-410', '15-415'];
  if (ml <= 60) return ['20-410', '22-410'];
  if (ml <= 150) return ['24-410', '24-415'];
  if (ml <= 500) return ['24-410', '28-410'];
  if (ml <= 1200) return ['28-410', '28-400'];
  return ['38-400', '45-400'];
}

/** Height and diameter in mm of a bottle of this brimful volume (ml) whose height is `slender` times its diameter. */
export function bottleSize(brimful: number, slender: number): { height: number; diameter: number } {
  const diameter = Math.cbrt((4000 * brimful) / (Math.PI * 0.79 * slender));
  return { diameter: Math.round(diameter), height: Math.round(diameter * slender) };
}
