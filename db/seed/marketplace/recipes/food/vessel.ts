import { resin } from '../containers/plastics.ts';
import type { Order, Stream } from '../recipe.ts';
import { near } from '../recipe.ts';

export const RATE: Record<string, number> = {
  Paperboard: 150,
  'Kraft paper': 165,
  Aluminum: 420,
  Wood: 240,
  Composite: 190,
  'Molded fiber': 175,
};

export const streamOf = (material: string): Stream =>
  material === 'PLA'
    ? 'compostable'
    : material === 'Paperboard' || material === 'Kraft paper'
      ? 'laminate'
      : material === 'Aluminum'
        ? 'metal'
        : material === 'Wood' || material === 'Composite'
          ? 'compostable'
          : 'plastic';

export interface Vessel {
  ml: number;
  material: string;
  style: string;
  grams: number;
  diameter: number;
  length: number;
  width: number;
  height: number;
}

/** Size and weight of a cup, tub or tray by volume. */
export function vessel(order: Order): Vessel {
  const { leaf, r, turn } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500]);
  const material = r.pick(hint.of ?? ['PP']);
  const style = r.pick(hint.style ?? ['round']);
  const k = Math.cbrt(ml / 500) * (turn > 2 ? r.pick([0.97, 1, 1.03]) : 1);
  const density =
    material === 'EPS'
      ? 0.1
      : material === 'Aluminum'
        ? 0.55
        : material === 'Paperboard' || material === 'Kraft paper'
          ? 0.75
          : resin(material).density;
  const usual = near(
    Math.max(
      0.8,
      13 *
        Math.pow(ml / 500, 0.7) *
        density *
        (style === 'lid' ? 0.3 : 1) *
        Math.max(0.9, Math.min(2.6, hint.factor ?? 1)),
    ),
    0.1,
  );
  const grams = hint.grams === undefined ? usual : r.pick(hint.grams);
  const tray = style === 'tray' || style === 'rectangular';
  const rim = hint.with?.find((text) => text.endsWith('rim'));
  return {
    ml,
    material,
    style,
    grams,
    diameter:
      rim === undefined
        ? near((style === 'cup' ? 90 : 112) * k, 1)
        : ml > 150 && hint.with?.length === 2
          ? 95
          : 75,
    length: near((style === 'tray' ? 185 : 150) * k, 1),
    width: near((style === 'tray' ? 135 : 105) * k, 1),
    height: near((tray ? (style === 'tray' ? 34 : 60) : style === 'cup' ? 112 : 70) * k, 1),
  };
}
