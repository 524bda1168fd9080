import { type MetaFunction, useLoaderData, useLocation } from 'react-router';
import {
  SettingsSection,
  SettingsSections,
} from '#features/identity/settings/components/settings-section.tsx';
import { SettingsSkeleton } from '#features/identity/settings/components/settings-skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { CloseAccount } from '../components/close-account.tsx';
import { ExportList } from '../components/export-list.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Your data · Settings',
    description: 'Download your data or close your account.',
  });

export async function clientLoader() {
  const [{ data: copies }, { data: end }] = await Promise.all([
    api.privacy.listExports(),
    api.privacy.getClosing(),
  ]);
  return { exports: copies.exports, closing: end.closing };
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsPrivacy() {
  const { exports, closing } = useLoaderData<typeof clientLoader>();
  const { pathname } = useLocation();
  return (
    <SettingsSections>
      <SettingsSection
        flush
        title="Data export"
        lead="All data we store about you and your store, as a JSON file. Only you can download it, for seven days."
      >
        <ExportList exports={exports} />
      </SettingsSection>
      <SettingsSection
        danger
        title="Close your account"
        lead="This takes effect immediately and is permanent."
      >
        <CloseAccount closing={closing} base={pathname.replace(/\/privacy\/?$/, '')} />
      </SettingsSection>
    </SettingsSections>
  );
}
