import { ArrowLeftRight, Plus, Trash2 } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductTitle } from '#features/catalog/products/components/product-title.tsx';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { comparedProducts } from '#features/catalog/products/rules/browser-lists.ts';
import { priceOf } from '#features/catalog/products/rules/pricing.ts';
import { formatCount } from '#lib/formats.ts';
import { ReaderPrice } from '#ui/facts/currency/reader-price.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { PackStage } from '#ui/media/pack-stage.tsx';
import { saveIds } from '#web/saved-list.ts';
import { attributeRows, type ComparedProduct, type ComparedRow, termRows } from '../rules/comparison.ts';
import { comparePath } from '../rules/comparison-url.ts';
import styles from './compare-table.module.css';

interface CompareTableProps {
  compared: readonly ComparedProduct[];
  quantity: number;
  onlyDifferences: boolean;
}

/**
 * A table of products side by side, one fact per row, with differences highlighted. Row labels stay visible on scroll.
 */
export function CompareTable({ compared, quantity, onlyDifferences }: CompareTableProps) {
  const shown = (rows: ComparedRow[]) => (onlyDifferences ? rows.filter(({ differs }) => differs) : rows);
  const attributes = shown(attributeRows(compared.map(({ product }) => product)));
  const span = compared.length + 1;
  return (
    <div className={styles.scroll} role="region" aria-label="Comparison, scrolls sideways">
      {/* On phones CSS lays rows out as grids, which would drop the table roles, so they are set explicitly. */}
      <table role="table" className={styles.table} style={{ '--products': compared.length } as CSSProperties}>
        <caption className="sr-only">Products side by side</caption>
        <thead role="rowgroup">
          <ProductHeadings compared={compared} />
        </thead>
        <tbody role="rowgroup">
          <Group title="Price and terms" span={span} />
          <PriceRow compared={compared} quantity={quantity} />
          <TierRow compared={compared} />
          <SampleRow compared={compared} />
          {shown(termRows(compared)).map((row) => (
            <Row key={row.key} label={row.label} values={row.values} differs={row.differs} />
          ))}
          {attributes.length > 0 && <Group title="Specification" span={span} />}
          {attributes.map((row) => (
            <Row key={row.key} label={row.label} values={row.values} differs={row.differs} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductHeadings({ compared }: Pick<CompareTableProps, 'compared'>) {
  const slugs = compared.map(({ product }) => product.slug);
  const without = (slug: string) => slugs.filter((one) => one !== slug);
  const keep = (ids: string[]) => saveIds(comparedProducts, { owner: null, ids });
  return (
    <tr role="row">
      <th role="columnheader" scope="col" className={styles.corner}>
        {slugs.length < comparedProducts.most ? (
          <Link
            to={`/categories/${firstLeafId(compared)}`}
            onClick={() => keep(slugs)}
            className={styles.act}
          >
            <Plus aria-hidden /> Add another
          </Link>
        ) : (
          <span className="sr-only">Attribute</span>
        )}
      </th>
      {compared.map(({ product }) => (
        <th key={product.id} role="columnheader" scope="col" className={styles.product}>
          <div className={styles.picture}>
            <PackStage
              {...(product.imageUrl ? { src: product.imageUrl } : { spec: product.pack })}
              alt=""
              eager
              ratio={1.3}
            />
          </div>
          <Link to={`/products/${product.slug}`} className={styles.title}>
            <ProductTitle>{product.title}</ProductTitle>
          </Link>
          <Link to={`/suppliers/${product.supplier.slug}`} className={styles.supplier}>
            {product.supplier.name}
          </Link>
          <span className={styles.acts}>
            <Link
              to={comparePath(without(product.slug))}
              onClick={() => keep(without(product.slug))}
              aria-label={`Remove ${product.title}`}
              className={styles.act}
            >
              <Trash2 aria-hidden /> Remove
            </Link>
            <Link
              to={`/categories/${product.path.at(-1)?.id ?? ''}`}
              onClick={() => keep(without(product.slug))}
              aria-label={`Replace ${product.title}`}
              className={styles.act}
            >
              <ArrowLeftRight aria-hidden /> Replace
            </Link>
          </span>
        </th>
      ))}
    </tr>
  );
}

const firstLeafId = (compared: readonly ComparedProduct[]): string =>
  compared[0]?.product.path.at(-1)?.id ?? '';

function Group({ title, span }: { title: string; span: number }) {
  return (
    <tr role="row">
      <th role="columnheader" scope="colgroup" colSpan={span} className={styles.group}>
        <span className={styles.groupTitle}>{title}</span>
      </th>
    </tr>
  );
}

function Row({ label, values, differs }: Omit<ComparedRow, 'key'>) {
  return (
    <TableLine label={label} differs={differs}>
      {values.map((value, i) => (
        <td key={i} role="cell" className={value === null ? styles.none : undefined}>
          {value === null ? 'Not provided' : <Measured>{value}</Measured>}
        </td>
      ))}
    </TableLine>
  );
}

function TableLine({ label, differs, children }: { label: string; differs: boolean; children: ReactNode }) {
  return (
    <tr role="row" data-differs={differs || undefined}>
      <th role="rowheader" scope="row" className={styles.label}>
        <span className={styles.named}>
          {label}
          {differs && <span className="sr-only"> (differs)</span>}
        </span>
      </th>
      {children}
    </tr>
  );
}

function PriceRow({ compared, quantity }: Pick<CompareTableProps, 'compared' | 'quantity'>) {
  const prices = compared.map(({ product }) => ({ product, price: priceOf(product, quantity) }));
  const differs =
    new Set(prices.map(({ product, price }) => `${price.tier?.unitPriceMinor} ${product.currency}`)).size > 1;
  return (
    <TableLine label="Price for your quantity" differs={differs}>
      {prices.map(({ product: { id, currency, unit, moq }, price: { tier, totalMinor } }) => (
        <td key={id} role="cell" className="num">
          {tier && totalMinor !== null ? (
            <>
              <ReaderPrice
                amountMinor={tier.unitPriceMinor}
                currency={currency}
                per={`per ${unit}`}
                className={styles.price}
              />
              <ReaderPrice brief total amountMinor={totalMinor} currency={currency} per="total" />
            </>
          ) : (
            <span className={styles.none}>From {formatQuantity(moq, unit)}</span>
          )}
        </td>
      ))}
    </TableLine>
  );
}

function TierRow({ compared }: Pick<CompareTableProps, 'compared'>) {
  return (
    <TableLine label="Prices by quantity" differs={false}>
      {compared.map(({ product: { id, tiers, currency } }) => (
        <td key={id} role="cell" className="num">
          <dl className={styles.tiers}>
            {tiers.map(({ minQuantity, unitPriceMinor }) => (
              <Fragment key={minQuantity}>
                <dt>{formatCount(minQuantity)}+</dt>
                <dd>
                  <ReaderPrice
                    brief
                    column={tiers.map((tier) => tier.unitPriceMinor)}
                    amountMinor={unitPriceMinor}
                    currency={currency}
                  />
                </dd>
              </Fragment>
            ))}
          </dl>
        </td>
      ))}
    </TableLine>
  );
}

function SampleRow({ compared }: Pick<CompareTableProps, 'compared'>) {
  const words = compared.map(({ product: { samplePriceMinor, currency } }) => {
    if (samplePriceMinor === null) return 'No samples';
    return samplePriceMinor === 0 ? 'Free' : `${formatMoney(samplePriceMinor, currency)} each`;
  });
  return <Row label="Samples" values={words} differs={new Set(words).size > 1} />;
}
