import { Link } from 'react-router';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { SupplierCard } from '../contract.ts';
import { placeOf } from './supplier-text.tsx';
import styles from './supplier-tile.module.css';

/** A supplier as a tile in a list: name, location and categories. */
export function SupplierTile({ supplier }: { supplier: SupplierCard }) {
  const { slug, businessName, logoSeed, logoUrl, verified } = supplier;
  return (
    <Cluster as="article" nowrap align="stretch" className={`panel ${styles.tile}`}>
      <SupplierLogo seed={logoSeed} name={businessName} src={logoUrl} size={52} />
      <Stack gap={1} shrink className={styles.words}>
        <h2 className={`break-words ${styles.name}`}>
          <Link to={`/suppliers/${slug}`} className="covers">
            {businessName}
          </Link>
        </h2>
        <p className={styles.place}>{placeOf(supplier)}</p>
        <p className={styles.supplies}>{describeCategories(supplier)}</p>
        {verified && <CertificateMark className={styles.mark} />}
      </Stack>
    </Cluster>
  );
}

/** Returns the categories of a supplier; "Others" alone says nothing, so then its special tags. */
function describeCategories({ primaryCategories, specialTags }: SupplierCard): string {
  const named = primaryCategories.filter((name) => name !== 'Others');
  if (named.length > 0)
    return `${named.join(', ')}${named.length < primaryCategories.length ? ' and more' : ''}`;
  return specialTags.filter((name) => name !== 'Others').join(', ') || 'Other packaging';
}
