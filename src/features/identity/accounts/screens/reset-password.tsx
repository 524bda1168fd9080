import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { ReactNode } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { endSessionByUser } from '#web/use-ended-session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { AccountForm } from '../components/account-form.tsx';
import { AccountFrame, FormFoot } from '../components/account-frame.tsx';
import { NewPasswordField } from '../components/new-password-field.tsx';
import { resetPasswordForm } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Set a new password',
    description: 'Set a new password for your Packwright account.',
  });

// The token comes from the URL, so only the password field is validated here.
const resolver = standardSchemaResolver(z.pick(resetPasswordForm, { password: true }));

export default function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <AccountFrame
      title="Set a new password"
      lead={token ? 'You’ll be signed out on all devices.' : undefined}
    >
      {token ? (
        <NewPassword token={token} />
      ) : (
        <RequestNewLink>
          This link is incomplete. Open it again from the email, or request a new one.
        </RequestNewLink>
      )}
    </AccountFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not set the password. Please try again.',
    send: async ({ password }) => {
      await api.accounts.resetPassword({ token, password });
      endSessionByUser();
      toast.success('Password set. Sign in to continue.');
      await navigate('/sign-in', { replace: true });
    },
  });
  if (problem?.reason === 'link_expired') return <RequestNewLink>{problem.message}</RequestNewLink>;
  return (
    <AccountForm label="New password" onSubmit={submit} problem={problem}>
      <NewPasswordField
        label="New password"
        field={form.register('password')}
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Saving...">
        Set password
      </Button>
    </AccountForm>
  );
}

/** Replaces the form when the link is invalid, so that no one types a new password that cannot be saved. */
function RequestNewLink({ children }: { children: ReactNode }) {
  return (
    <>
      <Banner>{children}</Banner>
      <ButtonLink to="/forgot-password">Request a new link</ButtonLink>
      <FormFoot>
        <TextLink to="/sign-in">Back to sign in</TextLink>
      </FormFoot>
    </>
  );
}
