import { GitCompareArrows, Heart } from 'lucide-react';
import { comparedProducts, favouriteProducts } from '../../rules/browser-lists.ts';
import { ListToggleButton } from './list-toggle-button.tsx';
import styles from './product-list-toggles.module.css';

interface ProductListTogglesProps {
  product: { id: string; slug: string; title: string };
  /** Shows text next to the icons, where there is room. */
  withText?: boolean;
}

/** The favourite and compare buttons of a product, on its card or page. */
export function ProductListToggles({
  product: { id, slug, title },
  withText = false,
}: ProductListTogglesProps) {
  return (
    <div className={withText ? styles.row : styles.column}>
      <ListToggleButton
        list={favouriteProducts}
        id={id}
        label={withText ? `Add to favourites: ${title}` : `Favourite: ${title}`}
        full="There is room for 500 favourites. Please take some out first."
        {...(withText ? { words: { on: 'In your favourites', off: 'Add to favourites' } } : {})}
      >
        <Heart aria-hidden data-fills="" strokeWidth={1.9} />
      </ListToggleButton>
      <ListToggleButton
        list={comparedProducts}
        id={slug}
        label={`Compare: ${title}`}
        full="You can compare up to four products. Remove one first."
        {...(withText ? { words: { on: 'In the comparison', off: 'Compare' } } : {})}
      >
        <GitCompareArrows aria-hidden strokeWidth={1.9} />
      </ListToggleButton>
    </div>
  );
}
