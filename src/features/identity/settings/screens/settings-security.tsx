import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import { ConnectGoogle } from '#features/identity/sign-in-methods/components/connect-google.tsx';
import { IdentityList } from '#features/identity/sign-in-methods/components/identity-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { ChangePassword } from '../components/change-password.tsx';
import { EndOtherSessions, SessionList } from '../components/session-list.tsx';
import { SettingsSection, SettingsSections } from '../components/settings-section.tsx';
import { SettingsSkeleton } from '../components/settings-skeleton.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Security · Settings',
    description: 'Your password, sign-in methods and active sessions.',
  });

export async function clientLoader() {
  const [{ data: me }, { data: open }, { data: elsewhere }] = await Promise.all([
    api.accounts.getProfile(),
    api.accounts.listSessions(),
    api.identities.listIdentities(),
  ]);
  return { profile: me.profile, sessions: open.sessions, google: elsewhere };
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsSecurity() {
  const { profile, sessions, google } = useLoaderData<typeof clientLoader>();
  const { pathname } = useLocation();
  return (
    <SettingsSections>
      <SettingsSection title="Password" lead="Changing it signs you out on all other devices.">
        <ChangePassword profile={profile} />
      </SettingsSection>
      {(google.available || google.identities.length > 0) && (
        <SettingsSection flush title="Sign in with Google" lead="Google accounts connected to this account.">
          {google.identities.length > 0 && (
            <IdentityList identities={google.identities} hasPassword={profile.hasPassword} />
          )}
          {google.available && (
            <ConnectGoogle
              hasPassword={profile.hasPassword}
              connectedCount={google.identities.length}
              returnPath={pathname}
            />
          )}
        </SettingsSection>
      )}
      <SettingsSection
        flush
        title="Where you are signed in"
        lead="If you don’t recognize a device, sign it out and change your password."
        action={sessions.length > 1 && <EndOtherSessions />}
      >
        <SessionList sessions={sessions} />
      </SettingsSection>
    </SettingsSections>
  );
}
