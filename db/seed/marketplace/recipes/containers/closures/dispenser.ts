import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

/** Pumps, sprayers, droppers and applicators; `ml` is the output of a stroke. */
export function dispenser(order: Order): Draft {
  const spec = dispenserSpec(order);
  const { dose, hint, pipette, leaf } = spec;
  return {
    title: dispenserTitle(spec),
    values: dispenserValues(spec),
    unit: 'piece',
    rupees: near((3.4 + dose ** 0.4 * 3) * (hint.factor ?? 1), 0.05),
    pack: (hint.factor ?? 1) > 8 ? 20 : 500,
    lot: [12000, 55000],
    days: [7, 22],
    draw: { material: hint.hue ?? (hint.draw === 'outline' ? 'printed' : 'hdpe') },
    stream: pipette ? 'other' : leaf.id === 'all-plastic-pumps' ? 'plastic' : 'other',
    ...dispenserWords(spec),
    custom: true,
    eco: leaf.id === 'all-plastic-pumps',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function dispenserSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const neck = r.pick(hint.neck ?? ['24-410']);
  const dose = r.pick(hint.ml ?? [0.5]);
  const feature = featureOf(order);
  const metalColour = neck.startsWith('Crimp');
  const colour = metalColour ? feature : r.pick(pumpColours(leaf.noun, feature));
  const tube =
    dose >= 10 || /ball|brush|dropper|dosing|tap/i.test(leaf.noun)
      ? 0
      : r.pick([80, 95, 110, 135, 160, 180, 210]);
  const pipette = /pipette/.test(leaf.id);
  const length = pipette ? r.pick([57, 66, 77, 89, 103]) : tube;
  return { leaf, neck, dose, pipette, length, metalColour, feature, colour, hint, r };
}

type DispenserSpec = ReturnType<typeof dispenserSpec>;

function dispenserTitle({
  leaf,
  neck,
  dose,
  pipette,
  length,
  metalColour,
  feature,
  colour,
}: DispenserSpec): string {
  return [
    leaf.noun,
    neck,
    dose >= 10 && dose < 250
      ? `${dose} ml`
      : dose >= 0.05 && !/brush|ball|tap/i.test(leaf.noun)
        ? pipette
          ? `${length} mm tube`
          : `${dose} ml a stroke`
        : '',
    metalColour ? '' : feature,
    colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function dispenserValues({ neck, dose, length, pipette, colour, hint }: DispenserSpec): Values {
  return {
    neck_finish: neck,
    dose_ml: dose,
    ...(length > 0 ? { dip_tube_mm: length } : {}),
    material: pipette ? 'Glass' : /Crimp/.test(neck) ? 'Aluminum' : 'PP',
    colour,
    tamper_evident: false,
    ...hint.set,
  };
}

function dispenserWords({ neck, dose, length, pipette, colour, leaf, r }: DispenserSpec): Words {
  return {
    says: [
      `${neck} finish, ${dose} ml ${dose >= 10 ? 'to the line' : dose < 0.03 ? 'a pass' : 'a stroke'}${length > 0 ? `, ${pipette ? 'glass tube' : 'dip tube'} ${length} mm` : ''}, ${colour}.`,
      leaf.id === 'all-plastic-pumps'
        ? 'No metal spring and no glass ball, so it can be recycled with polypropylene.'
        : `Primes in ${r.pick([2, 3, 4, 5])} to ${r.pick([6, 7, 8])} strokes with water; the ${pipette ? 'bulb is TPE' : 'spring sits outside the product path'}.`,
    ],
    checks: [
      length > 0
        ? 'Give the bottle height from neck top to base; tubes are cut 2 mm short of the bottom.'
        : 'Test with your own product: thick oils need a wider orifice.',
      'Ask for a leak test lying down for 48 hours at 45 °C.',
      'Match color chips under the same light as your bottle.',
      'Thick formulas above 20,000 cP need a larger engine.',
      'Check compatibility with essential oils: they swell some gaskets.',
    ],
    uses: [
      'For personal care, home care and pharmacy bottles.',
      'Sold to fillers and to wholesalers of empty bottles.',
      'For small runs in stock colors and long runs to your shade.',
    ],
  };
}

function pumpColours(noun: string, feature: string): readonly string[] {
  if (/trigger/i.test(noun)) return ['white', 'blue and white', 'black', 'red and white'];
  if (/mist/i.test(noun))
    return feature === '' ? ['clear overcap', 'white', 'black'] : ['white', 'black', 'natural'];
  if (/pipette|dropper|brush|roller/i.test(noun)) return ['black', 'white', 'gold collar'];
  if (/dosing|sauce|tap|drum/i.test(noun)) return ['white', 'natural', 'blue'];
  return ['white', 'black', 'natural', 'matt black', 'silver collar'];
}
