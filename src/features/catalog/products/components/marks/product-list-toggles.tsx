import { Heart, Scale } from 'lucide-react';
import { comparedProducts, favouriteProducts } from '../../rules/browser-lists.ts';
import { ListToggleButton } from './list-toggle-button.tsx';
import styles from './product-list-toggles.module.css';

interface ProductListTogglesProps {
  product: { id: string; slug: string; title: string };
  /** On the page of the product: both buttons have a word and a frame. */
  framed?: boolean;
}

/** The favourite and compare buttons of a product, on its card or page. */
export function ProductListToggles({ product: { id, slug, title }, framed }: ProductListTogglesProps) {
  return (
    <div className={framed ? styles.row : styles.foot}>
      <ListToggleButton
        list={favouriteProducts}
        id={id}
        label={`Favorite: ${title}`}
        word={framed && 'Favorite'}
        framed={framed}
        full="You can save up to 500 favorites. Remove some first."
      >
        <Heart aria-hidden data-fills="" strokeWidth={1.9} />
      </ListToggleButton>
      <ListToggleButton
        list={comparedProducts}
        id={slug}
        label={`Compare: ${title}`}
        word="Compare"
        framed={framed}
        full="You can compare up to four products. Remove one first."
      >
        <Scale aria-hidden strokeWidth={1.9} />
      </ListToggleButton>
    </div>
  );
}
