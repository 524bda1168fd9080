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
    description: 'Your name, contact details and sign-in email.',
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
  supplier: 'Supplier account.',
  customer: 'Customer account.',
  admin: 'Admin account.',
};

export default function SettingsProfile() {
  const profile = useLoaderData<typeof clientLoader>();
  if (!profile) return null;
  return (
    <SettingsSections>
      <SettingsSection title="Profile" lead={`Personal details. ${roleLabels[profile.role]}`}>
        <ProfileForm key={profile.id} profile={profile} />
      </SettingsSection>
      <SettingsSection
        title="Email"
        lead="Used for sign-in and notifications. A new address takes effect once you confirm it."
      >
        <EmailForm profile={profile} />
      </SettingsSection>
    </SettingsSections>
  );
}
