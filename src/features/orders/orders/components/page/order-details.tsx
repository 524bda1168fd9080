import type { ReactNode } from 'react';
import { AddressText } from '#features/orders/addresses/components/address-text.tsx';
import { OrderDispatches } from '#features/orders/dispatch/components/order-dispatches.tsx';
import { OrderDocuments } from '#features/orders/documents/components/order-documents.tsx';
import type { Dispatch, Order } from '#features/orders/order-record/contract.ts';
import { paymentTermsText } from '#features/orders/order-record/rules/instalments.ts';
import {
  OrderPayments,
  type OrderPaymentsProps,
} from '#features/orders/payments/components/order-payments.tsx';
import { countryName } from '#lib/country-name.ts';
import { formatPhone } from '#lib/phones.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import type { OrderHistory } from '../../rules/history.ts';
import { OrderAgreement } from './order-agreement.tsx';
import styles from './order-details.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderDetailsProps extends Omit<OrderPaymentsProps, 'order'> {
  order: Order;
  side: 'buyer' | 'supplier';
  /** Proofs of goods that are made for the order. */
  proofs?: ReactNode;
  /** Proofs and changes for the history; null where they could not be loaded. */
  record: { proofs: OrderHistory['proofs'] | null; amendments: OrderHistory['amendments'] | null };
  /** Changes of the order; an open proposal is shown first. */
  changes?: { content: ReactNode; isOpen: boolean };
  /** Bank details, below the payments. */
  paymentDetails?: ReactNode;
  /** Below the details, such as conversations. */
  below?: ReactNode;
  /** The sample store has no documents to download. */
  sample?: boolean;
  /** Receipts of the dispatches, with how the goods are sampled. */
  receipts?: ReactNode;
  /** Buttons of a dispatch. */
  dispatchActions?: ((dispatch: Dispatch) => ReactNode) | undefined;
}

/** Renders progress, lines, dispatches, payments, documents, details and history of an order. */
export function OrderDetails({
  order,
  side,
  proofs,
  changes,
  record,
  paymentDetails,
  below,
  sample,
  dispatchActions,
  receipts,
  ...payments
}: OrderDetailsProps) {
  return (
    <Split columns="1fr 340px" align="start" className={styles.details}>
      <Stack shrink>
        <OrderProgress order={order} side={side} />
        {changes?.isOpen && changes.content}
        {proofs}
        <OrderLines order={order} />
        {order.agreement && (
          <OrderAgreement order={order} agreement={order.agreement} side={side} sample={sample ?? false} />
        )}
        <OrderDispatches order={order} actions={dispatchActions} />
        {receipts}
        {!changes?.isOpen && changes?.content}
        <Stack shrink className={styles.record}>
          <Parties order={order} side={side} />
          <OrderTimeline
            history={{ ...order, proofs: record.proofs ?? [], amendments: record.amendments ?? [] }}
            side={side}
          />
        </Stack>
      </Stack>
      <Stack shrink>
        {order.showsMoney && <OrderPayments order={order} {...payments} />}
        {paymentDetails}
        <OrderDocuments order={order} sample={sample} />
        {below}
      </Stack>
    </Split>
  );
}

/** Placeholder of the order: its steps, its lines, and the cards beside them. */
export const OrderDetailsSkeleton = () => (
  <Split columns="1fr 340px" align="start" className={styles.details}>
    <Stack shrink>
      <div className={styles.steps}>
        <Skeleton height="100%" round="card" />
      </div>
      <Card as="div">
        <SkeletonRows rows={3} columns={2} />
      </Card>
    </Stack>
    <Stack shrink>
      <Skeleton height={280} round="card" />
      <Skeleton height={140} round="card" />
    </Stack>
  </Split>
);

function Parties({ order, side }: Pick<OrderDetailsProps, 'order' | 'side'>) {
  const { deliveryAddress, billingAddress, buyer, buyerContact, purchaseOrderNumber, notes } = order;
  const isSame = JSON.stringify(deliveryAddress) === JSON.stringify(billingAddress);
  const contact = side === 'supplier' ? buyerContact : null;
  const location = [buyer.city, countryName(buyer.country)].filter(Boolean).join(', ');
  const facts = [
    ...(purchaseOrderNumber ? [{ term: 'Purchase order', detail: purchaseOrderNumber }] : []),
    { term: 'Payment', detail: paymentTermsText(order) },
    ...(side === 'supplier' ? [{ term: 'Buyer', detail: buyer.company ?? buyer.name }] : []),
    ...(side === 'supplier' && !deliveryAddress ? [{ term: 'Place', detail: location }] : []),
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
          { term: 'Phone', detail: <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a> },
        ]
      : []),
  ];
  return (
    <Card title="Details">
      <DescriptionList items={facts} />
      {deliveryAddress && (
        <Stack gap={1} className={styles.address}>
          <h3>{isSame ? 'Delivery and billing address' : 'Delivery address'}</h3>
          <AddressText address={deliveryAddress} />
        </Stack>
      )}
      {billingAddress && !isSame && (
        <Stack gap={1} className={styles.address}>
          <h3>Billing address</h3>
          <AddressText address={billingAddress} />
        </Stack>
      )}
      {notes && (
        <Stack gap={1} className={styles.address}>
          <h3>{side === 'supplier' ? 'Buyer’s note' : 'Your note'}</h3>
          <p className="small break-words pre-line">{notes}</p>
        </Stack>
      )}
    </Card>
  );
}
