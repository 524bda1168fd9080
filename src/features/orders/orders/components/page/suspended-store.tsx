import type { Order } from '#features/orders/order-record/contract.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import styles from './suspended-store.module.css';

/** Returns the URL of the contact form, prefilled with the order. */
const supportPath = ({ reference, supplier }: Order): string =>
  `/help?${new URLSearchParams({ order: `${reference} from ${supplier.name}` })}#contact`;

/** Renders a notice that the store of an order is suspended, with the consequences and where to get help. */
export function SuspendedStore({ order }: { order: Order }) {
  const { supplier, actions } = order;
  return (
    <Banner
      look="warn"
      role="note"
      className={styles.frame}
      title={`${supplier.name} is suspended`}
      action={
        <ButtonLink to={supportPath(order)} variant="line" size="sm">
          Contact support
        </ButtonLink>
      }
    >
      We have taken this store off the marketplace. It cannot move your order forward for now.{' '}
      {actions.includes('cancel') && 'You can wait, or cancel the order; the store can still refund you. '}
      Please make no further payments until it is back. Your documents and messages stay here, and you can
      still write to the supplier.
    </Banner>
  );
}
