import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useUser } from '#web/use-session.ts';
import { AccountFrame } from '../components/account-frame.tsx';
import { useEmailLink, useRefreshedUser } from '../components/use-email-link.ts';
import { useStartPage } from '../components/use-start-page.ts';

export const meta: MetaFunction = () => [
  ...hiddenMeta({
    title: 'Your new email',
    description: 'Confirm the new email address of your Packwright account.',
  }),
  { name: 'referrer', content: 'no-referrer' },
];

const confirm = (link: { token: string }) => api.accounts.confirmEmailChange(link);

export default function ConfirmEmail() {
  const state = useEmailLink(confirm);
  if (state.step === 'failed') return <LinkFailed message={state.message} />;
  if (state.step === 'done') return <EmailChanged />;
  return (
    <AccountFrame title="Confirming your new email">
      <Loading label="Confirming your new email...">
        <SkeletonText lines={2} />
      </Loading>
    </AccountFrame>
  );
}

function EmailChanged() {
  const user = useRefreshedUser();
  const start = useStartPage(user);
  return (
    <AccountFrame title="Your email has changed" lead="Use the new address to sign in from now on.">
      <ButtonLink to={start}>{user ? 'Continue' : 'Sign in'}</ButtonLink>
    </AccountFrame>
  );
}

function LinkFailed({ message }: { message: string }) {
  const user = useUser();
  return (
    <AccountFrame title="Your email was not changed">
      <Banner>{message}</Banner>
      <p>
        {user
          ? 'Your account still has its old email. You can request a new link in your settings.'
          : 'Your account still has its old email. Sign in, then request a new link in your settings.'}
      </p>
      {user ? (
        <ButtonLink to="/account/settings">Open settings</ButtonLink>
      ) : (
        <ButtonLink to="/sign-in?next=/account/settings">Sign in</ButtonLink>
      )}
    </AccountFrame>
  );
}
