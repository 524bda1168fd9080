import { Link } from 'react-router';
import styles from './store-bar.module.css';
import type { Store } from './use-store.ts';

interface StoreNotice {
  words: string;
  link: string;
  to: string;
}

const notices: Record<Store['status'], StoreNotice | null> = {
  draft: {
    words: 'Your store is not visible to buyers yet.',
    link: 'Finish registration',
    to: '/registration',
  },
  submitted: {
    words: 'Your registration is in review.',
    link: 'View status',
    to: '/registration',
  },
  changes_requested: {
    words: 'Your registration needs changes.',
    link: 'View changes',
    to: '/registration',
  },
  // A banner above the content explains it; see suspension-banner.tsx.
  suspended: null,
  approved: null,
};

const unconfirmedNotice: StoreNotice = {
  words: 'Confirm your email to make your store visible to buyers.',
  link: 'Confirm email',
  to: '/dashboard/settings',
};

/** Explains why buyers do not see the store. At the bottom of the window, where it does not shift the content. */
export function StoreBar({ store }: { store: Store }) {
  const notice =
    notices[store.status] ?? (store.emailVerified || store.suspension ? null : unconfirmedNotice);
  if (store.isPublic || !notice) return null;
  return (
    <aside className={`small ${styles.bar}`} aria-label="Store status">
      <p>
        {notice.words} <Link to={notice.to}>{notice.link}</Link>
      </p>
    </aside>
  );
}
