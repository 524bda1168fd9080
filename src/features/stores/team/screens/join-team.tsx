import { useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { AccountFrame } from '#features/identity/accounts/components/account-frame.tsx';
import { roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import { endSessionByUser } from '#web/use-ended-session.ts';
import { useUser } from '#web/use-session.ts';
import { JoinForm } from '../components/join-form.tsx';
import type { Offer } from '../contract.ts';

export const meta: MetaFunction = () => [
  ...hiddenMeta({
    title: 'Join a store',
    description: 'Accept an invitation to join a store on Packwright.',
  }),
  { name: 'referrer', content: 'no-referrer' },
];

type InvitationState =
  | { step: 'busy' }
  | { step: 'failed'; message: string }
  | { step: 'offered'; offer: Offer };

async function readInvitation(token: string): Promise<InvitationState> {
  try {
    return { step: 'offered', offer: (await api.team.readOffer({ token })).data.offer };
  } catch (error) {
    return {
      step: 'failed',
      message: toProblem(error).message ?? 'We could not reach the server. Please try again.',
    };
  }
}

export default function JoinTeam() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<InvitationState>({ step: 'busy' });
  useEffect(() => {
    let isCurrent = true;
    if (token) void readInvitation(token).then((known) => isCurrent && setState(known));
    return () => {
      isCurrent = false;
    };
  }, [token]);
  if (!token) return <InvitationFailed message="This link is incomplete. Open it again from the email." />;
  if (state.step === 'failed') return <InvitationFailed message={state.message} />;
  if (state.step === 'offered') return <InvitationOffer offer={state.offer} token={token} />;
  return (
    <AccountFrame title="Opening the invitation">
      <Loading label="Opening the invitation...">
        <SkeletonText lines={2} />
      </Loading>
    </AccountFrame>
  );
}

function InvitationOffer({ offer, token }: { offer: Offer; token: string }) {
  const user = useUser();
  const { storeName, invitedBy, role, email, hasAccount } = offer;
  const here = `/join-team?token=${token}`;
  const mine = user?.email === email;
  return (
    <AccountFrame
      title={`Join ${storeName}`}
      lead={`${invitedBy} invited you to join the store. ${roleLabels[role].label}: ${roleLabels[role].hint.toLowerCase()}.`}
    >
      {mine && <AcceptInvitation token={token} storeName={storeName} />}
      {!mine && user && <WrongAccount email={email} signedInAs={user.email} />}
      {!user && hasAccount && (
        <>
          <p>
            The invitation is for <b>{email}</b>, which already has an account. Sign in to join.
          </p>
          <div>
            <ButtonLink to={`/sign-in?next=${encodeURIComponent(here)}`} variant="go" size="lg">
              Sign in
            </ButtonLink>
          </div>
        </>
      )}
      {!user && !hasAccount && <JoinForm token={token} email={email} />}
    </AccountFrame>
  );
}

function AcceptInvitation({ token, storeName }: { token: string; storeName: string }) {
  const navigate = useNavigate();
  const { start, busy, problem } = useAction({
    send: () => api.team.acceptOffer({ token }),
    success: `You’ve joined ${storeName}.`,
    onSuccess: () => navigate('/dashboard', { replace: true }),
    failure: 'We could not reach the server. Please try again.',
    showFailure: 'inline',
  });
  return (
    <>
      {problem && <Banner>{problem.message}</Banner>}
      <Button variant="go" size="lg" wide busy={busy} busyLabel="Joining..." onClick={() => void start()}>
        Join the store
      </Button>
    </>
  );
}

function WrongAccount({ email, signedInAs }: { email: string; signedInAs: string }) {
  async function signOut(): Promise<void> {
    // Sign out in this browser whatever the server responds.
    await api.accounts.signOut().catch(() => undefined);
    endSessionByUser();
  }
  return (
    <>
      <Banner look="info" role="status">
        The invitation is for {email}, and you are signed in as {signedInAs}.
      </Banner>
      <div>
        <Button variant="line" onClick={signOut}>
          Sign out and continue
        </Button>
      </div>
    </>
  );
}

function InvitationFailed({ message }: { message: string }) {
  return (
    <AccountFrame title="This invitation is not available">
      <Banner>{message}</Banner>
      <div>
        <ButtonLink to="/">Go Home</ButtonLink>
      </div>
    </AccountFrame>
  );
}
