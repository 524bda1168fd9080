import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, named, near, volume } from '../recipe.ts';
import { RATE, streamOf, vessel } from './vessel.ts';

export function cupTub(order: Order): Draft {
  const spec = cupTubSpec(order);
  const { v, feature, leaf, hint, colour } = spec;
  return {
    title: cupTubTitle(spec),
    values: cupTubValues(spec),
    unit: 'piece',
    rupees: near(
      ((v.grams / 1000) * (RATE[v.material] ?? resin(v.material).rate * 1.5) +
        0.16 +
        (feature.includes('label') ? 0.7 : 0) +
        (/lid|strip|seal/.test(`${leaf.noun} ${feature}`) ? v.grams * 0.05 + 0.2 : 0)) *
        Math.max(1, hint.factor ?? 1),
      0.01,
    ),
    pack: v.ml >= 1500 ? 100 : v.ml >= 400 ? 500 : 1000,
    lot: [9000, 45000],
    days: [5, 16],
    draw: {
      material:
        hint.hue ??
        (v.material === 'Aluminum'
          ? 'foil'
          : colour === 'black'
            ? 'black'
            : colour === 'clear'
              ? 'pet'
              : 'white'),
    },
    stream: streamOf(v.material),
    ...cupTubWords(spec),
    custom: true,
    eco: v.material === 'rPET' || v.material === 'PLA',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function cupTubSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const v = vessel(order);
  const rimmed = hint.with?.some((text) => text.endsWith('rim')) ?? false;
  const feature = rimmed ? '' : /IML/.test(leaf.noun) ? '' : featureOf(order, v.ml);
  const flat = v.style === 'tray' || v.style === 'rectangular';
  const colour =
    v.material === 'Aluminum' || v.material === 'Paperboard'
      ? ''
      : r.pick(
          v.material.includes('PET')
            ? flat && v.style === 'tray' && !/punnet|clamshell|herb/i.test(leaf.noun)
              ? ['clear', 'clear', 'black']
              : ['clear']
            : flat && v.style === 'tray'
              ? ['black', 'white', 'natural']
              : ['white', 'white', 'clear', 'natural'],
        );
  const dims = flat ? `${v.length} × ${v.width} × ${v.height} mm` : `${v.diameter} mm rim`;
  return { leaf, v, feature, dims, colour, flat, hint, r };
}

type CupTubSpec = ReturnType<typeof cupTubSpec>;

function cupTubTitle({ leaf, v, feature, dims, colour }: CupTubSpec): string {
  return [
    named(
      leaf.noun,
      v.material === 'Aluminum' || v.material === 'Paperboard' || v.material === 'EPS' ? '' : v.material,
    ),
    volume(v.ml),
    feature,
    dims,
    /clear|black|blue/.test(feature) ? '' : colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function cupTubValues({ v, flat, feature, hint }: CupTubSpec): Values {
  return {
    material: v.material,
    capacity_ml: v.ml,
    ...(flat ? { length: v.length, width: v.width } : { diameter: v.diameter }),
    height: v.height,
    weight_g: v.grams,
    ovenable: v.material === 'PP' ? 'Microwave' : 'None',
    leakproof: !flat || feature.includes('lid'),
    food_contact:
      v.material === 'rPET'
        ? ['EU 2022/1616 (recycled)', 'FDA 21 CFR 174-186']
        : ['EU 10/2011', 'IS 9845', 'FSSAI Packaging 2018'],
    resin: 'PP copolymer',
    ...hint.set,
  };
}

function cupTubWords({ v, flat, r, feature }: CupTubSpec): Words {
  return {
    says: [
      `${v.material}, ${v.grams} g, ${flat ? `${v.length} × ${v.width} mm, ${v.height} mm deep` : `${v.diameter} mm across the rim, ${v.height} mm tall`}, ${volume(v.ml)} to the brim.`,
      `${v.material === 'Paperboard' ? 'Formed from coated cup stock' : v.material === 'Aluminum' ? 'Pressed from 60 to 90 micron foil' : v.style === 'tray' ? 'Thermoformed' : r.pick(['Thermoformed', 'Injection-molded'])} at ${v.grams} g; nests ${r.pick([40, 50, 60])} to a sleeve.`,
    ],
    checks: [
      `Check the rim with your lid or sealing head${flat ? '' : `, nominal ${v.diameter} mm`}.`,
      v.material === 'PP'
        ? 'Drop-test a filled sample at -18 °C: standard PP cracks, copolymer does not.'
        : 'Ask for the temperature range in writing; clear trays are not ovenproof.',
      'Test denesting with one sleeve on your own machine.',
      'Ask for overall migration with your food type: fatty food is tested differently.',
      feature.includes('label')
        ? 'IML needs artwork at final size; there is no room for a label overlap.'
        : 'Seal at three temperatures and peel each by hand.',
      'Weigh twenty pieces: weight variation reveals thin corners.',
    ],
    uses: [
      'For dairies, kitchens and packers with a tray sealer.',
      'For chilled and ambient food.',
      'For counters and automatic fillers.',
    ],
  };
}
