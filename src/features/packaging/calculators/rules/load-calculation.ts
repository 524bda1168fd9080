import {
  containers,
  loadSources,
  type Pallet,
  pallets,
} from '#features/packaging/engineering/rules/load-tables.ts';
import { fromMm, toKg, toMm } from '#features/packaging/engineering/rules/units.ts';
import { formatNumber } from '#lib/formats.ts';
import type { PalletInput } from '../contract/inputs.ts';
import type { Calculation, DrawnLayer, Figure } from '../contract.ts';
import { figure, lengthFigure, weightFigure } from './figures.ts';
import {
  airDivisor,
  bestStack,
  cubicMetres,
  expressDivisor,
  layersByWeight,
  type Stack,
  volumetricKg,
} from './load.ts';

const usualHeightMm = 1800;
const usualDeckMm = 144;
/** A drawing of more would be gray. */
const maxDrawnBoxes = 400;

type Platform = Pick<Pallet, 'name' | 'lengthMm' | 'widthMm' | 'heightMm'> & { loadKg: number | null };

function platformOf({ pallet, palletLength, palletWidth, unit }: PalletInput): Platform {
  const known = pallets.find(({ id }) => id === pallet);
  if (known) return { ...known, loadKg: known.dynamicLoadKg };
  const side = (value: number | undefined, usual: number): number =>
    value === undefined ? usual : toMm(value, unit);
  return {
    name: 'your pallet',
    lengthMm: side(palletLength, 1200),
    widthMm: side(palletWidth, 1000),
    heightMm: usualDeckMm,
    loadKg: null,
  };
}

/** The fullest layer, how many of them stand, and what goes into a container. */
export function calculatePallet(input: PalletInput): { calculation: Calculation; layer: DrawnLayer } {
  const [l = 0, w = 0, h = 0] = [input.length, input.width, input.height].map((side) =>
    toMm(side, input.unit),
  );
  const [box, grossKg, platform] = [
    { lengthMm: l, widthMm: w, heightMm: h },
    toKg(input.gross, input.mass),
    platformOf(input),
  ];
  const maxMm = input.maxHeight === undefined ? usualHeightMm : toMm(input.maxHeight, input.unit);
  const room = { ...platform, heightMm: Math.max(0, maxMm - platform.heightMm) };
  const upright = input.stand === 'upright';
  const stack = bestStack(box, { platform: room, upright });
  const layers = layersByWeight(stack, { grossKg, mostKg: platform.loadKg ?? Number.POSITIVE_INFINITY });
  const perLayer = stack.layer.count;
  const total = perLayer * layers;
  const floorMm2 = platform.lengthMm * platform.widthMm;
  const figures = [
    figure({ id: 'per-layer', label: 'Boxes per layer', value: perLayer, unit: '', lead: true }),
    figure({ id: 'total', label: 'Boxes per pallet', value: total, unit: '', lead: true }),
    figure({ id: 'layers', label: 'Layers', value: layers, unit: '' }),
    figure({ id: 'plain', label: 'Boxes per layer (no rotation)', value: stack.layer.plain, unit: '' }),
    figure({ id: 'bound', label: 'Theoretical maximum', value: stack.layer.bound, unit: '' }),
    figure({
      id: 'cover',
      label: 'Area used',
      value: (perLayer * stack.box.lengthMm * stack.box.widthMm * 100) / floorMm2,
      unit: '%',
    }),
    lengthFigure({
      id: 'height',
      label: 'Height incl. pallet',
      mm: platform.heightMm + layers * stack.box.heightMm,
    }),
    weightFigure({ id: 'weight', label: 'Weight excl. pallet', kg: total * grossKg }),
    ...containerFigures(input, { box, grossKg, perPallet: total, upright }),
    figure({ id: 'volume', label: 'Volume per box', value: cubicMetres(box), unit: 'm³' }),
    ...chargedFigures(box, grossKg),
  ];
  return {
    calculation: { figures, warnings: warningsOf({ stack, layers, platform }), grounds: groundsOf(platform) },
    layer: drawn(stack, platform),
  };
}

/** Returns the chargeable weight of one box by air and express: by volume or by scale, whichever is more. */
function chargedFigures({ lengthMm, widthMm, heightMm }: Stack['box'], grossKg: number): Figure[] {
  const sides = [lengthMm, widthMm, heightMm].map((mm) => fromMm(mm, 'cm'));
  const charged = (divisor: number): number => Math.max(grossKg, volumetricKg(sides, divisor));
  return [
    weightFigure({ id: 'air', label: 'Chargeable weight, air', kg: charged(airDivisor) }),
    weightFigure({ id: 'express', label: 'Chargeable weight, express', kg: charged(expressDivisor) }),
  ];
}

interface Loading {
  box: Stack['box'];
  grossKg: number;
  perPallet: number;
  upright: boolean;
}

function containerFigures(input: PalletInput, { box, grossKg, perPallet, upright }: Loading): Figure[] {
  const container = containers.find(({ code }) => code === input.container);
  if (!container) return [];
  const inside = {
    lengthMm: container.innerLengthMm,
    widthMm: container.innerWidthMm,
    heightMm: container.innerHeightMm,
  };
  const loose = bestStack(box, { platform: inside, upright });
  const byWeight = Math.floor(container.maxPayloadKg / grossKg);
  const standing = palletsIn(container, input.pallet);
  return [
    figure({
      id: 'loose',
      label: `Floor-loaded, ${container.name}`,
      value: Math.min(loose.total, byWeight),
      unit: 'boxes',
    }),
    ...(standing === null
      ? []
      : [
          figure({ id: 'pallets', label: `Pallets in the container`, value: standing, unit: '' }),
          figure({
            id: 'palletised',
            label: `Palletized, ${container.name}`,
            value: Math.min(standing * perPallet, byWeight),
            unit: 'boxes',
          }),
        ]),
  ];
}

/** As carriers state it; the smaller number where they state two. Null where they state none. */
function palletsIn(container: (typeof containers)[number], pallet: string): number | null {
  if (pallet === 'eur-1') return Number.parseInt(String(container.eurPallets), 10);
  if (['eur-2-iso', 'eur-3', 'cp1'].includes(pallet)) return container.pallets1200x1000;
  return pallet === 'gma-48x40-in' ? container.gmaPallets : null;
}

interface StackOnPallet {
  stack: Stack;
  layers: number;
  platform: Platform;
}

function warningsOf({ stack, layers, platform }: StackOnPallet): string[] {
  const { layer } = stack;
  if (layer.count === 0) return ['The box is larger than the pallet.'];
  if (stack.layers === 0) return ['A single layer exceeds the height limit.'];
  return [
    ...(layers < stack.layers
      ? [
          `There is space for ${stack.layers} layers, but ${platform.name} carries ${formatNumber(platform.loadKg ?? 0)} kg in motion.`,
        ]
      : []),
    ...(layer.count < layer.bound
      ? [`This is the best layer found. A layer of ${layer.bound} may exist but is not proven.`]
      : []),
  ];
}

const groundsOf = ({ name }: Platform): Calculation['grounds'] => [
  {
    rule: 'Layer: five blocks, divided again and again, then box by box; no overhang, turns of 90°. Bound after Barnes.',
    confidence: 'high; exact where the layer meets its bound',
    sources: [],
  },
  {
    rule: `Size and load of ${name}; containers`,
    confidence: 'high for sizes, medium for loads',
    sources: [...loadSources],
  },
  {
    rule: `Charged weight: sides in cm ÷ ${formatNumber(airDivisor)} by air, ÷ ${formatNumber(expressDivisor)} by express`,
    confidence: 'high; carriers differ',
    sources: ['https://www.mol-logistics.com/weight-calculator/'],
  },
];

const drawn = ({ layer, box }: Stack, { lengthMm, widthMm }: Platform): DrawnLayer => ({
  floor: { lengthMm, widthMm },
  box: { lengthMm: box.lengthMm, widthMm: box.widthMm },
  count: layer.count,
  boxes: layer.boxes.slice(0, maxDrawnBoxes).map(({ x, y, turned }) => ({ x: x / 10, y: y / 10, turned })),
});
