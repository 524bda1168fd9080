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
    description: 'Download everything we keep about you, or close your account.',
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
        title="A copy of your data"
        lead="Everything we keep about you and your store, as one JSON file. It is made in the background and can be downloaded for seven days, by you alone."
      >
        <ExportList exports={exports} />
      </SettingsSection>
      <SettingsSection danger title="Close your account" lead="Permanently and immediately.">
        <CloseAccount closing={closing} base={pathname.replace(/\/privacy\/?$/, '')} />
      </SettingsSection>
    </SettingsSections>
  );
}
