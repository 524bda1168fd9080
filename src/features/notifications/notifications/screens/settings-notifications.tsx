import { type MetaFunction, useLoaderData } from 'react-router';
import {
  SettingsSection,
  SettingsSections,
} from '#features/identity/settings/components/settings-section.tsx';
import { SettingsSkeleton } from '#features/identity/settings/components/settings-skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { PreferenceForm } from '../components/preference-form.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Notifications · Settings',
    description: 'Email notification settings.',
  });

export async function clientLoader() {
  return (await api.notifications.getPreferences()).data;
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsNotifications() {
  const { preferences } = useLoaderData<typeof clientLoader>();
  return (
    <SettingsSections>
      <SettingsSection
        flush
        title="Email"
        lead="Select what to receive by email: immediately, in one daily summary at 6:00 UTC, or never. Security emails are always sent."
      >
        <PreferenceForm preferences={preferences} />
      </SettingsSection>
    </SettingsSections>
  );
}
