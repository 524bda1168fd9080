import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { SectionHead } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import type { PackSpec } from '#ui/packart/types.ts';
import styles from './category-tiles.module.css';

const tiles: { id: string; name: string; spec: PackSpec }[] = [
  { id: 'primary-packaging', name: 'Primary Packaging', spec: { kind: 'bottle', seed: 'c1', ink: 'blue' } },
  {
    id: 'secondary-packaging',
    name: 'Secondary Packaging',
    spec: { kind: 'carton', seed: 'c2', ink: 'teal', print: 'pattern' },
  },
  { id: 'materials', name: 'Materials', spec: { kind: 'sheets', seed: 'c3', ink: 'teal', ink2: 'orange' } },
  { id: 'plastics', name: 'Plastics', spec: { kind: 'jerrycan', seed: 'c4', ink: 'blue', ink2: 'orange' } },
  {
    id: 'shrink-films',
    name: 'Shrink Films',
    spec: { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
  },
  { id: 'containers', name: 'Containers', spec: { kind: 'tub', seed: 'c6', ink: 'orange', ink2: 'ink' } },
  {
    id: 'food-and-beverages',
    name: 'Food & Beverages',
    spec: { kind: 'cup', seed: 'c7', ink: 'spruce', ink2: 'orange' },
  },
  { id: 'dairy', name: 'Dairy', spec: { kind: 'gabletop', seed: 'd3', ink: 'blue', ink2: 'orange' } },
  {
    id: 'pharmaceutical',
    name: 'Pharmaceutical',
    spec: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  },
  { id: 'chemical', name: 'Chemical', spec: { kind: 'drum', seed: 'b1', ink: 'blue', ink2: 'orange' } },
  { id: 'oil', name: 'Oil', spec: { kind: 'tin', seed: 'o2', ink: 'spruce', ink2: 'ochre' } },
  { id: 'textile', name: 'Textile', spec: { kind: 'polymailer', seed: 't9', ink: 'plum', ink2: 'ochre' } },
  { id: 'fmcg', name: 'FMCG', spec: { kind: 'pump', seed: 'f5', ink: 'orange', ink2: 'spruce' } },
  { id: 'spices', name: 'Spices', spec: { kind: 'jar', seed: 's1', ink: 'ink', ink2: 'brick' } },
];

interface CategoryTilesProps {
  /** Categories with their numbers of products. */
  categories: readonly { id: string; productCount: number }[];
}

/** The fourteen main categories, each with how many products stand in it. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  const counts = new Map(categories.map(({ id, productCount }) => [id, productCount]));
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead
        title="Browse by what you pack"
        action={<TextLink to="/categories">All categories</TextLink>}
      />
      <ul className={styles.tiles}>
        {tiles.map(({ id, name, spec }) => (
          <li key={id}>
            <Link to={`/categories/${id}`} className={styles.tile}>
              <Art spec={spec} width={180} height={120} className={styles.art} />
              <b className={styles.name}>{name}</b>
              <Count of={counts.get(id)} />
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
