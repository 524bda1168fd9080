import { missingForPublishing, priceRange, tagsOf } from '#features/catalog/products/rules/pricing.ts';
import {
  type Availability,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import { formatCount } from '#lib/formats.ts';
import type { Tier } from '#lib/money.ts';
import { roundHalfAway } from '#lib/money.ts';
import type { ProductChange } from '../contract/store-acts.ts';

const mostMinor = 2_000_000_000;
/** Products in the archive of a store: archived ones take no room in the plan, so they have a limit of their own. */
export const maxArchived = 10_000;

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
  /** And for products that are not archived, public or not. */
  room: number;
  /** Places in the archive. */
  archiveRoom: number;
}

const noRoom = 'Your plan has no room for another product. Archive or delete one first.';
const fullArchive = `The archive holds up to ${formatCount(maxArchived)} products. Delete some of them first.`;
const noPlace = 'Your plan has no room for another public product.';

/** What a change makes of a product, or why it stays as it was. */
export function changed(
  product: Changeable,
  change: ProductChange,
  { now, places, room, archiveRoom }: Surroundings,
): Changed | string {
  switch (change.act) {
    case 'activate': {
      const [missing] = missingForPublishing(product);
      if (missing) return missing.message;
      if (product.archivedAt && room < 1) return noRoom;
      if (!isShown(product) && places < 1) return noPlace;
      return { ...availability(withStatus(product, 'active')), archivedAt: null, hiddenByPlanAt: null };
    }
    case 'deactivate':
      return { ...availability(withStatus(product, 'inactive')), hiddenByPlanAt: null };
    case 'archive':
      if (!product.archivedAt && archiveRoom < 1) return fullArchive;
      return { ...availability(withStatus(product, 'inactive')), archivedAt: now, hiddenByPlanAt: null };
    case 'restore':
      if (!product.archivedAt) return 'It is not archived.';
      return room < 1 ? noRoom : { archivedAt: null };
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
