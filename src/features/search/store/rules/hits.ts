import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { displayNumber } from '#lib/ids.ts';
import type { StoreSearchResults } from '../contract.ts';

/** A line of the search results. */
export interface Hit {
  key: string;
  to: string;
  name: string;
  note: string;
  /** The product to show a picture of; other kinds have an icon. */
  product?: StoreSearchResults['products'][number];
}

export interface HitGroup {
  kind: 'products' | 'orders' | 'inquiries';
  label: string;
  hits: Hit[];
  /** Link to the full list with the same words. */
  all: { to: string; label: string };
}

/**
 * Where the link of a product leads: to its form, to its row for users who may not edit it, or to its preview in the
 * sample store.
 */
export type ProductTarget = 'edit' | 'row' | 'preview';

const productStates = { active: 'Active', inactive: 'Inactive', out_of_stock: 'Out of stock' };
const inquiryStates = { open: 'Open', answered: 'Answered', closed: 'Closed' };

function productHit(product: StoreSearchResults['products'][number], target: ProductTarget): Hit {
  const { id, number, title, status, isArchived, category } = product;
  const paths = {
    edit: `/dashboard/products/${id}/edit`,
    row: `/dashboard/my-products?q=${number}`,
    preview: `/dashboard/products/${id}/preview`,
  };
  const state = isArchived ? 'Archived' : productStates[status];
  return {
    key: id,
    to: paths[target],
    name: title,
    note: `${displayNumber(number)} · ${category} · ${state}`,
    product,
  };
}

/** Returns the results as groups of lines, without kinds that have no hits. */
export function groupsOf(
  { products, orders, inquiries }: StoreSearchResults,
  { q, target }: { q: string; target: ProductTarget },
): HitGroup[] {
  const words = encodeURIComponent(q);
  const groups: HitGroup[] = [
    {
      kind: 'products',
      label: 'Products',
      hits: products.map((product) => productHit(product, target)),
      all: { to: `/dashboard/my-products?q=${words}`, label: 'All products that match' },
    },
    {
      kind: 'orders',
      label: 'Orders',
      hits: orders.map(({ id, reference, buyer, title, status }) => ({
        key: id,
        to: `/dashboard/order-history/${id}`,
        name: `${reference} · ${buyer}`,
        note: `${stateLabels[status]} · ${title}`,
      })),
      all: { to: `/dashboard/order-history?q=${words}`, label: 'All orders that match' },
    },
    {
      kind: 'inquiries',
      label: 'Inquiries',
      hits: inquiries.map(({ id, reference, subject, buyer, status, isArchived }) => ({
        key: id,
        to: `/dashboard/buyer-inquiries/${id}`,
        name: subject,
        note: `${reference} · ${buyer} · ${isArchived ? 'Archived' : inquiryStates[status]}`,
      })),
      all: { to: `/dashboard/buyer-inquiries?q=${words}`, label: 'All inquiries that match' },
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

/** Returns the lines of all groups in the order of the arrow keys. */
export const listLines = (groups: readonly HitGroup[]): { key: string; to: string }[] =>
  groups.flatMap(({ kind, hits, all }) => [...hits, { key: `all-${kind}`, to: all.to }]);
