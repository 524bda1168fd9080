import { type MetaFunction, useLoaderData } from 'react-router';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { storeUser } from '#web/session.ts';
import { ChangePassword } from '../components/change-password.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { SessionList } from '../components/session-list.tsx';
import type { User } from '../contract.ts';

export const meta: MetaFunction = () => [
  { title: 'Profile & security · Packwright' },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader() {
  const [{ data: me }, { data: open }] = await Promise.all([
    api.accounts.whoAmI(),
    api.accounts.listSessions(),
  ]);
  // The address may have been confirmed in another browser.
  storeUser(me.user);
  return { user: me.user, sessions: open.sessions };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Profile & security" lead="Who you are here, and where you are signed in." />
      <Loading>
        <Stack gap={4}>
          <Card as="div">
            <SkeletonText lines={4} />
          </Card>
          <Card as="div">
            <SkeletonText lines={6} />
          </Card>
        </Stack>
      </Loading>
    </>
  );
}

export default function AccountSecurity() {
  const { user, sessions } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead title="Profile & security" lead="Who you are here, and where you are signed in." />
      <Stack gap={4}>
        {!user.emailVerified && <Unverified email={user.email} />}
        <Profile user={user} />
        <ChangePassword email={user.email} />
        <SessionList sessions={sessions} />
      </Stack>
    </>
  );
}

function Unverified({ email }: { email: string }) {
  return (
    <Banner look="warn" title="Please confirm your email" action={<ResendButton size="sm" />}>
      We sent a link to {email}. Until it is used, suppliers cannot go public.
    </Banner>
  );
}

/** May break after the at sign, not inside a word. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

const roleNames = { supplier: 'Supplier', customer: 'Customer', admin: 'Admin' };

function Profile({ user }: { user: User }) {
  return (
    <Card title="Profile">
      <DescriptionList
        items={[
          { term: 'Name', detail: user.name },
          { term: 'Email', detail: <Address email={user.email} /> },
          { term: 'Email confirmed', detail: user.emailVerified ? 'Yes' : 'Not yet' },
          { term: 'Phone', detail: user.phone },
          { term: 'Account', detail: roleNames[user.role] },
        ]}
      />
    </Card>
  );
}
