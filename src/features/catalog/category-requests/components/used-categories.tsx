import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Table, type TableColumn, type TableSort } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { UsedCategory } from '../contract.ts';
import { filterCategories } from '../rules.ts';
import styles from './used-categories.module.css';

const productsPath = (id: string, more = ''): string =>
  `/dashboard/my-products?category=${encodeURIComponent(id)}${more}`;

const formatNumberOfProducts = (value: number): string => formatCount(value);

interface CountProps {
  value: number;
  to: string;
  /** Text for screen readers. */
  label: string;
  /** Noun after the count on phones, where the column has no header. */
  unit?: string;
}

/** A count that links to the products it counts; 0 is plain text. */
function Count({ value, to, label, unit }: CountProps) {
  if (value === 0) return <span className="faint">0</span>;
  return (
    <Link to={to} className={styles.count}>
      {formatNumberOfProducts(value)}
      {unit && <span className={styles.onPhone}> {unit}</span>} <span className="sr-only">{label}</span>
    </Link>
  );
}

const statusColumn = (
  key: 'active' | 'inactive' | 'outOfStock' | 'archived',
  { header, status }: { header: string; status: string },
) =>
  ({
    key,
    header,
    align: 'end',
    phone: 'hide',
    sortable: true,
    ...(key !== 'active' && { medium: 'hide' }),
    cell: (row) => (
      <Count
        value={row[key]}
        to={productsPath(row.id, `&status=${status}`)}
        label={`${header}, ${row.name}`}
      />
    ),
  }) satisfies TableColumn<UsedCategory>;

const columns: TableColumn<UsedCategory>[] = [
  {
    key: 'name',
    header: 'Category',
    width: '46%',
    phone: 'lead',
    sortable: true,
    cell: (row) => (
      <TableName
        name={row.name}
        note={row.path.map(({ name }) => name).join(' › ')}
        to={productsPath(row.id)}
      />
    ),
  },
  {
    key: 'all',
    header: 'Products',
    align: 'end',
    phone: 'side',
    sortable: true,
    cell: (row) => (
      <Count
        value={row.all}
        to={productsPath(row.id)}
        label={`products, ${row.name}`}
        unit={row.all === 1 ? 'product' : 'products'}
      />
    ),
  },
  statusColumn('active', { header: 'Active', status: 'active' }),
  statusColumn('inactive', { header: 'Inactive', status: 'inactive' }),
  statusColumn('outOfStock', { header: 'Out of stock', status: 'out_of_stock' }),
  statusColumn('archived', { header: 'Archived', status: 'archived' }),
  {
    key: 'marketCount',
    header: 'All suppliers',
    align: 'end',
    phone: 'note',
    sortable: true,
    cell: (row) => (
      <span className={`muted ${styles.market}`}>
        {formatNumberOfProducts(row.marketCount)} <span className={styles.onPhone}>on Packwright</span>
      </span>
    ),
  },
];

const addLink = (row: UsedCategory) => (
  <ButtonLink
    to={`/dashboard/add-product?category=${encodeURIComponent(row.id)}`}
    variant="quiet"
    size="sm"
    iconOnPhones
    aria-label={`Add a product to ${row.name}`}
    icon={<Plus aria-hidden />}
  >
    Add
  </ButtonLink>
);

type SortKey = 'name' | 'all' | 'active' | 'inactive' | 'outOfStock' | 'archived' | 'marketCount';

/** Sorts by the selected column; without one the taxonomy's order stays. */
function sortCategories(rows: UsedCategory[], sort: TableSort | undefined): UsedCategory[] {
  if (!sort) return rows;
  const key = sort.key as SortKey;
  const turn = sort.descending ? -1 : 1;
  return rows.toSorted((a, b) =>
    key === 'name'
      ? turn * a.name.localeCompare(b.name)
      : turn * (a[key] - b[key]) || a.name.localeCompare(b.name),
  );
}

/** The categories in which the store has products, with the number of products in each status. */
export function UsedCategories({ categories, adds }: { categories: UsedCategory[]; adds: boolean }) {
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<TableSort>();
  const rows = sortCategories(filterCategories(categories, typed), sort);
  const products = categories.reduce((sum, { all, archived }) => sum + all + archived, 0);
  return (
    <Card
      flush
      title={`${formatNumberOfProducts(categories.length)} ${categories.length === 1 ? 'category' : 'categories'}, ${formatNumberOfProducts(products)} ${products === 1 ? 'product' : 'products'}`}
      actions={
        categories.length > 5 && (
          <Field label="Search your categories" hideLabel className={styles.find}>
            <TextInput
              type="search"
              placeholder="Find a category"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )
      }
    >
      <Table
        caption="Categories with your products by state"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onSort={setSort}
        {...(sort && { sort })}
        {...(adds && { rowMenu: addLink })}
        empty={
          <EmptyState level={3} title={`No categories match “${typed.trim()}”`}>
            Try another word, or request the category below.
          </EmptyState>
        }
      />
    </Card>
  );
}
