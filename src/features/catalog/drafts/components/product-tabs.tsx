import { TabLinks } from '#ui/navigation/tab-links.tsx';

/** Tabs between the store's products and its drafts. */
export function ProductTabs({
  current,
  products,
  drafts,
}: {
  current: 'products' | 'drafts';
  products?: number;
  drafts: number;
}) {
  return (
    <TabLinks
      label="Products and drafts"
      items={[
        {
          label: 'Products',
          to: '/dashboard/my-products',
          current: current === 'products',
          ...(products !== undefined && { count: products, most: 9999 }),
        },
        {
          label: 'Drafts',
          to: '/dashboard/my-products/drafts',
          count: drafts,
          current: current === 'drafts',
        },
      ]}
    />
  );
}
