import { LEAVES } from '../catalogue.ts';
import { seeded } from '../random.ts';
import type { Leaf } from '../recipes/recipe.ts';
import { CORE_SUPPLIERS } from '../suppliers/core.ts';
import { tradeByKey } from '../suppliers/trades.ts';
import type { SeedSupplier } from '../types.ts';
import { SHOWCASE } from './showcase.ts';

/** Products of each of the first sixty suppliers among the first 1,500. */
export const CORE_QUOTAS: readonly number[] = CORE_SUPPLIERS.map((_, index) =>
  index === 0
    ? SHOWCASE.length
    : index <= (1500 - SHOWCASE.length) % 59
      ? Math.floor((1500 - SHOWCASE.length) / 59) + 1
      : Math.floor((1500 - SHOWCASE.length) / 59),
);

/** Supplier indexes of the first 1,500 products: the demo store, then the others in turn. */
export function* coreOrder(stores: number): Generator<number> {
  for (let i = 0; i < (CORE_QUOTAS[0] ?? 0) && stores > 0; i++) yield 0;
  const most = Math.max(...CORE_QUOTAS.slice(1));
  for (let round = 0; round < most; round++) {
    for (let index = 1; index < Math.min(stores, CORE_QUOTAS.length); index++) {
      if (round < (CORE_QUOTAS[index] ?? 0)) yield index;
    }
  }
}

/** Most products a plan allows; the demo store keeps its own number. */
const PLAN_LIMIT = { basic: 50, silver: 500, gold: Number.POSITIVE_INFINITY } as const;

const PLAN_WEIGHT = { basic: 1, silver: 3, gold: 8 } as const;

/** Shares out products beyond the first 1,500: new suppliers first, larger plans more, never over a plan's limit. */
export function* offersBeyondCore(
  suppliers: readonly SeedSupplier[],
  products: number,
): Generator<{ index: number; offers: number }> {
  const room = suppliers.map((supplier, index) =>
    index === 0 ? 0 : PLAN_LIMIT[supplier.plan] - (CORE_QUOTAS[index] ?? 0),
  );
  const given = suppliers.map(() => 0);
  let left = products;
  while (left > 0) {
    let weight = 0;
    suppliers.forEach((supplier, index) => {
      if ((room[index] ?? 0) > (given[index] ?? 0)) weight += PLAN_WEIGHT[supplier.plan];
    });
    if (weight === 0) return;
    const unit = Math.max(left / weight, 0.0001);
    for (let index = suppliers.length - 1; index >= 1 && left > 0; index--) {
      const free = (room[index] ?? 0) - (given[index] ?? 0);
      if (free <= 0) continue;
      const share = Math.min(
        free,
        left,
        Math.max(1, Math.round(unit * PLAN_WEIGHT[(suppliers[index] as SeedSupplier).plan])),
      );
      given[index] = (given[index] ?? 0) + share;
      left -= share;
    }
  }
  for (let index = 0; index < suppliers.length; index++)
    if ((given[index] ?? 0) > 0) yield { index, offers: given[index] ?? 0 };
}

const byTrade = new Map<string, readonly Leaf[]>();

/** Leaves of a trade, kin beside kin. */
function leavesOf(tradeKey: string): readonly Leaf[] {
  const known = byTrade.get(tradeKey);
  if (known !== undefined) return known;
  const trade = tradeByKey(tradeKey);
  const leaves = trade.recipes.flatMap((recipe) =>
    LEAVES.filter((leaf) => leaf.recipe === recipe && (trade.keep?.[recipe]?.test(leaf.id) ?? true)),
  );
  byTrade.set(tradeKey, leaves);
  return leaves;
}

/** Returns the leaves that a supplier lists: for the first sixty their part of the trade's leaves, for others a run of three to fourteen. */
export function assortmentOf(supplier: SeedSupplier, index: number): readonly Leaf[] {
  const leaves = leavesOf(supplier.trade);
  const quota = CORE_QUOTAS[index];
  if (quota === undefined) {
    const r = seeded(`assortment:${supplier.key}`);
    const width = Math.min(leaves.length, r.between(3, 14));
    const start = r.int(leaves.length);
    return Array.from({ length: width }, (_, i) => leaves[(start + i) % leaves.length] as Leaf);
  }
  const peers = CORE_SUPPLIERS.flatMap((core, i) => (i > 0 && core.trade === supplier.trade ? [i] : []));
  const turn = peers.indexOf(index);
  const from = Math.floor((turn * leaves.length) / peers.length),
    to = Math.floor(((turn + 1) * leaves.length) / peers.length);
  const part = leaves.slice(from, to);
  const width = Math.min(part.length, quota - 2);
  return Array.from({ length: width }, (_, i) => part[Math.floor((i * part.length) / width)] as Leaf);
}
