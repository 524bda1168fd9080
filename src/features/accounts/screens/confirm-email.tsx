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
import { homeOf } from '../rules.ts';

export const meta: MetaFunction = () => [
  ...hiddenMeta({
    title: 'Your new email',
    description: 'Confirm the new email address of your Packwright account.',
  }),
  { name: 'referrer', content: 'no-referrer' },
];

type State = { step: 'busy' } | { step: 'done' } | { step: 'failed'; message: string };

/** A link works once, so each is sent once, however often the screen is drawn. */
const sent = new Map<string, Promise<State>>();

async function confirm(token: string): Promise<State> {
  try {
    await api.accounts.confirmEmailChange({ token });
    return { step: 'done' };
  } catch (error) {
    return {
      step: 'failed',
      message: problemOf(error).message ?? 'We could not reach the server. Please try again.',
    };
  }
}

export default function ConfirmEmail() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<State>({ step: 'busy' });
  useEffect(() => {
    if (!token) return;
    const answer = sent.get(token) ?? confirm(token);
    sent.set(token, answer);
    void answer.then(setState);
  }, [token]);
  if (!token) return <Refused message="This link is not complete." />;
  if (state.step === 'failed') return <Refused message={state.message} />;
  if (state.step === 'done') return <Moved />;
  return (
    <AccountFrame title="Confirming your new email">
      <Loading label="Confirming your new email...">
        <SkeletonText lines={2} />
      </Loading>
    </AccountFrame>
  );
}

function Moved() {
  const user = useUser();
  const id = user?.id;
  useEffect(() => {
    // The stored person still has the old address.
    if (id)
      void api.accounts.whoAmI().then(
        ({ data }) => data.user.id === id && storeUser(data.user),
        () => undefined,
      );
  }, [id]);
  return (
    <AccountFrame title="Your address has moved" lead="From now on you sign in with the new one.">
      <div>
        <ButtonLink to={user ? homeOf(user) : '/sign-in'}>{user ? 'Go on' : 'Sign in'}</ButtonLink>
      </div>
    </AccountFrame>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <AccountFrame title="Nothing was changed">
      <Banner>{message}</Banner>
      <p>Your account still has its old address. You can ask for a new link in your settings.</p>
      <div>
        <ButtonLink to="/account/settings">Open settings</ButtonLink>
      </div>
    </AccountFrame>
  );
}
