import type { ProductStatus, StockLevel } from '../contract/product-words.ts';

/** Up to this many count as low stock. */
export const lowStock = 10;

export function stockLevelOf(stock: number): StockLevel {
  if (stock <= 0) return 'out';
  return stock <= lowStock ? 'low' : 'in_stock';
}

/** What decides whether buyers see a product and can order it. */
export interface Availability {
  status: ProductStatus;
  /** Set while the stock is empty: what restocking brings back. */
  statusBeforeOutOfStock: 'active' | 'inactive' | null;
  stock: number;
}

/** A new product, as its supplier wants it shown, with the stock it starts with. */
export const availabilityOf = (wanted: 'active' | 'inactive', stock: number): Availability =>
  withStock({ status: wanted, statusBeforeOutOfStock: null, stock }, stock);

/** Empty stock makes `out_of_stock`; restocking restores what was before. */
export function withStock(now: Availability, stock: number): Availability {
  const wanted = wantedStatus(now);
  return stock === 0
    ? { status: 'out_of_stock', statusBeforeOutOfStock: wanted, stock }
    : { status: wanted, statusBeforeOutOfStock: null, stock };
}

/** Publishing or taking down; without stock it takes effect when the product is restocked. */
export const withStatus = (now: Availability, wanted: 'active' | 'inactive'): Availability =>
  withStock({ ...now, status: wanted, statusBeforeOutOfStock: null }, now.stock);

/** What the supplier chose, behind an empty stock too. */
export const wantedStatus = ({
  status,
  statusBeforeOutOfStock,
}: Pick<Availability, 'status' | 'statusBeforeOutOfStock'>): 'active' | 'inactive' =>
  status === 'out_of_stock' ? (statusBeforeOutOfStock ?? 'active') : status;

/**
 * Whether buyers may see it, as far as the product itself decides. An empty stock hides nothing,
 * unless the product was hidden before.
 */
export const isShown = (product: Pick<Availability, 'status' | 'statusBeforeOutOfStock'>): boolean =>
  wantedStatus(product) === 'active';

/** Characters from which a description says enough to be found. */
export const tellingLength = 60;
