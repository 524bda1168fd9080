import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { Api } from '#web/api-context.ts';
import type { SupplierCard, SupplierListing } from '../contract.ts';
import { formatHours, formatMonth, placeOf } from './supplier-text.tsx';
import styles from './supplier-tile.module.css';

interface TileProduct {
  slug: string;
  title: string;
  pictureUrl: string;
}

interface SupplierTileProps {
  supplier: SupplierListing;
  /** Some of its products. */
  products: readonly TileProduct[];
  /** The categories with most of its products. */
  categories: readonly string[];
}

/** A supplier as a tile in a list: location, products and the facts by which buyers choose. */
function SupplierTile({ supplier, products, categories }: SupplierTileProps) {
  const { slug, businessName, logoSeed, logoUrl, verifiedAt, rating } = supplier;
  return (
    <Stack as="article" gap={3} className={`panel ${styles.tile}`}>
      <Cluster nowrap align="start" gap={3}>
        <SupplierLogo seed={logoSeed} name={businessName} src={logoUrl} size={52} />
        <Stack gap={0.5} shrink className={styles.words}>
          <h2 className={`truncate ${styles.name}`} title={businessName}>
            <Link to={`/suppliers/${slug}`} className="covers">
              {businessName}
            </Link>
          </h2>
          <p className={`truncate ${styles.note}`}>
            {rating && (
              <span className={styles.rating}>
                <RatingMark {...rating} />
              </span>
            )}
            {placeOf(supplier)}
          </p>
          <p className={`truncate ${styles.note}`}>
            {categories.length > 0 ? categories.join(', ') : describeCategories(supplier)}
          </p>
        </Stack>
      </Cluster>
      <p className={styles.check}>
        {verifiedAt ? (
          <CertificateMark label={`Business documents checked ${formatMonth(verifiedAt)}`} />
        ) : (
          'Business documents not checked yet'
        )}
      </p>
      <Grid as="dl" columns={2} gap={3} rowGap={2} className={styles.facts}>
        {factsOf(supplier).map(([term, detail]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{detail}</dd>
          </div>
        ))}
      </Grid>
      <p className={`truncate ${styles.note}`}>{describeCertificates(supplier)}</p>
      <Grid
        as="ul"
        columns={3}
        small={3}
        gap={2}
        aria-label={`Products of ${businessName}`}
        className={styles.products}
      >
        {products.map(({ slug: product, title, pictureUrl }) => (
          <li key={product} className={styles.product}>
            <Link to={`/products/${product}`} title={title}>
              <img src={pictureUrl} alt={title} width={120} height={100} loading="lazy" decoding="async" />
            </Link>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

interface SupplierGridProps {
  suppliers: readonly SupplierListing[];
  showcases: readonly {
    supplierId: string;
    products: readonly TileProduct[];
    categories: readonly string[];
  }[];
}

/** Suppliers as tiles of the same height. */
export function SupplierGrid({ suppliers, showcases }: SupplierGridProps) {
  const showcaseOf = new Map(showcases.map((showcase) => [showcase.supplierId, showcase]));
  return (
    <Grid as="ul" min={300} gap={4.5} className={styles.grid}>
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <SupplierTile
            supplier={supplier}
            products={showcaseOf.get(supplier.id)?.products ?? []}
            categories={showcaseOf.get(supplier.id)?.categories ?? []}
          />
        </li>
      ))}
    </Grid>
  );
}

/** Returns the categories of a supplier: `Corrugated boxes and other packaging`. */
function describeCategories({ primaryCategories }: Pick<SupplierCard, 'primaryCategories'>): string {
  const named = primaryCategories.filter((name) => name !== 'Others');
  if (named.length === 0) return 'Other packaging';
  return `${named.join(', ')}${named.length < primaryCategories.length ? ' and other packaging' : ''}`;
}

/** Returns the delivered orders of a year, with the buyers who came back: `34 (6 repeat buyers)`. */
function describeOrders({ yearOrders, repeatBuyers }: { yearOrders: number; repeatBuyers: number }): string {
  if (yearOrders === 0) return 'No orders yet';
  if (repeatBuyers === 0) return formatCount(yearOrders);
  return `${formatCount(yearOrders)} (${formatCount(repeatBuyers)} repeat ${repeatBuyers === 1 ? 'buyer' : 'buyers'})`;
}

/** Returns the same facts for every supplier, so that tiles compare line by line. */
const factsOf = ({
  responseHours,
  onTimePercent,
  yearOrders,
  repeatBuyers,
  yearOfEstablishment,
}: SupplierListing): [string, string][] => [
  ['Typical reply', responseHours === null ? 'No data yet' : formatHours(responseHours)],
  ['On-time dispatch', onTimePercent === null ? 'No data yet' : `${onTimePercent}%`],
  ['Orders, 12 months', describeOrders({ yearOrders, repeatBuyers })],
  ['In business since', yearOfEstablishment === null ? 'Not stated' : String(yearOfEstablishment)],
];

const describeCertificates = ({ certificates }: SupplierListing): string =>
  certificates.length === 0
    ? 'No certificates listed'
    : certificates.map(({ code, expiresOn }) => `${code} until ${formatMonth(expiresOn)}`).join(', ');

/** Returns some products of each of these suppliers, with one request. */
export async function loadShowcases(api: Api, suppliers: readonly { id: string }[]) {
  if (suppliers.length === 0) return [];
  const ids = suppliers.map(({ id }) => id).join(',');
  return (await api.catalog.listSupplierShowcases({ suppliers: ids })).data.showcases;
}
