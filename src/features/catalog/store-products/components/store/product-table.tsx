import clsx from 'clsx';
import { useState } from 'react';
import {
  type ProductStatus,
  productStatusLabels,
} from '#features/catalog/products/contract/product-labels.ts';
import { daysOfStock } from '#features/catalog/products/rules/status.ts';
import { PinnedMark } from '#features/stores/storefront/components/pinned-mark.tsx';
import { formatCount, formatCountBeside, numberFormat } from '#lib/formats.ts';
import { displayNumber } from '#lib/ids.ts';
import { currencyLocale } from '#lib/market.ts';
import { Sparkline } from '#ui/charts/sparkline.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Price } from '#ui/facts/price.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn, type TableSelection, type TableSort } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { StoreProduct } from '../../contract/store-views.ts';
import { DeleteDialog, ProductActions } from './product-actions.tsx';
import styles from './product-table.module.css';
import { StockDialog } from './stock-dialog.tsx';

interface ProductTableProps {
  products: readonly StoreProduct[];
  /** By product id; products without views and sales may be missing. */
  trends: Trends;
  isSample: boolean;
  /** Lists below each name what the product lacks, while these products are selected. */
  showsMissing: boolean;
  /** Column to sort by; undefined for newest first. */
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  busy: boolean;
  selection?: TableSelection | undefined;
  onDuplicate: (product: StoreProduct) => void;
  onArchive: (product: StoreProduct, act: 'archive' | 'restore') => void;
  empty: React.ReactNode;
  /** Called after a change on the server. */
  onChanged: () => void;
  /** In the sample store, deleting only hides the row. */
  onHide: (id: string) => void;
}

const statusLooks: Record<ProductStatus, 'ok' | 'neutral' | 'bad'> = {
  active: 'ok',
  inactive: 'neutral',
  out_of_stock: 'bad',
};

/** Recent views and sales of a product. */
interface Trend {
  views: readonly number[];
  soldIn30Days: number;
}
type Trends = ReadonlyMap<string, Trend>;

const missingLabels: Record<StoreProduct['missing'][number], string> = {
  picture: 'photo',
  specification: 'specification',
  description: 'full description',
};

const CategoryName = ({ name }: { name: string }) => (
  <span className={styles.category} title={name}>
    {name}
  </span>
);

const columnsWith = (trends: Trends, showsMissing: boolean): TableColumn<StoreProduct>[] => [
  {
    key: 'title',
    header: 'Product',
    width: '32%',
    sortable: true,
    cell: ({ title, number, id, pack, imageUrl, isPinned, missing }) => (
      <TableName
        name={<span className={styles.title}>{title}</span>}
        note={
          <>
            <span className={clsx('num', styles.number)}>{displayNumber(number)}</span>
            {isPinned && <PinnedMark className={styles.pinned} />}
            {showsMissing && missing.length > 0 && (
              <span className={styles.missing}>
                No {missing.map((part) => missingLabels[part]).join(' or ')}
              </span>
            )}
          </>
        }
        to={`/dashboard/products/${id}/edit`}
        picture={
          imageUrl ? (
            <img src={imageUrl} alt="" width={48} height={44} loading="lazy" className={styles.photo} />
          ) : (
            <Art spec={pack} width={48} height={44} pad={2} />
          )
        }
      />
    ),
  },
  {
    key: 'category',
    header: 'Category',
    medium: 'hide',
    cell: ({ category }) => <CategoryName name={category.name} />,
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sortable: true,
    phone: 'hide',
    cell: ({ priceFromMinor, priceToMinor, currency }) =>
      priceFromMinor === priceToMinor ? (
        formatMoney(priceFromMinor, currency)
      ) : (
        <Price amountMinor={priceFromMinor} toMinor={priceToMinor} currency={currency} />
      ),
  },
  {
    key: 'stock',
    header: 'Stock',
    align: 'end',
    sortable: true,
    phone: 'hide',
    cell: ({ id, stock, stockLevel, currency }) => (
      <>
        <span className={styles[stockLevel]}>{formatCountBeside(stock, currency)}</span>
        <StockDays
          days={daysOfStock(stock, trends.get(id)?.soldIn30Days ?? 0)}
          className={clsx(styles.days, styles.ownLine)}
        />
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    phone: 'foot',
    cell: (product) => (
      <span className={styles.state}>
        {product.isArchived ? (
          <StatusChip status="neutral">Archived</StatusChip>
        ) : (
          <StatusChip
            status={statusLooks[product.status]}
            {...(product.status === 'active' && { className: styles.usual })}
          >
            {productStatusLabels[product.status]}
          </StatusChip>
        )}
        <StockAndPrice product={product} soldIn30Days={trends.get(product.id)?.soldIn30Days ?? 0} />
      </span>
    ),
  },
  {
    key: 'views',
    header: 'Views, 7 days',
    align: 'end',
    laptop: 'hide',
    phone: 'hide',
    cell: ({ id }) => <WeekOfViews views={trends.get(id)?.views} />,
  },
  {
    key: 'sales',
    header: 'Sales',
    align: 'end',
    sortable: true,
    medium: 'hide',
    phone: 'hide',
    cell: ({ salesCount, currency }) => (
      <>
        {formatUnits(salesCount, currency)}
        <span className={clsx('muted note', styles.ownLine)}>{salesCount === 1 ? 'unit' : 'units'}</span>
      </>
    ),
  },
];

/** From a hundred thousand on, compact: the column has no room for `3,47,00,000`. */
const formatUnits = (count: number, currency: string): string =>
  count < 100_000
    ? formatCountBeside(count, currency)
    : numberFormat(currencyLocale(currency), { notation: 'compact', maximumFractionDigits: 2 }).format(count);

/** The stock in days of sales, a warning below two weeks. */
function StockDays({ days, className }: { days: number | null; className?: string | undefined }) {
  if (days === null) return null;
  return (
    <span className={clsx('note', className)} data-short={days < 14 || undefined}>
      {days === 0 ? 'less than a day left' : `${days} ${days === 1 ? 'day' : 'days'} left`}
    </span>
  );
}

/** The number of views in seven days with their course. */
function WeekOfViews({ views = [] }: { views?: readonly number[] | undefined }) {
  const total = views.reduce((sum, value) => sum + value, 0);
  if (total === 0) return <span className="faint">–</span>;
  return (
    <span className={styles.week}>
      <Sparkline values={views} className={styles.spark ?? ''} />
      {formatCount(total)}
    </span>
  );
}

/** Replaces two columns on phones. */
function StockAndPrice({ product, soldIn30Days }: { product: StoreProduct; soldIn30Days: number }) {
  const { stock, stockLevel, priceFromMinor, priceToMinor, currency } = product;
  const price = formatMoney(priceFromMinor, currency);
  return (
    <span className={styles.facts}>
      <span className={styles[stockLevel]}>{formatCountBeside(stock, currency)} in stock</span>
      {' · '}
      {priceFromMinor === priceToMinor ? price : `from ${price}`}
      <StockDays days={daysOfStock(stock, soldIn30Days)} className={styles.days} />
    </span>
  );
}

/** The store's products with the actions on each. */
export function ProductTable({
  products,
  trends,
  isSample,
  showsMissing,
  sort,
  onSort,
  busy,
  selection,
  empty,
  onDuplicate,
  onArchive,
  onChanged,
  onHide,
}: ProductTableProps) {
  const [deleting, setDeleting] = useState<StoreProduct | null>(null);
  const [stocking, setStocking] = useState<StoreProduct | null>(null);
  const renderActions = (product: StoreProduct) => (
    <ProductActions
      product={product}
      isSample={isSample}
      onDelete={() => setDeleting(product)}
      onStock={() => setStocking(product)}
      onChanged={onChanged}
      onDuplicate={() => onDuplicate(product)}
      onArchive={(act) => onArchive(product, act)}
    />
  );
  return (
    <>
      <Table
        caption="Products"
        columns={columnsWith(trends, showsMissing)}
        rows={products}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        sort={sort}
        onSort={onSort}
        hidesSortOnPhones
        busy={busy}
        selection={selection}
        empty={empty}
        rowMenu={renderActions}
      />
      {stocking && (
        <StockDialog
          product={stocking}
          onClose={() => setStocking(null)}
          onSaved={() => {
            setStocking(null);
            onChanged();
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          product={deleting}
          isSample={isSample}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            if (isSample) onHide(deleting.id);
            else onChanged();
          }}
        />
      )}
    </>
  );
}
