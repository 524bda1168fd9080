import { Heart, Scale } from 'lucide-react';
import { comparedProducts, favouriteProducts } from '../../rules/browser-lists.ts';
import { ListToggleButton } from './list-toggle-button.tsx';
import styles from './product-list-toggles.module.css';

interface ProductListTogglesProps {
  product: { id: string; slug: string; title: string };
  /** On the product's page: both buttons have a frame and words. */
  withText?: boolean;
}

/** The favourite and compare buttons of a product, on its card or page. */
export function ProductListToggles({
  product: { id, slug, title },
  withText = false,
}: ProductListTogglesProps) {
  return (
    <div className={withText ? styles.row : styles.foot}>
      <ListToggleButton
        list={favouriteProducts}
        id={id}
        label={withText ? `Add to favorites: ${title}` : `Favorite: ${title}`}
        full="You can save up to 500 favorites. Remove some first."
        {...(withText ? { words: { on: 'In favorites', off: 'Add to favorites' } } : {})}
        framed={withText}
      >
        <Heart aria-hidden data-fills="" strokeWidth={1.9} />
      </ListToggleButton>
      <ListToggleButton
        list={comparedProducts}
        id={slug}
        label={`Compare: ${title}`}
        full="You can compare up to four products. Remove one first."
        words={{ on: 'Comparing', off: 'Compare' }}
        framed={withText}
      >
        <Scale aria-hidden strokeWidth={1.9} />
      </ListToggleButton>
    </div>
  );
}
