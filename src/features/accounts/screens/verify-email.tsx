import { useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { storeUser } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { homeOf } from '../rules.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Confirm your email',
    description: 'Confirm the email address of your Packwright account.',
  });

type State = { step: 'busy' } | { step: 'done' } | { step: 'failed'; message: string };

/** A link works once, so each is sent once, however often the screen is drawn. */
const sent = new Map<string, Promise<State>>();

async function confirm(token: string): Promise<State> {
  try {
    await api.accounts.verifyEmail({ token });
    return { step: 'done' };
  } catch (error) {
    return {
      step: 'failed',
      message: problemOf(error).message ?? 'We could not reach the server. Please try again.',
    };
  }
}

function useConfirmation(token: string | null): State {
  const [state, setState] = useState<State>({ step: 'busy' });
  useEffect(() => {
    if (!token) return;
    const answer = sent.get(token) ?? confirm(token);
    sent.set(token, answer);
    void answer.then(setState);
  }, [token]);
  return token ? state : { step: 'failed', message: 'This link is not complete.' };
}

export default function VerifyEmail() {
  const [query] = useSearchParams();
  const state = useConfirmation(query.get('token'));
  if (state.step === 'busy') {
    return (
      <AccountFrame title="Confirming your email">
        <Loading label="Confirming your email...">
          <SkeletonText lines={2} />
        </Loading>
      </AccountFrame>
    );
  }
  if (state.step === 'done') return <Confirmed />;
  return <NotConfirmed message={state.message} />;
}

function Confirmed() {
  const user = useUser();
  const id = user?.id;
  useEffect(() => {
    // The stored person still says that the address is not confirmed.
    if (id)
      void api.accounts.whoAmI().then(
        ({ data }) => data.user.id === id && storeUser(data.user),
        () => undefined,
      );
  }, [id]);
  return (
    <AccountFrame
      title="Your email is confirmed"
      lead="Thank you. Everything in your account is open to you now."
    >
      <ButtonLink to={user ? homeOf(user) : '/sign-in'}>{user ? 'Go on' : 'Sign in'}</ButtonLink>
    </AccountFrame>
  );
}

function NotConfirmed({ message }: { message: string }) {
  const user = useUser();
  return (
    <AccountFrame title="This link does not work any more">
      <Banner>{message}</Banner>
      {user && !user.emailVerified && <ResendButton />}
      {user?.emailVerified && (
        <p>Your address {user.email} is confirmed already, so there is nothing to do.</p>
      )}
      {!user && (
        <>
          <p>Sign in, and we send you a new one.</p>
          <ButtonLink to="/sign-in?next=/account/settings">Sign in</ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
