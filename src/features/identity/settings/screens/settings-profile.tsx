import { type MetaFunction, useLoaderData } from 'react-router';
import type { User } from '#features/identity/accounts/contract.ts';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession, storeUser } from '#web/session.ts';
import { EmailForm } from '../components/email-form.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { SettingsSection, SettingsSections } from '../components/settings-section.tsx';
import { SettingsSkeleton } from '../components/settings-skeleton.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Profile · Settings',
    description: 'Who you are on Packwright, and how others see you.',
  });

export async function clientLoader() {
  if (!currentSession()) return null;
  const { profile } = (await api.accounts.getProfile()).data;
  const { hasPassword: _has, newEmail: _new, ...user } = profile;
  // The email address may have been confirmed in another browser.
  storeUser(user);
  return profile;
}

export const HydrateFallback = SettingsSkeleton;

const roleLabels: Record<User['role'], string> = {
  supplier: 'You sell packaging with this account.',
  customer: 'You buy packaging with this account.',
  admin: 'You look after the marketplace with this account.',
};

export default function SettingsProfile() {
  const profile = useLoaderData<typeof clientLoader>();
  if (!profile) return null;
  return (
    <SettingsSections>
      <SettingsSection title="Profile" lead={`Who you are here. ${roleLabels[profile.role]}`}>
        <ProfileForm key={profile.id} profile={profile} />
      </SettingsSection>
      <SettingsSection
        title="Email"
        lead="You sign in with it, and our messages go there. A new one counts once its link was opened."
      >
        <EmailForm profile={profile} />
      </SettingsSection>
    </SettingsSections>
  );
}
