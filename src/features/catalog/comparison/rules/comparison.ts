import type { ProductPage } from '#features/catalog/products/contract/product-views.ts';
import { dayWords, quantityWords, stockWords } from '#features/catalog/products/contract/product-words.ts';

export interface ComparedRow {
  key: string;
  label: string;
  /** One a product; null where it says nothing. */
  values: (string | null)[];
  differs: boolean;
}

/** What is compared beside the product itself: its supplier's certificates that are valid today. */
export interface Compared {
  product: ProductPage;
  certificates: readonly string[];
}

const row = (key: string, label: string, values: (string | null)[]): ComparedRow => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
});

/** Terms of buying, in the order in which buyers decide. */
export function termRows(compared: readonly Compared[]): ComparedRow[] {
  const of = (key: string, label: string, read: (one: Compared) => string | null) =>
    row(key, label, compared.map(read));
  return [
    of('moq', 'Min. order', ({ product: { moq, unit } }) => quantityWords(moq, unit)),
    of('lead-time', 'Lead time', ({ product }) => dayWords(product.leadTimeDays)),
    of('stock', 'Stock', ({ product }) => stockWords[product.stockLevel]),
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

/** Every attribute that one of the products states, once, in the order in which the products state them. */
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
