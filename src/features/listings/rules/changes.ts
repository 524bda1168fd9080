import { missingForPublishing, priceRange, tagsOf } from '#features/catalog/rules/pricing.ts';
import { type Availability, isShown, withStatus, withStock } from '#features/catalog/rules/status.ts';
import type { Tier } from '#lib/money.ts';
import { roundHalfAway } from '#lib/money.ts';
import type { ProductChange } from '../contract/store-acts.ts';

const mostMinor = 2_000_000_000;

/** Every price moved by so many per cent, each rounded once; a reason where the prices would no longer be a list. */
export function movedTiers(tiers: readonly Tier[], percent: number): Tier[] | string {
  const moved = tiers.map(({ minQuantity, unitPriceMinor }) => ({
    minQuantity,
    unitPriceMinor: roundHalfAway(Number(((unitPriceMinor * (100 + percent)) / 100).toPrecision(15))),
  }));
  if (moved.some(({ unitPriceMinor }) => unitPriceMinor < 1)) return 'A price would fall to nothing.';
  if (moved.some(({ unitPriceMinor }) => unitPriceMinor > mostMinor)) return 'A price would be too high.';
  const falls = moved.every(
    ({ unitPriceMinor }, row) => row === 0 || unitPriceMinor < (moved[row - 1]?.unitPriceMinor ?? 0),
  );
  return falls ? moved : 'Its prices are so close that rounding would make two of them the same.';
}

interface Changeable extends Availability {
  description: string;
  tiers: Tier[];
  moq: number;
  ecoFriendly: boolean;
  customizable: boolean;
  archivedAt: Date | null;
  hiddenByPlanAt: Date | null;
}

interface Changed extends Partial<Changeable> {
  leadTimeDays?: number;
  priceFromMinor?: number;
  priceToMinor?: number;
  tags?: string[];
  deletedAt?: Date;
}

interface Surroundings {
  now: Date;
  /** Places that the plan of the store still has for public products. */
  places: number;
}

const noPlace = 'Your plan has no room for another public product.';

/** What a change makes of a product, or why it stays as it was. */
export function changed(
  product: Changeable,
  change: ProductChange,
  { now, places }: Surroundings,
): Changed | string {
  switch (change.act) {
    case 'activate': {
      const [missing] = missingForPublishing(product);
      if (missing) return missing.message;
      if (!isShown(product) && places < 1) return noPlace;
      return { ...availability(withStatus(product, 'active')), archivedAt: null, hiddenByPlanAt: null };
    }
    case 'deactivate':
      return { ...availability(withStatus(product, 'inactive')), hiddenByPlanAt: null };
    case 'archive':
      return { ...availability(withStatus(product, 'inactive')), archivedAt: now, hiddenByPlanAt: null };
    case 'restore':
      return product.archivedAt ? { archivedAt: null } : 'It is not archived.';
    case 'delete':
      return { deletedAt: now };
    case 'stock':
      return availability(withStock(product, change.stock));
    case 'lead_time':
      return { leadTimeDays: change.days };
    case 'price': {
      const tiers = movedTiers(product.tiers, change.percent);
      if (typeof tiers === 'string') return tiers;
      return { tiers, ...priceRange(tiers), tags: tagsOf({ ...product, tiers }) };
    }
  }
}

const availability = ({ status, statusBeforeOutOfStock, stock }: Availability): Availability => ({
  status,
  statusBeforeOutOfStock,
  stock,
});
