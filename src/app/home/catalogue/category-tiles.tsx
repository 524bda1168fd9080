import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import styles from './category-tiles.module.css';
import type { CategoryTile } from './main-categories.ts';
import tiles from './tiles.svg';

interface CategoryTilesProps {
  categories: readonly CategoryTile[];
}

/** The fourteen main categories, each with its number of products. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead
        title="Browse by what you pack"
        action={<TextLink to="/categories">All categories</TextLink>}
      />
      <ul className={styles.tiles}>
        {categories.map(({ id, name, productCount }) => (
          <li key={id}>
            <Link to={`/categories/${id}`} className={styles.tile}>
              <img
                src={`${tiles}#${id}`}
                alt=""
                width={180}
                height={120}
                loading="lazy"
                decoding="async"
                className={styles.art}
              />
              <b className={styles.name}>{name}</b>
              <Count of={productCount} />
            </Link>
          </li>
        ))}
        <li className={styles.all}>
          <Link to="/categories" className={styles.tile}>
            <b className={styles.name}>All 1000+ categories</b>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return null;
  return (
    <small
      className={`${styles.count} num`}
    >{`${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`}</small>
  );
}
