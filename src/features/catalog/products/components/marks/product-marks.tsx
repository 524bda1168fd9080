import { GitCompareArrows, Heart } from 'lucide-react';
import { comparedProducts, favouriteProducts } from '../../rules/marks.ts';
import { MarkButton } from './mark-button.tsx';
import styles from './product-marks.module.css';

interface ProductMarksProps {
  product: { id: string; slug: string; title: string };
  /** With words beside the icons, where there is room. */
  worded?: boolean;
}

/** The heart and the comparison, on a card or on the page of a product. */
export function ProductMarks({ product: { id, slug, title }, worded = false }: ProductMarksProps) {
  return (
    <div className={worded ? styles.row : styles.column}>
      <MarkButton
        list={favouriteProducts}
        id={id}
        label={worded ? `Add to favourites: ${title}` : `Favourite: ${title}`}
        full="There is room for 500 favourites. Please take some out first."
        {...(worded ? { words: { on: 'In your favourites', off: 'Add to favourites' } } : {})}
      >
        <Heart aria-hidden data-fills="" strokeWidth={1.9} />
      </MarkButton>
      <MarkButton
        list={comparedProducts}
        id={slug}
        label={`Compare: ${title}`}
        full="You can compare four products at once. Take one out first."
        {...(worded ? { words: { on: 'In the comparison', off: 'Compare' } } : {})}
      >
        <GitCompareArrows aria-hidden strokeWidth={1.9} />
      </MarkButton>
    </div>
  );
}
