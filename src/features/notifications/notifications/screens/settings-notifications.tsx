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
    description: 'What you get by email, immediately or in one summary a day.',
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
        title="By email"
        lead="Notifications are always here. Select what you also get by email: immediately, in one summary each morning (6:00 UTC), or never. Messages about the safety of your account always come."
      >
        <PreferenceForm preferences={preferences} />
      </SettingsSection>
    </SettingsSections>
  );
}
