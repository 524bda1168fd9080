import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near } from '../recipe.ts';

const CUSHION_CHECKS = [
  'Drop-test your own packed product from its handling height, five times.',
  'Static load decides thickness: divide the product weight by its bearing area.',
  'Polished parts scratch on recycled film; ask for a virgin contact side.',
  'Check your storage space: rolls are light but bulky.',
  'Ask for the density in writing, thickness alone says little.',
] as const;

/** Bubble, foam, moulded and inflatable cushions. */
export function cushioning(order: Order): Draft {
  const spec = cushioningSpec(order);
  const { boxed, rolled, leaf, feature, price, hint, material } = spec;
  return {
    title: cushioningTitle(spec),
    values: cushioningValues(spec),
    unit: boxed
      ? 'piece'
      : rolled
        ? 'roll'
        : /corner|pair|caps/.test(`${leaf.noun} ${feature}`)
          ? 'set'
          : 'piece',
    rupees: near(price * (hint.factor ?? 1), price > 50 ? 1 : 0.1),
    pack: boxed ? 100 : rolled ? 2 : 20,
    lot: [4000, 25000],
    days: [2, 12],
    draw: {
      material: 'white',
    },
    stream:
      material === 'Kraft paper' || material === 'Corrugated board'
        ? 'paper'
        : material === 'LDPE' || material === 'HDPE'
          ? 'film'
          : material === 'Composite'
            ? 'other'
            : 'plastic',
    ...cushioningWords(spec),
    custom: !rolled,
    eco: feature.includes('recycled') || /mycelium|wool|starch|paper/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function cushioningSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = hint.style?.[0] ?? 'bubble';
  const material = r.pick(hint.of ?? ['LDPE']);
  const feature = featureOf(order);
  const thick = r.pick(hint.thick ?? [4]);
  const rolled = /bubble|roll|paper|air$/.test(style);
  const width = rolled
    ? r.pick([300, 500, 750, 1000, 1250, 1500])
    : style === 'insert'
      ? r.pick(/corner/.test(leaf.noun) ? [60, 80, 100, 120] : [120, 150, 200, 250, 300])
      : r.pick([200, 300, 400, 600, 1000]);
  const metres = style === 'foam roll' ? near(Math.max(20, 250 / thick), 10) : r.pick([50, 75, 100]);
  const bubble = r.pick(['10', '10', '25', '30']);
  const density = densityFor(order, { style, material });
  const length = rolled ? 0 : near(width * r.pick([1, 1.2, 1.5]), 10);
  const made = { style, thick, width, metres, bubble, length, density };
  const price = cushionPrice(made);
  const dims = cushionSize(order, { cushion: made, feature });
  const boxed = style === 'air bag' || style === 'kit';
  return {
    leaf,
    feature,
    dims,
    density,
    style,
    material,
    bubble,
    rolled,
    boxed,
    thick,
    width,
    metres,
    hint,
    price,
  };
}

type CushioningSpec = ReturnType<typeof cushioningSpec>;

interface Cushion {
  style: string;
  thick: number;
  width: number;
  metres: number;
  bubble: string;
  length: number;
  density: number;
}

/** kg/m³; 0 where density says nothing. */
function densityFor({ leaf, r }: Order, { style, material }: { style: string; material: string }): number {
  if (style === 'bubble' || /Corrugated|Kraft/.test(material) || /wool/i.test(leaf.noun)) return 0;
  if (material === 'EPS') return r.pick([18, 20, 25]);
  return material === 'EPP' ? r.pick([30, 45, 60]) : r.pick([20, 25, 28, 33]);
}

const FLAT_PRICE: Record<string, number> = { air: 650, 'air bag': 9, kit: 95 };

/** Rupees a roll or piece before the factor of the leaf. */
function cushionPrice({ style, thick, width, metres, bubble, length, density }: Cushion): number {
  const area = (width * metres) / 1000;
  if (style === 'bubble') return area * (bubble === '10' ? 5.2 : 8.6) + 20;
  if (style === 'foam roll') return area * (3.4 + thick * 4.6) + 25;
  if (style === 'paper') return 420 + width * 0.6;
  return FLAT_PRICE[style] ?? ((width * length * thick) / 1e9) * (density || 120) * 420 + 6;
}

function cushionSize(
  { r }: Order,
  {
    cushion: { style, thick, width, metres, bubble, length },
    feature,
  }: { cushion: Cushion; feature: string },
): string {
  if (style === 'bubble') return `${bubble} mm bubble, ${width} mm × ${metres} m`;
  if (style === 'foam roll') return `${thick} mm, ${width} mm × ${metres} m`;
  if (style === 'paper') return `${width} mm, 300 m`;
  if (style === 'air') return '450 m';
  if (style === 'air bag' || style === 'kit') return r.pick(['box of 100', 'box of 250']);
  return feature.includes('box') ? '' : mm(length, width, thick);
}

function cushioningTitle({ leaf, feature, dims, density, style }: CushioningSpec): string {
  return [
    leaf.noun,
    feature,
    dims,
    density > 0 && /plank|insert/.test(style) && !feature.includes('box') ? `${density} kg/m³` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function cushioningValues({
  material,
  style,
  bubble,
  rolled,
  boxed,
  thick,
  density,
  width,
  metres,
  feature,
  hint,
}: CushioningSpec): Values {
  return {
    material,
    ...(style === 'bubble' ? { bubble_size: bubble } : {}),
    ...(rolled || boxed ? {} : { thickness: thick }),
    ...(density > 0 && !boxed && style !== 'paper' && style !== 'air' ? { foam_density: density } : {}),
    width,
    ...(rolled ? { roll_length: style === 'paper' ? 300 : style === 'air' ? 450 : metres } : {}),
    anti_static: 'None',
    recycled_content: feature.includes('recycled') ? Number.parseInt(feature, 10) : 0,
    ...hint.set,
  };
}

function cushioningWords({
  style,
  bubble,
  width,
  metres,
  rolled,
  material,
  thick,
  boxed,
  leaf,
  density,
}: CushioningSpec): Words {
  return {
    says: [
      style === 'bubble'
        ? `${bubble} mm bubbles about ${bubble === '10' ? 4 : 10} mm high, ${width} mm wide, ${metres} m to the roll.`
        : rolled
          ? `${material}, ${style === 'foam roll' ? `${thick} mm thick` : `${width} mm wide`}, ready for a dispenser.`
          : boxed
            ? `Supplied flat with a ${style === 'kit' ? 'heating mat on loan' : 'hand pump in every box'}.`
            : `${material === 'Composite' ? leaf.noun.replace(/ (sheet|insert|liner|corner set)$/, '') : material}${density > 0 ? `, ${density} kg per m³` : ''}, ${thick} mm thick.`,
      density > 0 && !rolled
        ? `Best cushioning between ${near(density * 0.09, 0.1)} and ${near(density * 0.28, 0.1)} kPa of static load.`
        : 'Available with perforation for tearing by hand.',
    ],
    checks: CUSHION_CHECKS,
    uses: [
      'For glass, electronics and furniture on parcel routes.',
      'For packing benches that wrap and fill at speed.',
      'For manufacturers with frequent product changes.',
    ],
  };
}
