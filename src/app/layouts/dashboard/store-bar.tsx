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
    words: 'Buyers cannot see your store yet.',
    link: 'Finish your registration',
    to: '/registration',
  },
  submitted: {
    words: 'Your registration is being reviewed.',
    link: 'See its status',
    to: '/registration',
  },
  changes_requested: {
    words: 'Your registration needs changes.',
    link: 'See what to change',
    to: '/registration',
  },
  // A banner above the content explains it; see suspension-banner.tsx.
  suspended: null,
  approved: null,
};

const unconfirmedNotice: StoreNotice = {
  words: 'Your store goes public as soon as your email is confirmed.',
  link: 'Confirm it',
  to: '/dashboard/settings',
};

/** Explains why buyers do not see the store. At the bottom of the window, where it does not shift the content. */
export function StoreBar({ store }: { store: Store }) {
  const notice =
    notices[store.status] ?? (store.emailVerified || store.suspension ? null : unconfirmedNotice);
  if (store.isPublic || !notice) return null;
  return (
    <aside className={`small ${styles.bar}`} aria-label="State of your store">
      <p>
        {notice.words} <Link to={notice.to}>{notice.link}</Link>
      </p>
    </aside>
  );
}
