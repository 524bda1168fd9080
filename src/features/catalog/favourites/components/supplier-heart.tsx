import { Heart } from 'lucide-react';
import { MarkButton } from '#features/catalog/products/components/marks/mark-button.tsx';
import { favouriteSuppliers } from '../rules.ts';

/** The heart on a supplier's page. */
export function SupplierHeart({
  supplier: { id, businessName },
}: {
  supplier: { id: string; businessName: string };
}) {
  return (
    <MarkButton
      list={favouriteSuppliers}
      id={id}
      label={`Add to favourites: ${businessName}`}
      words={{ on: 'In your favourites', off: 'Add to favourites' }}
      full="There is room for 500 favourites. Please take some out first."
    >
      <Heart aria-hidden data-fills="" strokeWidth={1.9} />
    </MarkButton>
  );
}
