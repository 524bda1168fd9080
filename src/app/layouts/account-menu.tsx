import {
  ClipboardCheck,
  ClipboardList,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Package,
  Settings,
  UserRound,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { Role } from '#lib/endpoint.ts';
import { initials } from '#ui/media/initials.ts';
import type { StoredUser } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import styles from './account-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useSignOut } from './use-sign-out.ts';

interface MenuEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

const settings: MenuEntry = { label: 'Settings', to: '/account/settings', Icon: Settings };
const storeSettings: MenuEntry = { ...settings, to: '/dashboard/settings' };
const entries: Record<Role, MenuEntry[]> = {
  supplier: [
    { label: 'Dashboard', to: '/dashboard', Icon: LayoutDashboard },
    { label: 'Registration', to: '/registration', Icon: ClipboardList },
    storeSettings,
  ],
  customer: [
    { label: 'My inquiries', to: '/account', Icon: Inbox },
    { label: 'My orders', to: '/account/orders', Icon: Package },
    settings,
  ],
  admin: [{ label: 'Applications', to: '/admin/applications', Icon: ClipboardCheck }, settings],
};

/** The signed-in person's menu. Which links it holds is known only in the browser. */
export function AccountMenu({ theme = false }: { theme?: boolean }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const user = useUser();
  const signOut = useSignOut();
  useDisclosure(ref);
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.avatar}>
        {user ? <span aria-hidden="true">{initials(user.name)}</span> : <UserRound aria-hidden />}
        <span className="sr-only">{user ? `Account of ${user.name}` : 'Account'}</span>
      </summary>
      <div className={styles.panel} data-ground="paper">
        {user && <Person user={user} />}
        <ul>
          {(user ? entries[user.role] : [settings]).map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={styles.entry}>
                <Icon aria-hidden /> {label}
              </Link>
            </li>
          ))}
        </ul>
        {theme && (
          <div className={styles.theme}>
            Theme <ThemeSwitch />
          </div>
        )}
        <button type="button" className={styles.entry} onClick={() => void signOut()}>
          <LogOut aria-hidden /> Sign out
        </button>
      </div>
    </details>
  );
}

function Person({ user }: { user: StoredUser }) {
  return (
    <p className={styles.person}>
      <b>{user.name}</b>
      <span>{user.email}</span>
    </p>
  );
}
