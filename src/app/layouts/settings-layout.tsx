import type { ReactNode } from 'react';
import { Outlet, replace, useLocation } from 'react-router';
import { ErrorScreen } from '#app/screens/error-screen.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { currentSession } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import styles from './settings-layout.module.css';

const storeBase = '/dashboard/settings';
const accountBase = '/account/settings';

const personalTabs = [
  { label: 'Profile', path: '' },
  { label: 'Security', path: '/security' },
  { label: 'Notifications', path: '/notifications' },
];
const storeTabs = [
  { label: 'Team', path: '/team' },
  { label: 'API keys', path: '/api-keys' },
];
const dataTab = { label: 'Your data', path: '/privacy' };

/** Guests of the sample store see an explanation instead of someone's settings. */
export const clientMiddleware = [
  ({ request }: { request: Request }): void => {
    const { pathname } = new URL(request.url);
    if (!currentSession() && pathname.startsWith(`${storeBase}/`)) throw replace(storeBase);
  },
];

// React Router runs the middleware on the first load of a page only if the route has a loader.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** Personal settings: the same screens in the account and in the dashboard, where store settings are next to them. */
export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}

/** An error in one section keeps the links to the others. */
export function ErrorBoundary() {
  return (
    <SettingsFrame>
      <ErrorScreen />
    </SettingsFrame>
  );
}

function SettingsFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const user = useUser();
  // The server renders the page without knowing the user, so the notice waits until the browser knows them.
  const isHydrated = useHydrated();
  const isInStore = pathname.startsWith(storeBase);
  const base = isInStore ? storeBase : accountBase;
  const tabs = isInStore ? [...personalTabs, ...storeTabs, dataTab] : [...personalTabs, dataTab];
  return (
    <>
      <PageHead
        title="Settings"
        lead={
          isInStore ? 'Your profile, team and integrations.' : 'Your profile, security and notifications.'
        }
      />
      {isInStore && isHydrated && !user ? (
        <SampleSettings />
      ) : (
        <>
          <div className={styles.tabs}>
            <TabLinks
              label="Settings"
              items={tabs.map(({ label, path }) => ({
                label,
                to: base + path,
                current: pathname.replace(/\/+$/, '') === base + path,
              }))}
            />
          </div>
          {children}
        </>
      )}
    </>
  );
}

function SampleSettings() {
  return (
    <Card>
      <EmptyState
        title="This is the sample store"
        action={<ButtonLink to="/sign-up">Sign up as a supplier</ButtonLink>}
      >
        With your own store, you manage your profile, security, notifications, team and API keys here.
      </EmptyState>
    </Card>
  );
}
