import type { Draft, Order } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

/** Pharmaceutical forming and lidding webs by the kilogram. */
export function pharmaFilm(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const structure = r.pick(hint.of ?? ['PVC 250']);
  const base = Number(/(?:PVC|PP|APET) (\d+)/.exec(structure)?.[1] ?? 0);
  const pvdc = /PVDC (\d+)/.exec(structure)?.[1];
  const width = near(r.inSteps({ low: 100, high: 320, step: 2 }), 2);
  const foiled = structure.includes('ALU');
  const wvtr = foiled
    ? 0.01
    : structure.includes('PCTFE 51')
      ? 0.11
      : structure.includes('PCTFE')
        ? 0.24
        : pvdc === undefined
          ? structure.startsWith('PP')
            ? 0.7
            : 3.1
          : near(26 / Number(pvdc), 0.01);
  const feature = featureOf(order);
  return {
    title: [leaf.noun, structure, feature, `${width} mm`].filter(Boolean).join(', '),
    values: {
      structure,
      ...(base > 0 ? { pvc_thickness: base } : {}),
      ...(pvdc === undefined ? {} : { pvdc_coating: pvdc }),
      roll_width: width,
      barrier_wvtr: wvtr,
      cleanroom: r.pick(['ISO 7', 'ISO 8']),
      // Foils and laminates are laminated, which no process of the list names.
      ...(foiled ? {} : { process: structure.startsWith('PVC') ? 'Calendering' : 'Cast film' }),
    },
    unit: 'kg',
    rupees: near(182 * (hint.factor ?? 1), 0.5),
    pack: 25,
    lot: [60000, 220000],
    days: [8, 22],
    draw: { material: 'foil' },
    stream: structure.includes('/') ? 'laminate' : 'plastic',
    says: [
      `${structure}, ${width} mm slit width ± 0.5, moisture ${wvtr} g per m² a day at 38 °C and 90% humidity.`,
      `Slit and packed in a clean area; each reel carries lot, grade and joint count.`,
    ],
    checks: [
      'Ask for the drug master file number and the change-control agreement.',
      foiled && base === 60
        ? 'Cold-form cavities are wider than thermoformed ones: check your pocket drawing.'
        : 'Form at 120 to 145 °C and measure the thinnest corner.',
      'Seal and dye-test blisters at three jaw temperatures.',
      'Keep reels sealed 24 hours in your room before use.',
      'Match lidding lacquer and base film; the PVdC and PVC sides differ.',
    ],
    uses: [
      'For tablets and capsules on blister and strip lines.',
      'For contract packers who qualify two sources.',
    ],
    custom: true,
  };
}
