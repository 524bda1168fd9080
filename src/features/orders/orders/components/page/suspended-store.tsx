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
      We have suspended this store. It can’t process your order for now.{' '}
      {actions.includes('cancel') && 'You can wait or cancel the order. The store can still refund you. '}
      Don’t make further payments until it is reinstated. Your documents and messages stay available, and you
      can still message the supplier.
    </Banner>
  );
}
