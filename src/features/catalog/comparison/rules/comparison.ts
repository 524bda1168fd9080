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

const row = (key: string, label: string, values: (string | null)[]): ComparedRow => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
});

/** Returns the rows of purchase terms, in the order in which buyers decide. */
export function termRows(compared: readonly ComparedProduct[]): ComparedRow[] {
  const of = (key: string, label: string, read: (one: ComparedProduct) => string | null) =>
    row(key, label, compared.map(read));
  return [
    of('moq', 'Min. order', ({ product: { moq, unit } }) => formatQuantity(moq, unit)),
    of('lead-time', 'Lead time', ({ product }) => formatLeadTime(product.leadTimeDays)),
    of('stock', 'Stock', ({ product }) => stockLevelLabels[product.stockLevel]),
    of('print', 'Made to your print', ({ product }) => (product.customizable ? 'Yes' : 'No')),
    of('eco', 'Eco-friendly', ({ product }) => (product.ecoFriendly ? 'Yes' : 'No')),
    of('verified', 'Supplier verified', ({ product }) => (product.supplier.verified ? 'Yes' : 'No')),
    of(
      'place',
      'Supplier’s place',
      ({ product: { supplier } }) => [supplier.city, supplier.country].filter(Boolean).join(', ') || null,
    ),
    of('certificates', 'Certificates valid today', ({ certificates }) =>
      certificates.length > 0 ? certificates.join(', ') : null,
    ),
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
    row(
      key,
      label,
      products.map(({ attributes }) => attributes.find((one) => one.key === key)?.value ?? null),
    ),
  );
}
