import { UserRound } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { initials } from '#ui/media/initials.ts';
import { useUser } from '#web/use-session.ts';
import styles from './account-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

const AccountPanel = lazy(() => import('./account-panel.tsx'));

/**
 * The account menu. Its links depend on the user and load only in the browser; until then it is a link to the account.
 */
export function AccountMenu({ theme = false }: { theme?: boolean }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const user = useUser();
  useDisclosure(ref);
  const badgeCounts = (
    <Link to="/account/settings" className={styles.entry}>
      Settings
    </Link>
  );
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.avatar}>
        {user ? <span aria-hidden="true">{initials(user.name)}</span> : <UserRound aria-hidden />}
        <span className="sr-only">{user ? `Account of ${user.name}` : 'Account'}</span>
      </summary>
      <div className={styles.panel} data-ground="paper">
        {user ? (
          <Suspense fallback={badgeCounts}>
            <AccountPanel user={user} theme={theme} />
          </Suspense>
        ) : (
          badgeCounts
        )}
      </div>
    </details>
  );
}
