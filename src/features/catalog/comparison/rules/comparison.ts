import {
  formatLeadTime,
  formatQuantity,
  stockLevelLabels,
} from '#features/catalog/products/contract/product-labels.ts';
import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';

export interface ComparedRow {
  key: string;
  label: string;
  /** One value per product; null where a product does not state it. */
  values: (string | null)[];
  differs: boolean;
}

/** A product to compare, with its supplier's certificates that are valid today. */
export interface ComparedProduct {
  product: ProductPage;
  certificates: readonly string[];
}

const row = (line: Omit<ComparedRow, 'differs'>): ComparedRow => ({
  ...line,
  differs: new Set(line.values).size > 1,
});

/** Returns the rows of purchase terms, in the order in which buyers decide. */
export function termRows(compared: readonly ComparedProduct[]): ComparedRow[] {
  const of = (
    key: string,
    { label, read }: { label: string; read: (one: ComparedProduct) => string | null },
  ) => row({ key, label, values: compared.map(read) });
  return [
    of('moq', { label: 'Min. order', read: ({ product: { moq, unit } }) => formatQuantity(moq, unit) }),
    of('lead-time', { label: 'Lead time', read: ({ product }) => formatLeadTime(product.leadTimeDays) }),
    of('stock', { label: 'Stock', read: ({ product }) => stockLevelLabels[product.stockLevel] }),
    of('print', {
      label: 'Custom print',
      read: ({ product }) => (product.customizable ? 'Yes' : 'No'),
    }),
    of('eco', { label: 'Eco-friendly', read: ({ product }) => (product.ecoFriendly ? 'Yes' : 'No') }),
    of('verified', {
      label: 'Supplier verified',
      read: ({ product }) => (product.supplier.verified ? 'Yes' : 'No'),
    }),
    of('place', {
      label: 'Supplier location',
      read: ({ product: { supplier } }) =>
        [supplier.city, supplier.country].filter(Boolean).join(', ') || null,
    }),
    of('certificates', {
      label: 'Current certificates',
      read: ({ certificates }) => (certificates.length > 0 ? certificates.join(', ') : null),
    }),
  ];
}

/**
 * Returns a row for every attribute that at least one product states, in the products' order and without duplicates.
 */
export function attributeRows(products: readonly Pick<ProductPage, 'attributes'>[]): ComparedRow[] {
  const labels = new Map(
    products.flatMap(({ attributes }) => attributes.map(({ key, label }) => [key, label])),
  );
  return [...labels].map(([key, label]) =>
    row({
      key,
      label,
      values: products.map(({ attributes }) => attributes.find((one) => one.key === key)?.value ?? null),
    }),
  );
}
