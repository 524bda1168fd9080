import type { ReactNode } from 'react';
import { AddressText } from '#features/orders/addresses/components/address-text.tsx';
import { OrderDispatches } from '#features/orders/dispatch/components/order-dispatches.tsx';
import { OrderPapers } from '#features/orders/documents/components/order-documents.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import {
  OrderPayments,
  type OrderPaymentsProps,
} from '#features/orders/payments/components/order-payments.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import styles from './order-details.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderSheetProps extends Omit<OrderPaymentsProps, 'order'> {
  order: Order;
  /** Whose eyes. */
  side: 'buyer' | 'supplier';
  /** Below the payments: where to pay. */
  payTo?: ReactNode;
  /** Below the details, such as what was written before. */
  below?: ReactNode;
  /** The sample store has no papers to fetch. */
  sample?: boolean;
  /** Beside a dispatch: what can be done with it. */
  dispatchActions?: ((dispatch: Dispatch) => ReactNode) | undefined;
}

/** An order, whole: how far it is, what is in it, what left, what was paid, and what happened when. */
export function OrderSheet({
  order,
  side,
  payTo,
  below,
  sample,
  dispatchActions,
  ...payments
}: OrderSheetProps) {
  return (
    <Split columns="1fr 340px" align="start" className={styles.sheet}>
      <Stack shrink>
        <OrderProgress order={order} />
        <OrderLines order={order} />
        <OrderDispatches order={order} actions={dispatchActions} />
        <OrderTimeline order={order} side={side} />
      </Stack>
      <Stack shrink>
        {order.showsMoney && <OrderPayments order={order} {...payments} />}
        {payTo}
        <OrderPapers order={order} sample={sample} />
        <Parties order={order} side={side} />
        {below}
      </Stack>
    </Split>
  );
}

function Parties({ order, side }: Pick<OrderSheetProps, 'order' | 'side'>) {
  const { deliveryAddress, billingAddress, buyer, buyerContact, purchaseOrderNumber, notes, paymentTerm } =
    order;
  const isSame = JSON.stringify(deliveryAddress) === JSON.stringify(billingAddress);
  const contact = side === 'supplier' ? buyerContact : null;
  const place = [buyer.city, buyer.country].filter(Boolean).join(', ');
  const facts = [
    ...(purchaseOrderNumber ? [{ term: 'Purchase order', detail: purchaseOrderNumber }] : []),
    { term: 'Payment', detail: paymentTerm },
    ...(side === 'supplier' ? [{ term: 'Buyer', detail: buyer.company ?? buyer.name }] : []),
    ...(side === 'supplier' && !deliveryAddress ? [{ term: 'Place', detail: place }] : []),
    ...(contact
      ? [
          {
            term: 'Email',
            detail: (
              <a href={`mailto:${contact.email}`}>
                <EmailText>{contact.email}</EmailText>
              </a>
            ),
          },
          { term: 'Phone', detail: <a href={`tel:${contact.phone}`}>{contact.phone}</a> },
        ]
      : []),
  ];
  return (
    <Card title="Details">
      <DescriptionList items={facts} />
      {deliveryAddress && (
        <Stack gap={1} className={styles.address}>
          <h3>{isSame ? 'Delivery and invoice to' : 'Delivery to'}</h3>
          <AddressText address={deliveryAddress} />
        </Stack>
      )}
      {billingAddress && !isSame && (
        <Stack gap={1} className={styles.address}>
          <h3>Invoice to</h3>
          <AddressText address={billingAddress} />
        </Stack>
      )}
      {notes && (
        <Stack gap={1} className={styles.address}>
          <h3>{side === 'supplier' ? 'Note from the buyer' : 'Your note'}</h3>
          <p className="small break-words pre-line">{notes}</p>
        </Stack>
      )}
    </Card>
  );
}
