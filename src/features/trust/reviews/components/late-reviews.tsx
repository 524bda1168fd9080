import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
// The scripts of these components load later, but their styles are needed now.
import './review-body.module.css';
import './supplier-reviews.module.css';

/** The reviews on the page of a supplier. */
export const LateSupplierReviews = loadWhenNear(
  'reviews',
  async () => (await import('./supplier-reviews.tsx')).SupplierReviews,
);

/** The reviews on the page of a product. */
export const LateProductReviews = loadWhenNear(
  'reviews',
  async () => (await import('./product-reviews.tsx')).ProductReviews,
);
