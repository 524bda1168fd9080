import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate, useSearchParams } from 'react-router';
import { GoogleButton } from '#features/identity/sign-in-methods/components/google-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { storeSession } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { AccountForm } from '../components/account-form.tsx';
import { AccountFrame, FormFoot } from '../components/account-frame.tsx';
import { Pitch } from '../components/pitch.tsx';
import { pathAfterSignIn } from '../components/use-start-page.ts';
import { signInForm } from '../contract.ts';
import type { Route } from './+types/sign-in.ts';

export { clientLoader, loader } from '#web/page-origin.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to your Packwright account to manage your inquiries, orders and store.',
    url: `${loaderData?.origin ?? ''}/sign-in`,
  });

const resolver = standardSchemaResolver(signInForm);

export default function SignIn() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const way = { next: query.get('next'), membership: query.get('membership') };
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'An error occurred during login. Please try again.',
    send: async (credentials) => {
      const { token, data } = await api.accounts.signIn(credentials);
      storeSession({ token, user: data.user });
      await navigate(await pathAfterSignIn(data.user, way), { replace: true });
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <AccountFrame title="Sign in" lead="Welcome back to Packwright." aside={<Pitch of="back" />}>
      <AccountForm label="Sign in" onSubmit={submit} problem={problem}>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="username" autoCapitalize="none" {...register('email')} />
        </Field>
        <Field
          label="Password"
          required
          error={errors.password?.message}
          aside={<TextLink to="/forgot-password">Forgot password?</TextLink>}
        >
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Checkbox {...register('remember')}>Remember me</Checkbox>
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Signing In...">
          Sign in
        </Button>
      </AccountForm>
      <GoogleButton {...way} choice={() => ({ remember: form.getValues('remember') ?? false })}>
        Sign in with Google
      </GoogleButton>
      <FormFoot>
        New to Packwright? <TextLink to={`/signup${query.size > 0 ? `?${query}` : ''}`}>Sign up</TextLink>
      </FormFoot>
    </AccountFrame>
  );
}
