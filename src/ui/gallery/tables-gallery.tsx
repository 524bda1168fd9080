import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { ChecklistRow } from '../facts/checklist-row.tsx';
import { DateText } from '../facts/date-text.tsx';
import { DescriptionList } from '../facts/description-list.tsx';
import { Price } from '../facts/price.tsx';
import { ProgressBar } from '../facts/progress-bar.tsx';
import { RelativeTime } from '../facts/relative-time.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { StatusChip } from '../marks/status-chip.tsx';
import { Art } from '../media/art.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../overlays/menu.tsx';
import { Table, type TableColumn, type TableSort } from '../tables/table.tsx';
import { TableName } from '../tables/table-name.tsx';
import { SAMPLE_PRODUCTS, type SampleProduct, STOCK_WORDS } from './sample-products.ts';
import { Specimen } from './specimen.tsx';

const NOW = Date.UTC(2026, 9, 30, 12);

const COLUMNS: TableColumn<SampleProduct>[] = [
  {
    key: 'name',
    header: 'Product',
    sortable: true,
    cell: (row) => (
      <TableName
        name={row.name}
        note={row.number}
        to="/"
        picture={<Art width={60} height={54} pad={1} spec={row.spec} />}
      />
    ),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    sortable: true,
    phone: 'side',
    cell: (row) => <Price amountMinor={row.priceMinor} currency="INR" />,
  },
  {
    key: 'stock',
    header: 'Status',
    phone: 'note',
    cell: (row) => <StatusChip status={row.stock}>{STOCK_WORDS[row.stock]}</StatusChip>,
  },
  {
    key: 'sold',
    header: 'Sold',
    align: 'end',
    sortable: true,
    phone: 'hide',
    cell: (row) => formatCount(row.sold),
  },
];

const comparators: Record<string, (a: SampleProduct, b: SampleProduct) => number> = {
  price: (a, b) => a.priceMinor - b.priceMinor,
  sold: (a, b) => a.sold - b.sold,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Tables, description lists, prices and dates. */
export function TablesGallery() {
  return (
    <>
      <FullTable />
      <Specimen name="Table: compact" span={6} flush>
        <Table
          caption="Top selling, compact"
          columns={COLUMNS.filter((column) => column.key !== 'stock')}
          rows={SAMPLE_PRODUCTS.slice(0, 3)}
          rowKey={(row) => row.id}
          density="compact"
        />
      </Specimen>
      <Specimen name="Table: empty" span={6} flush>
        <Table
          caption="No products"
          columns={COLUMNS}
          rows={[]}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              level={3}
              title="No products found"
              action={
                <ButtonLink to="/" size="sm">
                  Add New Product
                </ButtonLink>
              }
            >
              Adjust your filters, or add your first product.
            </EmptyState>
          }
        />
      </Specimen>
      <Specimen name="DescriptionList" span={4} stack>
        <DescriptionList
          items={[
            { term: 'Business type', detail: 'retail' },
            { term: 'Registered address', detail: 'Plot 14, MIDC, Chakan, Pune' },
            { term: 'Website', detail: 'https://a-very-long-address.example/that/does/not/wrap' },
          ]}
        />
        <DescriptionList
          look="columns"
          items={[
            { term: 'Min. order', detail: '500' },
            { term: 'Lead time', detail: '7 days' },
          ]}
        />
        <DescriptionList
          look="figures"
          items={[
            { term: 'Views', detail: '2,914' },
            { term: 'Inquiries', detail: '87' },
            { term: 'Sold', detail: '640' },
          ]}
        />
      </Specimen>
      <Specimen name="ChecklistRow and ProgressBar" span={4} stack>
        <ProgressBar value={60} label="Business Verification" figure />
        <ProgressBar value={12} label="Upload" look="orange" />
        <ul>
          <ChecklistRow name="Business name" status="completed" />
          <ChecklistRow
            name="Verification document"
            status="in_progress"
            action={
              <ButtonLink to="/" size="sm" variant="line">
                Continue
              </ButtonLink>
            }
          />
          <ChecklistRow
            name="Bank and tax details"
            status="not_started"
            action={
              <ButtonLink to="/" size="sm" variant="line">
                Start
              </ButtonLink>
            }
          />
          <ChecklistRow name="Review" status="pending" note="Usually within two days" />
        </ul>
      </Specimen>
      <Specimen name="Price, DateText, RelativeTime" span={4} stack>
        <Price amountMinor={250_000} currency="INR" size="xl" per="/ month" />
        <p>
          <Price amountMinor={64} toMinor={91} currency="USD" size="lg" per="per piece" />
        </p>
        <p>
          <Price amountMinor={42_100_000} currency="INR" compact /> ·{' '}
          <Price amountMinor={1500} currency="JPY" />
        </p>
        <p>
          <DateText when="2024-10-30T00:00:00Z" /> · <DateText when="2024-10-30T00:00:00Z" format="short" />
        </p>
        <p>
          <RelativeTime when={NOW - 7_200_000} now={NOW} /> ·{' '}
          <RelativeTime when={NOW - 86_400_000} now={NOW} />
        </p>
      </Specimen>
    </>
  );
}

function FullTable() {
  const [sort, setSort] = useState<TableSort>({ key: 'sold', descending: true });
  const [selected, setSelected] = useState(new Set(['b']));
  const rows = SAMPLE_PRODUCTS.toSorted(
    (a, b) => (comparators[sort.key]?.(a, b) ?? 0) * (sort.descending ? -1 : 1),
  );
  return (
    <Specimen name="Table" span={12} flush>
      <Table
        caption="Products"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected }}
        rowMenu={productMenu}
      />
    </Specimen>
  );
}

function productMenu(row: SampleProduct) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions for ${row.name}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuLink to="/" icon={<Eye aria-hidden />}>
        View
      </MenuLink>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => {}}>
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={() => {}}>
        Delete
      </MenuItem>
    </Menu>
  );
}
