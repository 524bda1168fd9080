import {
  ClipboardList,
  FileText,
  Heart,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Package,
  Settings,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Role } from '#lib/endpoint.ts';
import { EmailText } from '#ui/facts/email-text.tsx';
import type { StoredUser } from '#web/session.ts';
import styles from './account-menu.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSignOut } from './use-sign-out.ts';

interface MenuEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

const settingsEntry: MenuEntry = { label: 'Settings', to: '/account/settings', Icon: Settings };
const storeSettingsEntry: MenuEntry = { ...settingsEntry, to: '/dashboard/settings' };
const favouritesEntry: MenuEntry = { label: 'Favorites', to: '/account/favourites', Icon: Heart };
const entries: Record<Role, MenuEntry[]> = {
  supplier: [
    { label: 'Dashboard', to: '/dashboard', Icon: LayoutDashboard },
    { label: 'Registration', to: '/registration', Icon: ClipboardList },
    favouritesEntry,
    storeSettingsEntry,
  ],
  customer: [
    { label: 'Overview', to: '/account', Icon: LayoutDashboard },
    { label: 'My inquiries', to: '/account/inquiries', Icon: Inbox },
    { label: 'My requests', to: '/account/requests', Icon: FileText },
    { label: 'My orders', to: '/account/orders', Icon: Package },
    favouritesEntry,
    settingsEntry,
  ],
  admin: [{ label: 'Administration', to: '/admin', Icon: LayoutDashboard }, settingsEntry],
};

/** Contents of the account menu. Loaded only for signed-in users. */
export default function AccountPanel({ user, theme }: { user: StoredUser; theme: boolean }) {
  const signOut = useSignOut();
  return (
    <>
      <p className={styles.person}>
        <b>{user.name}</b>
        <span>
          <EmailText>{user.email}</EmailText>
        </span>
      </p>
      <ul>
        {entries[user.role].map(({ label, to, Icon }) => (
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
    </>
  );
}
