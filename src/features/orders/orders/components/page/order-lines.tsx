import { Link } from 'react-router';
import type { Order, OrderLine } from '#features/orders/order-record/contract.ts';
import { unchargedDelivery } from '#features/orders/order-record/rules/delivery-text.ts';
import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { formatCount } from '#lib/formats.ts';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Art } from '#ui/media/art.tsx';
import { productPagePath } from '#web/sample-view.ts';
import styles from './order-lines.module.css';

/** Renders the lines and sums of an order as they were agreed. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, currency, taxNote } = order;
  const money: Money = (minor) => formatMoney(minor, currency);
  return (
    <Card title="Goods" flush>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} money={order.showsMoney ? money : null} />
        ))}
      </ul>
      {order.showsMoney && <Sums order={order} money={money} />}
      {taxNote && <p className={`muted note ${styles.note}`}>{taxNote}</p>}
    </Card>
  );
}

type Money = (minor: number) => string;

function Sums({ order, money }: { order: Order; money: Money }) {
  const { subtotalMinor, deliveryMinor, taxMinor, taxes, totalMinor } = order;
  const taxRows = taxes.length > 0 ? taxes : [{ label: 'Tax', taxableMinor: null, amountMinor: taxMinor }];
  return (
    <Stack as="dl" gap={1.5} className={`small ${styles.sums}`}>
      <div>
        <dt>Goods</dt>
        <dd className="num">{money(subtotalMinor)}</dd>
      </div>
      <div>
        <dt>Delivery</dt>
        <dd className="num">
          {deliveryMinor === 0 ? unchargedDelivery(order.agreement) : money(deliveryMinor)}
        </dd>
      </div>
      {taxRows.map(({ label, taxableMinor, amountMinor }) => (
        <div key={label}>
          <dt>
            {label}
            {taxableMinor !== null && <span className="faint note"> on {money(taxableMinor)}</span>}
          </dt>
          <dd className="num">{money(amountMinor)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="num">{money(totalMinor)}</dd>
      </div>
    </Stack>
  );
}

function Line({ line, money }: { line: OrderLine; money: Money | null }) {
  const { title, productSlug, pack, imageUrl, quantity, unit, isSample, unitPriceMinor, totalMinor, hsCode } =
    line;
  const { kind, productId, dispatchedQuantity } = line;
  const name = <Measured>{title}</Measured>;
  return (
    <Split as="li" rowGap={3} columns="60px 1fr auto" align="center" className={styles.line}>
      <span className={styles.picture}>
        {imageUrl ? (
          <img src={imageUrl} alt="" width={60} height={54} loading="lazy" />
        ) : (
          <Art spec={pack} width={60} height={54} pad={3} />
        )}
      </span>
      <div className="shrink">
        <p className={`pretty ${styles.name}`}>
          {productSlug ? (
            <Link to={productPagePath({ id: productId, slug: productSlug })}>{name}</Link>
          ) : (
            name
          )}{' '}
          {isSample && <Tag>Sample</Tag>}
        </p>
        <Cluster as="p" gap={3} rowGap={0} align="stretch" className="muted small">
          <span className="num">
            {kind === 'charge' ? 'One-off charge' : quantityText(quantity, unit)}
            {kind !== 'charge' && money && ` at ${money(unitPriceMinor)}`}
          </span>
          {hsCode && <span>HS {hsCode}</span>}
          {kind !== 'charge' && dispatchedQuantity > 0 && (
            <span>
              {dispatchedQuantity >= quantity
                ? 'All dispatched'
                : `${formatCount(dispatchedQuantity)} of ${quantityText(quantity, unit)} dispatched`}
            </span>
          )}
        </Cluster>
      </div>
      {money && <p className={`${styles.amount} num`}>{money(totalMinor)}</p>}
    </Split>
  );
}
