import { useCallback, useEffect } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { AccountFrame, FormFoot } from '#features/identity/accounts/components/account-frame.tsx';
import { pathAfterSignIn } from '#features/identity/accounts/components/use-start-page.ts';
import { afterSignUp, safeReturnPath } from '#features/identity/accounts/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { storeSession } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';
import { LinkAccountForm } from '../components/link-account-form.tsx';
import { NewcomerForm } from '../components/newcomer-form.tsx';
import { type GoogleReturnState, useGoogleReturn } from '../components/use-google-return.ts';
import type { Arrival } from '../contract.ts';

const settingsPath = '/account/settings/security';

export const meta: MetaFunction = () => [
  ...hiddenMeta({ title: 'Sign in with Google', description: 'Finish signing in with Google.' }),
  // The URL contains Google's code, which must not be passed on to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

/** Returns a function that stores the session and opens the page that the user wanted. */
function useArrival(): (arrival: Arrival) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    async ({ token, data, isNew, ...way }) => {
      storeSession({ token, user: data.user });
      const path = isNew ? afterSignUp(data.user, way) : await pathAfterSignIn(data.user, way);
      await navigate(path, { replace: true });
    },
    [navigate],
  );
}

/** After Google was connected, shows a message and returns to the page where the user began. */
function useConnected(state: GoogleReturnState): void {
  const navigate = useNavigate();
  const email = state.step === 'connected' ? state.email : null;
  const next = state.step === 'connected' ? state.next : null;
  useEffect(() => {
    if (!email) return;
    toast.success(`${email} connected.`);
    void navigate(safeReturnPath(next, settingsPath), { replace: true });
  }, [email, next, navigate]);
}

export default function GoogleReturn() {
  const state = useGoogleReturn();
  const arrive = useArrival();
  const arrival = state.step === 'signed-in' ? state.arrival : null;
  useEffect(() => {
    if (arrival) void arrive(arrival);
  }, [arrival, arrive]);
  useConnected(state);
  if (state.step === 'failed') return <Failed message={state.message} />;
  if (state.step === 'password') {
    return (
      <AccountFrame
        title="You already have an account"
        lead={
          <>
            We found an account for <b>{state.email}</b>. Enter its password once to connect Google.
          </>
        }
      >
        <LinkAccountForm {...state} onArrival={arrive} />
        <FormFoot>
          <TextLink to="/sign-in">Back to sign in</TextLink>
        </FormFoot>
      </AccountFrame>
    );
  }
  if (state.step === 'newcomer') {
    return (
      <AccountFrame title="Complete your account" lead="We need a few more details.">
        <NewcomerForm newcomer={state} onArrival={arrive} />
      </AccountFrame>
    );
  }
  return <SigningIn />;
}

function SigningIn() {
  const title = useUser() ? 'Connecting Google' : 'Signing you in';
  return (
    <AccountFrame title={title}>
      <Loading label={`${title}...`}>
        <SkeletonText lines={2} />
      </Loading>
    </AccountFrame>
  );
}

function Failed({ message }: { message: string }) {
  const user = useUser();
  if (user) {
    return (
      <AccountFrame title="Google was not connected">
        <Banner>{message}</Banner>
        <div>
          <ButtonLink to={settingsPath}>Back to settings</ButtonLink>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="You are not signed in">
      <Banner>{message}</Banner>
      <div>
        <ButtonLink to="/sign-in">Back to sign in</ButtonLink>
      </div>
    </AccountFrame>
  );
}
