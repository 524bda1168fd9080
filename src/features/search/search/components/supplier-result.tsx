import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { FoundSupplier } from '../contract.ts';
import styles from './supplier-result.module.css';

/** A supplier in a list of results, with the number of their matching products. */
export function SupplierResult({ supplier }: { supplier: FoundSupplier }) {
  const {
    slug,
    name,
    logoSeed,
    logoUrl,
    verified,
    city,
    country,
    primaryCategories,
    matchingProducts,
    responseHours,
  } = supplier;
  const named = primaryCategories.filter((name) => name !== 'Others');
  const facts = [
    [city, country].filter(Boolean).join(', '),
    matchingProducts > 0
      ? `${formatNumber(matchingProducts)} matching ${matchingProducts === 1 ? 'product' : 'products'}`
      : '',
    responseHours === null ? '' : `Answers within ${responseHours}\u00a0h`,
  ].filter(Boolean);
  return (
    <Cluster as="article" nowrap align="stretch" className={`panel ${styles.result}`}>
      <SupplierLogo seed={logoSeed} name={name} src={logoUrl} size={52} />
      <div className="shrink">
        <Cluster as="h2" gap={3} rowGap={0.5} className={styles.name}>
          <Link to={`/suppliers/${slug}`} className={`covers ${styles.link}`}>
            {name}
          </Link>
          {verified && <CertificateMark className={styles.mark} />}
        </Cluster>
        <p className={`muted small ${styles.facts}`}>{facts.join(' · ')}</p>
        {named.length > 0 && (
          <Cluster as="p" gap={1.5} align="stretch" className={styles.tags}>
            {named.slice(0, 3).map((category) => (
              <Tag key={category}>{category}</Tag>
            ))}
          </Cluster>
        )}
      </div>
    </Cluster>
  );
}
