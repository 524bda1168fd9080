import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';

/** The plan has no room for all products: how many are hidden, and the way to choose which stay. */
export function PlanAlert({ hidden, limit }: { hidden: number; limit: number | null }) {
  if (hidden === 0) return null;
  return (
    <Banner
      look="warn"
      title={`${hidden.toLocaleString('en-IN')} ${hidden === 1 ? 'product is' : 'products are'} hidden from buyers`}
      action={<TextLink to="/dashboard/public-products">Choose which stay public</TextLink>}
    >
      Your plan shows up to {limit?.toLocaleString('en-IN')}. Nothing is deleted: a larger plan brings them
      back.
    </Banner>
  );
}
