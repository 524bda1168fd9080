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

const personal = [
  { label: 'Profile', path: '' },
  { label: 'Security', path: '/security' },
  { label: 'Notifications', path: '/notifications' },
];
const ofStore = [
  { label: 'Team', path: '/team' },
  { label: 'API keys', path: '/api-keys' },
];
const data = { label: 'Your data', path: '/privacy' };

/** Visitors of the sample store see that there are settings, and not whose. */
export const clientMiddleware = [
  ({ request }: { request: Request }): void => {
    const { pathname } = new URL(request.url);
    if (!currentSession() && pathname.startsWith(`${storeBase}/`)) throw replace(storeBase);
  },
];

// The middleware also runs on the first load of a page, which needs a loader that asks for it.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

/** The settings of a person: the same screens in the dashboard, where the store's are beside them, and in the account. */
export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}

/** A section that fails leaves the way to the others. */
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
  // The server draws the page without knowing who asks: until the browser does, nobody is told that this is another's.
  const isKnown = useHydrated();
  const inStore = pathname.startsWith(storeBase);
  const base = inStore ? storeBase : accountBase;
  const tabs = inStore ? [...personal, ...ofStore, data] : [...personal, data];
  return (
    <>
      <PageHead
        title="Settings"
        lead={
          inStore
            ? 'You, and the people and programs that work in your store.'
            : 'Who you are here, and what reaches you.'
        }
      />
      {inStore && isKnown && !user ? (
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
        Profile, security, notifications, team members and API keys of your own store will be set here.
      </EmptyState>
    </Card>
  );
}
