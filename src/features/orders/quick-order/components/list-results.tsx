import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { putAllIntoBasket } from '#features/orders/baskets/components/use-basket-changes.ts';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { useAction } from '#web/use-action.ts';
import type { Choice, ListedLineResult } from '../contract.ts';
import styles from './list-results.module.css';

interface Row extends ListedLineResult {
  key: string;
  /** The selected product; null if none was found. */
  selected: Choice | null;
}

/** Renders the product and price for each line of a list, and adds all of them to the basket. */
export function ListResults({ lines }: { lines: readonly ListedLineResult[] }) {
  const [selection, setSelection] = useState<Record<string, string>>({});
  const navigate = useNavigate();
  const rows = lines.map((line, index): Row => {
    const key = String(index);
    const selected =
      line.choices.find((choice) => choiceKey(choice) === selection[key]) ?? line.choices[0] ?? null;
    return { ...line, key, selected };
  });
  const found = rows.flatMap(({ selected }) => (selected ? [selected] : []));

  const { start, busy } = useAction({
    send: async () => {
      const problem = await putAllIntoBasket(
        found.map(({ productId, variantId, quantity }) => ({
          productId,
          variantId,
          quantity,
          isSample: false,
        })),
      );
      if (problem) toast.error(problem);
      else await navigate('/basket');
    },
    failure: 'Your basket could not be updated. Please try again.',
  });
  return (
    <Card
      flush
      title={foundText(found.length, lines.length)}
      actions={
        found.length > 0 && (
          <Button variant="go" icon={<ShoppingBasket aria-hidden />} busy={busy} onClick={() => void start()}>
            {found.length === 1 ? 'Add to basket' : `Add ${found.length} to basket`}
          </Button>
        )
      }
    >
      <Table
        caption="Your list"
        columns={columnsFor((key, choice) => setSelection((before) => ({ ...before, [key]: choice })))}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

function foundText(found: number, all: number): string {
  if (found === 0) return 'No matching products';
  if (found === all) return all === 1 ? 'Found' : `All ${all} found`;
  return `${found} of ${all} found`;
}

const choiceKey = ({ productId, variantId }: Choice): string => `${productId} ${variantId}`;

const columnsFor = (select: (key: string, choice: string) => void): TableColumn<Row>[] => [
  { key: 'product', header: 'Product', cell: (row) => <Product row={row} onSelect={select} /> },
  {
    key: 'quantity',
    header: 'Quantity',
    align: 'end',
    phone: 'note',
    cell: ({ selected, quantity }) => (
      <span className="num">
        {selected ? formatQuantity(quantity, selected.unit) : formatNumber(quantity)}
      </span>
    ),
  },
  {
    key: 'price',
    header: 'Unit price',
    align: 'end',
    phone: 'hide',
    cell: ({ selected }) =>
      selected?.unitPriceMinor ? (
        <span className="num">{formatMoney(selected.unitPriceMinor, selected.currency)}</span>
      ) : (
        '–'
      ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    phone: 'side',
    cell: ({ selected }) =>
      selected?.totalMinor ? (
        <strong className="num">{formatMoney(selected.totalMinor, selected.currency)}</strong>
      ) : (
        '–'
      ),
  },
];

function Product({
  row: { key, code, choices, selected },
  onSelect,
}: {
  row: Row;
  onSelect: (key: string, choice: string) => void;
}) {
  if (!selected)
    return <TableName name={code} note="Not found. Check the SKU or send the supplier an inquiry." />;
  return (
    <Stack as="span" gap={2} shrink>
      <TableName
        name={selected.title}
        note={`${selected.sku ?? code} · ${selected.supplierName}`}
        to={`/products/${selected.slug}`}
        picture={
          selected.imageUrl ? (
            <img src={selected.imageUrl} alt="" width={48} height={48} />
          ) : (
            <Art spec={selected.pack} width={48} height={48} />
          )
        }
      />
      {selected.problemMessage && <span className={styles.problem}>{selected.problemMessage}</span>}
      {choices.length > 1 && (
        <Select
          aria-label={`Product for ${code}`}
          size="sm"
          value={choiceKey(selected)}
          onChange={(event) => onSelect(key, event.target.value)}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: `${choice.title}, ${choice.supplierName}`,
          }))}
        />
      )}
    </Stack>
  );
}
