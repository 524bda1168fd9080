import { type MetaFunction, useLoaderData } from 'react-router';
import {
  SettingsSection,
  SettingsSections,
} from '#features/identity/settings/components/settings-section.tsx';
import { SettingsSkeleton } from '#features/identity/settings/components/settings-skeleton.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { CallList } from '../components/call-list.tsx';
import { KeyList } from '../components/key-list.tsx';
import { NewKey } from '../components/new-key.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'API keys · Settings',
    description: 'Keys that let your software access your store.',
  });

export async function clientLoader() {
  try {
    const [{ data: held }, { data: log }] = await Promise.all([
      api.apiKeys.listKeys(),
      api.apiKeys.listCalls({}),
    ]);
    return { may: 'manage' as const, keys: held.keys, ...log };
  } catch (error) {
    const { reason } = toProblem(error);
    if (reason === 'registration_unfinished') return { may: 'register' as const };
    if (reason === 'store_role') return { may: 'ask' as const };
    throw error;
  }
}

export const HydrateFallback = SettingsSkeleton;

export default function SettingsApiKeys() {
  const data = useLoaderData<typeof clientLoader>();
  if (data.may !== 'manage') return <Card>{data.may === 'ask' ? <AskOwner /> : <RegisterFirst />}</Card>;
  const { keys, calls, nextCursor } = data;
  return (
    <SettingsSections>
      <SettingsSection
        title="New API key"
        lead={
          <>
            For programs that work with your products and orders. Send it as{' '}
            <code>Authorization: Bearer</code>; the <a href="/api/docs">API reference</a> lists every
            endpoint.
          </>
        }
      >
        <NewKey />
      </SettingsSection>
      {keys.length > 0 && (
        <SettingsSection
          flush
          title="Keys"
          lead="Each key is limited to its permissions and to 1,200 requests every 10 minutes."
        >
          <KeyList keys={keys} />
        </SettingsSection>
      )}
      {keys.length > 0 && (
        <SettingsSection flush title="Recent activity" lead="Write requests from the last 90 days.">
          <CallList key={calls[0]?.id ?? 'none'} calls={calls} nextCursor={nextCursor} />
        </SettingsSection>
      )}
    </SettingsSections>
  );
}

const AskOwner = () => (
  <EmptyState title="Owner access required">Only the store owner can create and revoke API keys.</EmptyState>
);

const RegisterFirst = () => (
  <EmptyState title="No store yet" action={<ButtonLink to="/registration">Continue registration</ButtonLink>}>
    Finish your registration to create API keys.
  </EmptyState>
);
