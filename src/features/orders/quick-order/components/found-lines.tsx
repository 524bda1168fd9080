import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { putAllIntoBasket } from '#features/orders/baskets/components/use-put.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney, formatNumber } from '#ui/facts/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { Choice, FoundLine } from '../contract.ts';
import styles from './found-lines.module.css';

interface Row extends FoundLine {
  key: string;
  /** The product that is meant; null where nothing was found. */
  chosen: Choice | null;
}

/** What a list means: each line with its product and price, and all of it into the basket. */
export function FoundLines({ lines }: { lines: readonly FoundLine[] }) {
  const [picked, setPicked] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const rows = lines.map((line, place): Row => {
    const key = String(place);
    const chosen =
      line.choices.find((choice) => choiceKey(choice) === picked[key]) ?? line.choices[0] ?? null;
    return { ...line, key, chosen };
  });
  const found = rows.flatMap(({ chosen }) => (chosen ? [chosen] : []));

  async function put(): Promise<void> {
    setBusy(true);
    const problem = await putAllIntoBasket(
      found.map(({ productId, variantId, quantity }) => ({
        productId,
        variantId,
        quantity,
        isSample: false,
      })),
    );
    setBusy(false);
    if (problem) toast.error(problem);
    else await navigate('/basket');
  }
  return (
    <Card
      flush
      title={foundWords(found.length, lines.length)}
      actions={
        found.length > 0 && (
          <Button variant="go" icon={<ShoppingBasket aria-hidden />} busy={busy} onClick={() => void put()}>
            {found.length === 1 ? 'Put it into the basket' : `Put ${found.length} into the basket`}
          </Button>
        )
      }
    >
      <Table
        caption="Your list"
        columns={columnsFor((key, choice) => setPicked((before) => ({ ...before, [key]: choice })))}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

function foundWords(found: number, all: number): string {
  if (found === 0) return 'None of these article numbers is offered here';
  if (found === all) return all === 1 ? 'Found' : `All ${all} found`;
  return `${found} of ${all} found`;
}

const choiceKey = ({ productId, variantId }: Choice): string => `${productId} ${variantId}`;

const columnsFor = (pick: (key: string, choice: string) => void): TableColumn<Row>[] => [
  { key: 'product', header: 'Product', cell: (row) => <Product row={row} onPick={pick} /> },
  {
    key: 'quantity',
    header: 'Quantity',
    align: 'end',
    phone: 'note',
    cell: ({ chosen, quantity }) => (
      <span className="num">{chosen ? formatQuantity(quantity, chosen.unit) : formatNumber(quantity)}</span>
    ),
  },
  {
    key: 'price',
    header: 'Unit price',
    align: 'end',
    phone: 'hide',
    cell: ({ chosen }) =>
      chosen?.unitPriceMinor ? (
        <span className="num">{formatMoney(chosen.unitPriceMinor, chosen.currency)}</span>
      ) : (
        '–'
      ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    phone: 'side',
    cell: ({ chosen }) =>
      chosen?.totalMinor ? (
        <strong className="num">{formatMoney(chosen.totalMinor, chosen.currency)}</strong>
      ) : (
        '–'
      ),
  },
];

function Product({
  row: { key, code, choices, chosen },
  onPick,
}: {
  row: Row;
  onPick: (key: string, choice: string) => void;
}) {
  if (!chosen)
    return <TableName name={code} note="Not found. Check the number, or ask the supplier in an inquiry." />;
  return (
    <Stack as="span" gap={2} shrink>
      <TableName
        name={chosen.title}
        note={`${chosen.sku ?? code} · ${chosen.supplierName}`}
        to={`/products/${chosen.slug}`}
        picture={
          chosen.imageUrl ? (
            <img src={chosen.imageUrl} alt="" width={48} height={48} />
          ) : (
            <Art spec={chosen.pack} width={48} height={48} />
          )
        }
      />
      {chosen.problemMessage && <span className={`small ${styles.problem}`}>{chosen.problemMessage}</span>}
      {choices.length > 1 && (
        <Select
          aria-label={`Which product for ${code}`}
          size="sm"
          value={choiceKey(chosen)}
          onChange={(event) => onPick(key, event.target.value)}
          options={choices.map((choice) => ({
            value: choiceKey(choice),
            label: `${choice.title}, ${choice.supplierName}`,
          }))}
        />
      )}
    </Stack>
  );
}
