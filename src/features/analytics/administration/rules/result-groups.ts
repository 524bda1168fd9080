import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import type { SupplierStatus } from '#features/stores/suppliers/contract/options.ts';
import { formatDate } from '#lib/formats.ts';
import type { AdminSearchResults } from '../contract.ts';

interface ResultLink {
  to: string;
  label: string;
}

interface ResultLine {
  key: string;
  name: string;
  note: string;
  links: ResultLink[];
}

export interface ResultGroup {
  title: string;
  lines: ResultLine[];
}

const storeStates: Record<SupplierStatus, string> = {
  submitted: 'Waiting for review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  suspended: 'Suspended',
  draft: 'Draft',
};
const roles: Record<AdminSearchResults['people'][number]['role'], string> = {
  customer: 'Buyer',
  supplier: 'Supplier',
  admin: 'Admin',
};
const productStates = { active: 'Active', inactive: 'Inactive', out_of_stock: 'Out of stock' };

/** The screen on which admins review a store: orders and people have none of their own. */
const storeLink = ({ id }: { id: string }): ResultLink => ({
  to: `/admin/applications/${id}`,
  label: 'Store',
});

const join = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** Returns the results as groups of lines with links, without kinds that have no results. */
export function resultGroups({ stores, people, products, orders }: AdminSearchResults): ResultGroup[] {
  const groups: ResultGroup[] = [
    {
      title: 'Stores',
      lines: stores.map((store) => ({
        key: store.id,
        name: store.name,
        note: join([store.city, storeStates[store.status]]),
        links: [storeLink(store)],
      })),
    },
    {
      title: 'People',
      lines: people.map(({ id, name, email, role, store }) => ({
        key: id,
        name,
        note: join([roles[role], email, store?.name]),
        links: store ? [storeLink(store)] : [],
      })),
    },
    {
      title: 'Products',
      lines: products.map(({ id, slug, title, status, isPublic, store }) => ({
        key: id,
        name: title,
        note: join([store.name, isPublic ? productStates[status] : 'Not visible to buyers']),
        links: [...(isPublic ? [{ to: `/products/${slug}`, label: 'Product' }] : []), storeLink(store)],
      })),
    },
    {
      title: 'Orders',
      lines: orders.map(({ id, reference, buyer, status, placedAt, store }) => ({
        key: id,
        name: reference,
        note: join([
          stateLabels[status],
          formatDate(placedAt, { style: 'short' }),
          `${buyer} from ${store.name}`,
        ]),
        links: [storeLink(store)],
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
