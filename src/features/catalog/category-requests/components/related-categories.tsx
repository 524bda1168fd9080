import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import type { RelatedCategory } from '../contract.ts';
import styles from './related-categories.module.css';

interface RelatedCategoriesProps {
  related: readonly RelatedCategory[];
  /** True if the user may add products; for others the links lead to the category's page. */
  adds: boolean;
}

/** Categories related to those the store already uses, each with its number of public products. */
export function RelatedCategories({ related, adds }: RelatedCategoriesProps) {
  if (related.length === 0) return null;
  return (
    <Card title="Related to what you sell">
      <Grid as="ul" gap={3} min={260}>
        {related.map(({ id, name, pack, because, marketCount }) => (
          <li key={id}>
            <Cluster
              as={Link}
              gap={3.5}
              nowrap
              to={adds ? `/dashboard/add-product?category=${encodeURIComponent(id)}` : `/categories/${id}`}
              className={styles.tile}
            >
              <span className={styles.picture}>
                <Art spec={pack} width={72} height={60} pad={2} />
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <small>{because}</small>
                <small className={styles.market}>
                  {marketCount === 0
                    ? 'No suppliers yet'
                    : `${formatCount(marketCount)} ${marketCount === 1 ? 'product' : 'products'} here`}
                </small>
              </span>
            </Cluster>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
