import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near, volume } from '../../recipe.ts';
import { bottleSize, resin } from '../plastics.ts';
import { bodyMaterial } from './body-colour.ts';

export function plasticJar(order: Order): Draft {
  const spec = plasticJarSpec(order);
  const { grams, material, factor, feature, ml, colour, diameter, height, shell } = spec;
  return {
    title: plasticJarTitle(spec),
    values: plasticJarValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * resin(material).rate * 1.35 + 0.8) * Math.max(1, factor) +
        (feature.includes('scoop') || feature.includes('seal') ? 1.5 : 0) +
        (ml > 10000 ? (material === 'PC' ? 150 : 70) : 0),
      0.05,
    ),
    pack: ml > 10000 ? 10 : ml <= 100 ? 300 : ml <= 600 ? 150 : 50,
    lot: [8000, 40000],
    days: [6, 18],
    draw: { material: bodyMaterial(colour), size: { w: diameter, d: diameter, h: height } },
    stream: shell ? 'other' : 'plastic',
    ...plasticJarWords(spec),
    custom: true,
    eco: feature.includes('refill'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function plasticJarSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500, 1000]);
  const material = r.pick(hint.of ?? ['PET']);
  const neck = r.pick(
    hint.neck ?? [
      ml <= 30
        ? '38-400'
        : ml <= 120
          ? '48-400'
          : ml <= 300
            ? '63-400'
            : ml <= 750
              ? '70-400'
              : ml <= 1500
                ? '83-400'
                : '110-400',
    ],
  );
  const colour = r.pick(
    hint.colours ?? (material === 'PET' ? ['clear', 'clear', 'amber'] : ['white', 'natural']),
  );
  const factor = hint.factor ?? 1;
  const shell = /Bamboo|Wood|Composite/.test(material);
  const grams = near(
    0.92 * Math.pow(ml, 0.62) * Math.min(1.5, Math.max(0.9, factor * 0.5 + 0.5)) * (shell ? 1.6 : 1) + 3,
    ml < 100 ? 0.5 : 1,
  );
  const { height, diameter } = bottleSize(ml * 1.06, ml > 10000 ? 1.8 : 1.25);
  const feature = featureOf(order, ml);
  const name =
    new RegExp(`\\b${material}\\b|SAN|Bamboo|Acrylic`, 'i').test(leaf.noun) || shell
      ? leaf.noun
      : `${leaf.noun}, ${material}`;
  return { name, ml, feature, neck, colour, shell, material, grams, height, diameter, leaf, factor };
}

type PlasticJarSpec = ReturnType<typeof plasticJarSpec>;

function plasticJarTitle({ name, ml, feature, neck, colour, shell }: PlasticJarSpec): string {
  return [
    name,
    volume(ml),
    feature || `${neck.replace('-400', ' mm')} neck`,
    colour === 'natural' && shell ? '' : colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function plasticJarValues({
  material,
  ml,
  neck,
  grams,
  height,
  diameter,
  colour,
  leaf,
}: PlasticJarSpec): Values {
  return {
    material: material === 'PETG' ? 'PETG' : material,
    capacity_ml: ml,
    neck_finish: neck,
    weight_g: grams,
    height,
    diameter,
    colour,
    closure_type: 'Open top',
    resin: material === 'PP' ? 'PP copolymer' : material === 'Composite' ? 'PS' : material,
    ...(/care|cosmetic/.test(leaf.group) ? {} : { food_contact: ['EU 10/2011', 'IS 9845'] }),
  };
}

function plasticJarWords({ material, grams, diameter, height, neck, ml, colour }: PlasticJarSpec): Words {
  return {
    says: [
      `${material === 'Composite' ? 'Acrylic' : material}, ${grams} g, ${diameter} mm across and ${height} mm tall with a ${neck} finish.`,
      `Fills ${volume(ml)} with ${ml > 500 ? '5' : '6'} % headspace; ${colour} body, wall even to 0.15 mm.`,
    ],
    checks: [
      'Check the induction seal with your product: fat on the rim is a common cause of leaks.',
      'Ask whether the lid is included and which liner it has.',
      'Torque caps at line speed, then measure removal after a day.',
      material === 'PET'
        ? 'PET softens above 60 °C; ask for PP if you fill hot.'
        : 'Ask for a fragrance compatibility test over four weeks at 40 °C.',
      'For powders, check that your scoop passes the neck.',
    ],
    uses: [
      'For dry foods, creams and supplements.',
      'For retail sale with a visible product.',
      'For fillers with wraparound labels.',
    ],
  };
}
