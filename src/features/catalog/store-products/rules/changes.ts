import { missingForPublishing, priceRange, tagsOf } from '#features/catalog/products/rules/pricing.ts';
import {
  type Availability,
  isShown,
  withStatus,
  withStock,
} from '#features/catalog/products/rules/status.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import { formatCount } from '#lib/formats.ts';
import type { Tier } from '#lib/money.ts';
import { roundHalfAway } from '#lib/money.ts';
import type { ProductChange } from '../contract/product-changes.ts';

const maxPriceMinor = 2_000_000_000;
/**
 * Maximum number of archived products per store. They do not count towards the plan limit, so they need a limit of
 * their own.
 */
export const maxArchived = 10_000;

/** Changes every price by a percentage, rounding once. Refuses if the results are not valid tiers. */
export function changeTierPrices(tiers: readonly Tier[], percent: number): Decision<{ tiers: Tier[] }> {
  const moved = tiers.map(({ minQuantity, unitPriceMinor }) => ({
    minQuantity,
    unitPriceMinor: roundHalfAway(Number(((unitPriceMinor * (100 + percent)) / 100).toPrecision(15))),
  }));
  if (moved.some(({ unitPriceMinor }) => unitPriceMinor < 1))
    return refuse('A price would become 0 or less.');
  if (moved.some(({ unitPriceMinor }) => unitPriceMinor > maxPriceMinor))
    return refuse('A price would be too high.');
  const falls = moved.every(
    ({ unitPriceMinor }, row) => row === 0 || unitPriceMinor < (moved[row - 1]?.unitPriceMinor ?? 0),
  );
  return falls ? allow({ tiers: moved }) : refuse('Two of its prices would become the same after rounding.');
}

interface ChangeableProduct extends Availability {
  description: string;
  tiers: Tier[];
  moq: number;
  currency: string;
  ecoFriendly: boolean;
  customizable: boolean;
  archivedAt: Date | null;
  hiddenByPlanAt: Date | null;
}

interface ProductUpdate extends Partial<ChangeableProduct> {
  leadTimeDays?: number;
  priceFromMinor?: number;
  priceToMinor?: number;
  tags?: string[];
  pinnedAt?: null;
  deletedAt?: Date;
}

interface ChangeLimits {
  now: Date;
  /** Number of products that the plan can still make public. */
  places: number;
  /** Number of products that can still be added, public or not; archived ones do not count. */
  room: number;
  /** Number of products that can still be archived. */
  archiveRoom: number;
}

const noRoomMessage = 'Your plan’s product limit is reached. Archive or delete a product first.';
const fullArchiveMessage = `The archive is full (${formatCount(maxArchived)} products). Delete some first.`;
const noPublicRoomMessage = 'Your plan’s limit of live products is reached.';

/** Decides whether a product can be changed, and which of its columns that updates. */
export function applyChange(
  product: ChangeableProduct,
  { change, now, places, room, archiveRoom }: ChangeLimits & { change: ProductChange },
): Decision<{ update: ProductUpdate }> {
  switch (change.act) {
    case 'activate': {
      const [missing] = missingForPublishing(product);
      if (missing) return refuse(missing.message);
      if (product.archivedAt && room < 1) return refuse(noRoomMessage);
      if (!isShown(product) && places < 1) return refuse(noPublicRoomMessage);
      return update({
        ...pickAvailability(withStatus(product, 'active')),
        archivedAt: null,
        hiddenByPlanAt: null,
      });
    }
    case 'deactivate':
      return update({ ...pickAvailability(withStatus(product, 'inactive')), hiddenByPlanAt: null });
    case 'archive':
      if (!product.archivedAt && archiveRoom < 1) return refuse(fullArchiveMessage);
      return update({
        ...pickAvailability(withStatus(product, 'inactive')),
        archivedAt: now,
        hiddenByPlanAt: null,
        pinnedAt: null,
      });
    case 'restore':
      if (!product.archivedAt) return refuse('This product is not archived.');
      return room < 1 ? refuse(noRoomMessage) : update({ archivedAt: null });
    case 'delete':
      return update({ deletedAt: now });
    case 'stock':
      return update(pickAvailability(withStock(product, change.stock)));
    case 'lead_time':
      return update({ leadTimeDays: change.days });
    case 'price': {
      const decision = changeTierPrices(product.tiers, change.percent);
      if (!decision.ok) return decision;
      const { tiers } = decision;
      return update({ tiers, ...priceRange(tiers), tags: tagsOf({ ...product, tiers }) });
    }
  }
}

/**
 * Decides whether a product can be pinned to the top of its storefront. A pinned product that is unpublished, or hidden
 * by the plan, stays pinned for when buyers see it again; archiving it removes the pin.
 */
export const decidePin = (product: Pick<Availability, 'status' | 'statusBeforeOutOfStock'>): Decision =>
  isShown(product) ? allow() : refuse('This product is not visible to buyers. Publish it before pinning it.');

const update = (columns: ProductUpdate) => allow({ update: columns });

const pickAvailability = ({ status, statusBeforeOutOfStock, stock }: Availability): Availability => ({
  status,
  statusBeforeOutOfStock,
  stock,
});
