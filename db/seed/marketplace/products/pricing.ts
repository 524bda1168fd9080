import type { Random } from '../random.ts';
import type { Draft } from '../recipes/recipe.ts';
import type { SeedTier } from '../types.ts';

/** Price level ex works by country, India = 1. */
// biome-ignore format: a table
const COUNTRY_LEVEL: Record<string, number> = {
  IN: 1, CN: 0.98, VN: 0.97, ID: 0.98, EG: 0.96, BD: 0.94, LK: 1, TH: 1.03, MY: 1.05, TR: 1.06, ZA: 1.08, KE: 1.06, AE: 1.1, SA: 1.1, MX: 1.12, BR: 1.13, PL: 1.19, CZ: 1.2, PT: 1.22, KR: 1.21, ES: 1.26, IT: 1.3, CA: 1.3, US: 1.31, AU: 1.34, FR: 1.36, GB: 1.36, NL: 1.36, DE: 1.38, SG: 1.28, JP: 1.41,
};

/** Order quantities people write: 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten. */
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

const upTo = (quantity: number, multiple: number): number => Math.ceil(quantity / multiple - 1e-9) * multiple;

function nice(quantity: number): number {
  if (quantity <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(quantity));
  const lead = quantity / power;
  const step = NICE.find((value) => value >= lead) ?? 10;
  return Math.round(step * power);
}

/** Paise that look like a price list. */
function priced(paise: number): number {
  const step =
    paise >= 200_000
      ? 500
      : paise >= 50_000
        ? 100
        : paise >= 10_000
          ? 50
          : paise >= 2_000
            ? 10
            : paise >= 500
              ? 5
              : 1;
  return Math.max(1, Math.round(paise / step) * step);
}

export interface Offer {
  tiers: SeedTier[];
  moq: number;
  orderMultiple: number;
}

/** Minimum quantity from the order value a maker wants, then two to five tiers with falling prices. */
export function offerFor(
  draft: Draft,
  { r, ...options }: { r: Random; country: string; lowMoq: boolean },
): Offer {
  const rupees = draft.rupees * (COUNTRY_LEVEL[options.country] ?? 1.1) * (0.94 + r.next() * 0.14);
  const value = (draft.lot[0] + r.next() * (draft.lot[1] - draft.lot[0])) * (options.lowMoq ? 0.4 : 1);
  const multiple = Math.max(1, draft.pack);
  const moq = upTo(nice(value / rupees), multiple);
  const count = rupees > 5000 ? r.between(2, 3) : r.pick([3, 3, 4, 4, 5]);
  const tiers: SeedTier[] = [{ minQuantity: moq, unitPriceMinor: Math.max(count + 1, priced(rupees * 100)) }];
  let discount = 0;
  for (const growth of GROWTH.slice(0, count - 1)) {
    const last = tiers[tiers.length - 1] as SeedTier;
    discount += 0.025 + r.next() * 0.035;
    const minQuantity = Math.max(
      upTo(nice(moq * r.pick(growth)), multiple),
      upTo(last.minQuantity + 1, multiple),
    );
    tiers.push({
      minQuantity,
      unitPriceMinor: Math.min(last.unitPriceMinor - 1, priced(rupees * 100 * (1 - discount))),
    });
  }
  return { tiers, moq, orderMultiple: multiple };
}

const GROWTH = [
  [2, 2.5],
  [5, 6],
  [10, 12],
  [25, 30],
] as const;

/** Paise for a sample, 0 when it is free. */
export function samplePrice(kind: string, unitPriceMinor: number): number {
  if (kind === 'Free') return 0;
  return Math.max(10_000, Math.round((unitPriceMinor * 1.5 + 15_000) / 5_000) * 5_000);
}
