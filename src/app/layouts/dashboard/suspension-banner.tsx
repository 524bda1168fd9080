import { Link } from 'react-router';
import { Banner } from '#ui/feedback/banner.tsx';
import styles from './suspension-banner.module.css';
import type { Store } from './use-store.ts';

/** Tells everyone in a suspended store why it is suspended and what they can still do. */
export function SuspensionBanner({ store }: { store: Store | null }) {
  if (!store?.suspension) return null;
  const { reason } = store.suspension;
  return (
    <div className={styles.frame}>
      <Banner look="bad" role="note" title="Your store is suspended">
        <p className={`break-words pre-line ${styles.reason}`}>{reason}</p>
        Buyers can’t find your store or order from it, and you can’t confirm, produce or dispatch orders. You
        can still reply to buyers, cancel orders, record payments and refunds, and edit your products and
        company details. <Link to="/help#contact">Contact support</Link>
      </Banner>
    </div>
  );
}
