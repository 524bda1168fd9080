import type { Draft, Order } from '../../recipe.ts';
import { near } from '../../recipe.ts';

/** Foil lids for cups, counted in sleeves. */
export function dieCutLid(order: Order): Draft {
  const { leaf, r } = order;
  const feature = r.pick(leaf.hint.with ?? ['75 mm']);
  const size = Number.parseInt(feature, 10);
  const micron = r.pick([30, 38, 45]);
  const cup = r.pick(['PP', 'PS']);
  return {
    title: `${leaf.noun}, ${feature}, for ${cup} cups, ${micron} micron, ${r.pick(['embossed', 'plain', 'printed'])}`,
    values: {
      material: 'Aluminum',
      cap_size: size,
      liner_type: 'None',
      weight_g: near((Math.PI * size * size * micron * 2.71) / 4e6, 0.01),
      diameter: size,
      colour: 'silver',
    },
    unit: 'piece',
    rupees: near(0.12 + size * size * micron * 0.00000165, 0.01),
    pack: 5000,
    lot: [15000, 60000],
    days: [8, 18],
    draw: { material: 'white' },
    stream: 'metal',
    says: [
      `Aluminum ${micron} micron with a heat-seal lacquer for ${cup}, die-cut to ${size} mm with a pull tab.`,
    ],
    checks: [
      `State the outside diameter of the cup rim; the lid should extend 1.5 mm beyond it.`,
      'Set sealing at 180 to 220 °C and test the peel: 6 to 10 N suits adults and children.',
      'Ask for pinhole count if shelf life passes 21 days.',
    ],
    uses: ['For dairies and dessert makers with cup fillers.'],
    custom: true,
  };
}
