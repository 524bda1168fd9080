import { UserRound } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { initials } from '#ui/media/initials.ts';
import { useUser } from '#web/use-session.ts';
import styles from './account-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

const AccountPanel = lazy(() => import('./account-panel.tsx'));

/**
 * The signed-in person's menu. Which links it holds is known only in the browser, and only there does it load;
 * until then it leads to the account.
 */
export function AccountMenu({ theme = false }: { theme?: boolean }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const user = useUser();
  useDisclosure(ref);
  const waiting = (
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
          <Suspense fallback={waiting}>
            <AccountPanel user={user} theme={theme} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </details>
  );
}
