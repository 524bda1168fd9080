import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowancesFor } from '#features/packaging/engineering/rules/allowances.ts';
import {
  blankGrams,
  boardGrammage,
  quickArea,
  quickSheetInches,
  sheetsKg,
} from '#features/packaging/engineering/rules/board.ts';
import { sizeOf } from '#features/packaging/engineering/rules/fefco.ts';
import { styleNamed } from '#features/packaging/engineering/rules/fefco-styles.ts';
import { bagGrams, gaugeKgPer1000, squareInchesPerLb } from '#features/packaging/engineering/rules/film.ts';
import { inchAsMm, neckFinishes } from '#features/packaging/engineering/rules/necks.ts';
import {
  asKgf,
  compression,
  layersThatStand,
  neededCompression,
  overhangFactor,
} from '#features/packaging/engineering/rules/strength.ts';
import { humidityFactors, timeFactors } from '#features/packaging/engineering/rules/strength-tables.ts';
import { mmPerInch, toMm } from '#features/packaging/engineering/rules/units.ts';
import { bestLayer } from './layer.ts';
import { bestStack, cubicMetres, dimensionalLb, volumetricKg } from './load.ts';

/** The figures that examples are given in; each has some of them. */
type Inputs = Record<
  | 'B'
  | 'B_cm'
  | 'B_in'
  | 'H'
  | 'H_cm'
  | 'H_in'
  | 'L'
  | 'L_cm'
  | 'L_in'
  | 'W_cm'
  | 'W_in'
  | 'actual_kg'
  | 'area_m2'
  | 'bct_N'
  | 'bct_lb'
  | 'blank_length_mm'
  | 'blank_width_mm'
  | 'box_weight_kg'
  | 'caliper_in'
  | 'caliper_mm'
  | 'cost'
  | 'density'
  | 'divisor'
  | 'ect_kn_m'
  | 'ect_lb_in'
  | 'flap_in'
  | 'gauge'
  | 'gsm'
  | 'joint'
  | 'kg_per_m2'
  | 'length_cm'
  | 'length_in'
  | 'length_mm'
  | 'loss'
  | 'max_height_in'
  | 'micron'
  | 'overhang_in'
  | 'perimeter_in'
  | 'price_per_1000_in2'
  | 'price_per_kg'
  | 'quantity'
  | 'rate_per_m2'
  | 'relative_humidity'
  | 'safety_factor'
  | 'sheets'
  | 'size'
  | 'storage_days'
  | 't'
  | 'take_up'
  | 'thickness_mil'
  | 'top_load_kgf'
  | 'trim'
  | 'waste'
  | 'width_cm'
  | 'width_in'
  | 'width_mm',
  number
>;
type Lists = Record<
  'box' | 'box_in' | 'box_mm' | 'gsm' | 'pallet' | 'pallet_in' | 'pallet_mm',
  readonly number[]
>;

interface WorkedExample {
  id: string;
  kind: string;
  title: string;
  inputs: Inputs & Lists;
  expected: Record<string, number>;
  tolerance: Record<string, number>;
}

const { oracles } = JSON.parse(
  readFileSync(new URL('../../../../../tests/engineering/oracles.json', import.meta.url), 'utf8'),
) as { oracles: WorkedExample[] };

const factorOf = (list: readonly { value: string; factor: number }[], value: number): number =>
  list.find((one) => one.value === String(value))?.factor ?? Number.NaN;
const kept = (i: { storage_days: number; relative_humidity: number }): number =>
  factorOf(timeFactors, i.storage_days) * factorOf(humidityFactors, i.relative_humidity);
const boxIn = ([l = 0, w = 0, h = 0]: readonly number[]) => ({
  lengthMm: l * mmPerInch,
  widthMm: w * mmPerInch,
  heightMm: h * mmPerInch,
});
const perLayer = ([x = 0, y = 0]: readonly number[], [a = 0, b = 0]: readonly number[]) => {
  const layer = bestLayer({ x, y }, { x: a, y: b });
  return { per_layer: layer.count, optimum: layer.count, single_orientation: layer.plain };
};
const volume = (i: { L_cm: number; B_cm: number; H_cm: number }) => ({ l: i.L_cm, b: i.B_cm, h: i.H_cm });

/** How each kind of example is worked out with the rules; only what the table expects is compared. */
const solve: Record<string, (i: Inputs, lists: Lists) => Record<string, number>> = {
  mckee: (i) => {
    const perimeter = 2 * (i.length_in + i.width_in);
    return {
      perimeter_in: perimeter,
      bct_lb: compression({ ect: i.ect_lb_in, thickness: i.caliper_in, perimeter }),
    };
  },
  mckee_reduced: (i) => ({ usable_lb: i.bct_lb * (1 - i.loss) }),
  mckee_metric: (i) => ({
    bct_N: compression({
      ect: i.ect_kn_m * 1000,
      thickness: i.caliper_mm / 1000,
      perimeter: (2 * (i.length_mm + i.width_mm)) / 1000,
    }),
  }),
  mckee_exponents: (i) => ({
    bct_lb: compression({
      ect: i.ect_lb_in,
      thickness: i.caliper_in,
      perimeter: i.perimeter_in,
      form: 'exponents',
    }),
  }),
  overhang: (i) => ({ factor: overhangFactor(i.overhang_in) }),
  blank_0201: (i) => {
    const allowances = {
      ...allowancesFor({ model: 'india', flute: 'B', thicknessMm: i.t }),
      jointMm: i.joint,
      trimMm: i.trim,
    };
    const size = { lengthMm: i.L, widthMm: i.B, heightMm: i.H, thicknessMm: i.t };
    const [part] =
      styleNamed('0201')?.parts({ ...size, allowances, flapMm: 0, lidMm: i.H, clearanceMm: 0 }) ?? [];
    if (!part) throw new Error('0201 is missing');
    const blank = sizeOf(part);
    return { blank_length_mm: blank.lengthMm + i.trim, blank_width_mm: blank.widthMm + i.trim };
  },
  board_weight: (i, lists) => ({
    weight_g: blankGrams(
      { lengthMm: i.blank_length_mm, widthMm: i.blank_width_mm },
      boardGrammage({ gsm: lists.gsm, takeUps: [i.take_up] }),
    ),
  }),
  blank_inch_quick: (i) => {
    const { length, width } = quickSheetInches({ l: i.L_in, b: i.B_in, h: i.H_in });
    return { sheet_length_in: length, sheet_width_in: width };
  },
  carton_area_price: (i) => {
    const area = quickArea(volume(i));
    return { area_m2: area, price: area * i.rate_per_m2 };
  },
  carton_area_total: (i) => ({ total_m2: quickArea(volume(i)) * i.quantity }),
  carton_price_inch_square: (i) => ({
    // 1.55 thousandths of a thousand square inches in 10 cm²: the page rounds the inch.
    price: quickArea(volume(i), { panels: 5, flaps: 3 }) * 1.55 * i.price_per_1000_in2,
  }),
  cbm: (i) => ({
    cbm: cubicMetres(
      { lengthMm: toMm(i.L_cm, 'cm'), widthMm: toMm(i.B_cm, 'cm'), heightMm: toMm(i.H_cm, 'cm') },
      i.quantity,
    ),
  }),
  cbm_inch: (i) => ({ cbm: cubicMetres(boxIn([i.L_in, i.B_in, i.H_in])) }),
  material_cost: (i) => ({ cost: i.area_m2 * i.kg_per_m2 * i.price_per_kg }),
  waste: (i) => ({ cost: i.cost * (1 + i.waste) }),
  sheet_weight_inch: (i) => ({
    kg: sheetsKg({ lengthIn: i.L_in, widthIn: i.W_in, gsm: i.gsm, sheets: i.sheets }),
  }),
  polybag_gauge: (i) => ({
    kg:
      (gaugeKgPer1000({ lengthIn: i.length_in, flapIn: i.flap_in, widthIn: i.width_in, gauge: i.gauge }) *
        i.quantity) /
      1000,
  }),
  polybag_gauge_full_flap: (i) => ({
    kg_per_1000: gaugeKgPer1000({
      lengthIn: i.length_in,
      flapIn: i.flap_in,
      widthIn: i.width_in,
      gauge: i.gauge,
      flapShare: 1,
    }),
  }),
  polybag_metric: (i) => ({
    g: bagGrams({ micron: i.micron, density: i.density, widthCm: i.width_cm, lengthCm: i.length_cm }),
  }),
  film_yield: (i) => ({ in2_per_lb: squareInchesPerLb(i.thickness_mil, i.density) }),
  dim_weight_lb: (i) => {
    const sides = [i.L_in, i.W_in, i.H_in];
    return {
      rounded_volume_in3: dimensionalLb(sides, 1),
      dim_weight_lb: dimensionalLb(sides, i.divisor),
      raw_lb: volumetricKg(sides, i.divisor),
    };
  },
  air_chargeable: (i) => {
    const volumetric = volumetricKg([i.L_cm, i.W_cm, i.H_cm], i.divisor);
    return { volumetric_kg: volumetric, chargeable_kg: Math.max(volumetric, i.actual_kg) };
  },
  pallet_layers: (i, lists) => {
    const [length = 0, width = 0, deck = 0] = lists.pallet_in as number[];
    const platform = boxIn([length, width, i.max_height_in - deck]);
    const stack = bestStack(boxIn(lists.box_in), { platform, upright: true });
    return { per_layer: stack.layer.count, layers: stack.layers, total: stack.total };
  },
  pallet_layer: (_, lists) => perLayer(lists.pallet_mm, lists.box_mm),
  pallet_layer_negative: (_, lists) => perLayer(lists.pallet_in, lists.box_in),
  pallet_hard: (_, lists) => perLayer(lists.pallet, lists.box),
  pallet_layer_proven: (_, lists) => perLayer(lists.pallet_mm, lists.box_mm),
  neck_check: (i) => {
    const finish = neckFinishes.find(({ sizeMm }) => sizeMm === i.size);
    return { T_min_mm: inchAsMm(finish?.tMin ?? 0), T_max_mm: inchAsMm(finish?.tMax ?? 0) };
  },
  environment: (i) => ({ multiplier: kept(i), safety_factor: 1 / kept(i) }),
  target_compression: (i) => ({ required_bct_kgf: neededCompression(i.top_load_kgf, kept(i)) }),
  bct_to_kgf: (i) => {
    const kgf = asKgf(i.bct_N);
    const safe = kgf / i.safety_factor;
    return {
      bct_kgf: kgf,
      safe_load_kgf: safe,
      max_layers_above: layersThatStand(safe, i.box_weight_kg) - 1,
    };
  },
};

describe('worked examples', () => {
  it('are all here', () => expect(oracles).toHaveLength(90));

  it.each(oracles.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, example) => {
    const found = solve[example.kind]?.(example.inputs, example.inputs) ?? {};
    for (const [name, figure] of Object.entries(example.expected)) {
      // What a worse method finds is told beside the answer.
      if (!(name in example.tolerance)) {
        if (name !== 'single_orientation') continue;
      }
      const off = Math.abs((found[name] ?? Number.NaN) - figure);
      expect(off, `${name}: ${found[name]} instead of ${figure}`).toBeLessThanOrEqual(
        (example.tolerance[name] ?? 0) + 1e-9,
      );
    }
  });
});
