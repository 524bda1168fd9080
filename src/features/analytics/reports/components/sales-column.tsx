import type { TableColumn } from '#ui/tables/table.tsx';

/** Returns the column of sales of a report, in the currency of the store. */
export const salesColumn = <Row extends { salesMinor: number }>(
  money: (minor: number) => string,
): TableColumn<Row> => ({
  key: 'sales',
  header: 'Sales',
  align: 'end',
  phone: 'side',
  phoneLabel: 'Sales',
  cell: (row) => money(row.salesMinor),
});
