import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import { useEmailLink, useRefreshedUser } from '../components/use-email-link.ts';
import { useStartPage } from '../components/use-start-page.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Confirm your email',
    description: 'Confirm the email address of your Packwright account.',
  });

const confirm = (link: { token: string }) => api.accounts.verifyEmail(link);

export default function VerifyEmail() {
  const state = useEmailLink(confirm);
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
  const user = useRefreshedUser();
  const start = useStartPage(user);
  return (
    <AccountFrame title="Email confirmed" lead="Your account is ready to use.">
      <ButtonLink to={start}>{user ? 'Continue' : 'Sign in'}</ButtonLink>
    </AccountFrame>
  );
}

function NotConfirmed({ message }: { message: string }) {
  const user = useUser();
  const start = useStartPage(user);
  // A link that no longer works has usually been used already, so check whether the address is confirmed.
  if (user?.emailVerified)
    return (
      <AccountFrame
        title="Email already confirmed"
        lead={`${user.email} is confirmed. You don’t need to do anything else.`}
      >
        <ButtonLink to={start}>Continue</ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title="Your email is not confirmed">
      <Banner>{message}</Banner>
      {user ? (
        <ResendButton />
      ) : (
        <>
          <p>Sign in, then request a new link in your settings.</p>
          <ButtonLink to="/sign-in?next=/account/settings">Sign in</ButtonLink>
        </>
      )}
    </AccountFrame>
  );
}
