import { Heart } from 'lucide-react';
import { ListToggleButton } from '#features/catalog/products/components/marks/list-toggle-button.tsx';
import { favouriteSuppliers } from '../rules.ts';

/** The heart button on a supplier's page. */
export function SupplierHeart({
  supplier: { id, businessName },
}: {
  supplier: { id: string; businessName: string };
}) {
  return (
    <ListToggleButton
      list={favouriteSuppliers}
      id={id}
      label={`Favorite: ${businessName}`}
      word="Favorite"
      framed
      full="You can save up to 500 favorites. Remove some first."
    >
      <Heart aria-hidden data-fills="" strokeWidth={1.9} />
    </ListToggleButton>
  );
}
