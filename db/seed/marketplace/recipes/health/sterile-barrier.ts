import type { Draft, Order } from '../recipe.ts';
import { featureOf, near, sized } from '../recipe.ts';

/** Pouches, reels, wraps and lids that keep a device sterile. */
export function sterileBarrier(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const reel = hint.style?.[0] === 'reel';
  const [width, length] = reel
    ? r.pick(hint.sizes ?? [[100, 200000, 0]])
    : sized(order, hint.sizes ?? [[100, 200, 0]]);
  const structure = r.pick(hint.of ?? ['Paper 60 / PET 12 PP 40']);
  const feature = featureOf(order);
  const area = reel ? (width * length) / 1e6 : (2 * width * length) / 1e6;
  return {
    title: [
      leaf.noun,
      feature,
      (hint.of?.length ?? 1) > 1 ? structure.replace(/ \/.*/, '') : '',
      reel ? `${width} mm × ${length / 1000} m` : `${width} × ${length} mm`,
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      structure,
      width,
      length,
      sterilisation: 'Steam',
      cleanroom: r.pick(['ISO 7', 'ISO 8']),
      tear_feature: reel || /wrap/i.test(leaf.noun) ? 'None' : 'Peel',
      ...hint.set,
    },
    unit: reel ? 'roll' : 'piece',
    rupees: near((reel ? area * 21 + 30 : area * 24 + 0.35) * (hint.factor ?? 1), 0.05),
    pack: reel ? 4 : 200,
    lot: [9000, 45000],
    days: [6, 20],
    draw: {
      material: 'white',
      print: 'mark',
    },
    stream: 'laminate',
    says: [
      `${structure}, ${width} × ${reel ? `${length / 1000} m` : `${length} mm`}, process indicators for ${String(hint.set?.sterilisation ?? 'Steam').toLowerCase()} printed outside the seal.`,
      reel
        ? 'Width is outside; the usable channel is 20 mm less.'
        : 'Chevron seal 10 mm wide with a peel direction arrow.',
    ],
    checks: [
      'Validate your own sealer: temperature, time and pressure, then a peel test.',
      'Ask for EN 868 and ISO 11607-1 statements by article number.',
      'Peel twenty after sterilizing and look for fiber tear.',
      'Store at 10 to 30 °C and use within five years.',
    ],
    uses: ['For hospitals, dental clinics and device makers.', 'For contract sterilizers.'],
    custom: !reel,
  };
}
