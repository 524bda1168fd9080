import { TabLinks } from '#ui/navigation/tab-links.tsx';

/** The store's products, and those that are still being written. */
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
