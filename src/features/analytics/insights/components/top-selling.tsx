import { Check, TriangleAlert, X } from 'lucide-react';
import type { PackSpec } from '#lib/art/types.ts';
import { formatCountBeside } from '#lib/formats.ts';
import { displayNumber } from '#lib/ids.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { productPagePath } from '#web/sample-view.ts';
import type { SellingOrder, SellingRow } from '../contract.ts';
import styles from './top-selling.module.css';
import { useReport } from './use-report.ts';

const sorts: { value: SellingOrder; label: string }[] = [
  { value: 'best-selling', label: 'Best Selling' },
  { value: 'price-low', label: 'Price low to high' },
  { value: 'price-high', label: 'Price high to low' },
];
const chips = {
  active: ['ok', 'In Stock'],
  warning: ['warn', 'Limited Stock Left'],
  inactive: ['bad', 'Out of Stock'],
} as const;

function columns(currency: string): TableColumn<SellingRow>[] {
  return [
    {
      key: 'product',
      header: 'Product',
      phone: 'lead',
      cell: (row) => (
        <TableName
          name={row.title}
          note={displayNumber(row.number)}
          to={productPagePath(row)}
          picture={<Art spec={row.pack as unknown as PackSpec} width={48} height={44} pad={1} />}
        />
      ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      phone: 'side',
      cell: (row) => formatMoney(row.priceMinor, currency),
    },
    {
      key: 'status',
      header: 'Status',
      phone: 'note',
      cell: (row) => <StatusChip status={chips[row.status][0]}>{chips[row.status][1]}</StatusChip>,
    },
    {
      key: 'sold',
      header: 'Sold',
      align: 'end',
      phone: 'foot',
      phoneLabel: 'Sold',
      cell: (row) => formatCountBeside(row.sold, currency),
    },
    {
      key: 'earnings',
      header: 'Total earnings',
      align: 'end',
      phone: 'foot',
      phoneLabel: 'Earnings',
      cell: (row) => formatMoney(row.earningsMinor, currency),
    },
  ];
}

/** A table of the six best-selling products of the last twelve months. */
export function TopSelling({ products: initial, currency }: { products: SellingRow[]; currency: string }) {
  const {
    choice,
    data: products,
    busy,
    choose,
  } = useReport<SellingOrder, SellingRow[]>('best-selling', {
    initial,
    load: async (sort) => (await api.insights.store.topSelling({ sort })).data.products,
  });
  const sort = (
    <Select
      aria-label="Sort by"
      size="sm"
      options={sorts}
      value={choice}
      onChange={({ target }) => choose(target.value as SellingOrder)}
    />
  );
  return (
    <Card title="Top Selling" flush actions={sort}>
      <ul className={styles.legend} aria-label="Stock">
        <li data-level="bad">
          <X aria-hidden strokeWidth={3} />
          Out of Stock
        </li>
        <li data-level="ok">
          <Check aria-hidden strokeWidth={3} />
          In Stock
        </li>
        <li data-level="warn">
          <TriangleAlert aria-hidden strokeWidth={2.5} />
          Limited Stock Left
        </li>
      </ul>
      <p className={`muted note ${styles.period}`}>Last 12 months</p>
      <div aria-busy={busy}>
        <Table
          caption="Top selling products"
          columns={columns(currency)}
          rows={products}
          rowKey={(row) => row.id}
          empty={
            <EmptyState level={3} title="Nothing sold yet">
              Your best-selling products are shown here once buyers order.
            </EmptyState>
          }
        />
      </div>
    </Card>
  );
}
