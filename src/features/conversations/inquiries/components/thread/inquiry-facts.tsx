import { Mail, Phone, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { stateLabels } from '#features/orders/order-record/rules/state-labels.ts';
import { countryName } from '#lib/country-name.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { formatPhone } from '#lib/phones.ts';
import { EmailText } from '#ui/facts/email-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Art } from '#ui/media/art.tsx';
import { productPagePath } from '#web/sample-view.ts';
import type { Inquiry } from '../../contract.ts';
import { describeResponseTime, unitName } from '../../rules.ts';
import styles from './inquiry-facts.module.css';
import type { LoadedConversation } from './use-conversation.ts';

/** A line above the messages with the request and the buyer's contact details. */
export function InquiryFacts({ inquiry, viewer }: Pick<LoadedConversation, 'inquiry' | 'viewer'>) {
  const { product, buyer } = inquiry;
  const facts = factsOf(inquiry, viewer);
  const { order, orders } = inquiry;
  if (!product && facts.length === 0 && !buyer.email && !order && orders.length === 0) return null;
  return (
    <Cluster gap={5} rowGap={3} className={`small ${styles.facts}`}>
      {product && (
        <Cluster gap={3} nowrap shrink className={styles.product}>
          <Art spec={product.pack} width={48} height={42} pad={2} className={styles.art} />
          {product.isPublic ? (
            <Link to={productPagePath(product)} className={styles.link}>
              {product.title === inquiry.subject ? 'View product' : <Measured>{product.title}</Measured>}
            </Link>
          ) : (
            <span>
              <Measured>{product.title}</Measured>
            </span>
          )}
        </Cluster>
      )}
      {facts.length > 0 && (
        <Cluster as="dl" gap={5} rowGap={2} align="stretch" className={styles.list}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </Cluster>
      )}
      {order && <OrderLinks label="About order" orders={[order]} viewer={viewer} />}
      {orders.length > 0 && (
        <OrderLinks label={orders.length === 1 ? 'Ordered:' : 'Orders:'} orders={orders} viewer={viewer} />
      )}
      {viewer === 'supplier' && (
        <Cluster as="p" rowGap={1} align="stretch" className={styles.reach}>
          {buyer.email && (
            <a href={`mailto:${buyer.email}`}>
              <Mail aria-hidden />
              <EmailText>{buyer.email}</EmailText>
            </a>
          )}
          {buyer.phone && (
            <a href={`tel:${buyer.phone.replace(/[^\d+]/g, '')}`}>
              <Phone aria-hidden />
              {formatPhone(buyer.phone)}
            </a>
          )}
        </Cluster>
      )}
    </Cluster>
  );
}

interface OrderLinksProps extends Pick<LoadedConversation, 'viewer'> {
  label: string;
  orders: Inquiry['orders'];
}

function OrderLinks({ label, orders, viewer }: OrderLinksProps) {
  const path = viewer === 'buyer' ? '/account/orders' : '/dashboard/order-history';
  return (
    <p className={`small ${styles.orders}`}>
      <ShoppingCart aria-hidden />
      <span>
        {label}{' '}
        {orders.map(({ id, reference, status }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`${path}/${id}`}>{reference}</Link> <small>{stateLabels[status].toLowerCase()}</small>
          </span>
        ))}
      </span>
    </p>
  );
}

function factsOf(inquiry: Inquiry, viewer: LoadedConversation['viewer']): { term: string; detail: string }[] {
  const { quantity, unit, targetUnitPriceMinor, currency, deliverTo, neededBy, buyer, supplier } = inquiry;
  const country = viewer === 'buyer' ? supplier.country : buyer.country;
  const response = describeResponseTime(inquiry);
  return [
    ...(response ? [{ term: viewer === 'buyer' ? 'Reply time' : 'First reply', detail: response }] : []),
    ...(quantity
      ? [{ term: 'Quantity', detail: `${formatNumber(quantity)} ${unitName(unit, quantity)}`.trim() }]
      : []),
    ...(targetUnitPriceMinor && currency
      ? [
          {
            term: 'Target price',
            detail: `${formatMoney(targetUnitPriceMinor, currency)}${unit ? ` per ${unit}` : ''}`,
          },
        ]
      : []),
    ...(neededBy ? [{ term: 'Needed by', detail: formatDate(neededBy, { style: 'numeric' }) }] : []),
    ...(deliverTo ? [{ term: 'Deliver to', detail: deliverTo }] : []),
    ...(country
      ? [{ term: viewer === 'buyer' ? 'Supplier location' : 'Buyer location', detail: countryName(country) }]
      : []),
  ];
}
