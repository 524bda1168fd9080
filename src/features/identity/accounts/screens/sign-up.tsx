import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { GoogleButton } from '#features/identity/sign-in-methods/components/google-button.tsx';
import { SelectedPlan } from '#features/stores/memberships/components/selected-plan.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { api } from '#web/api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { storeSession } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { AccountForm } from '../components/account-form.tsx';
import { AccountFrame, FormFoot } from '../components/account-frame.tsx';
import { Pitch } from '../components/pitch.tsx';
import { SignUpFields, signUpWithTerms } from '../components/sign-up-fields.tsx';
import { afterSignUp } from '../rules.ts';
import type { Route } from './+types/sign-up.ts';

export { clientLoader, loader } from '#web/page-origin.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Sign up',
    description: 'Create a supplier or customer account on Packwright, the packaging marketplace.',
    url: `${loaderData?.origin ?? ''}/sign-up`,
  });

const words = {
  supplier: {
    title: 'Create your supplier account',
    lead: 'Register your business, list your products and reply to buyers.',
    button: 'Sign up as a supplier',
  },
  customer: {
    title: 'Create your customer account',
    lead: 'Contact suppliers and keep their replies in one place.',
    button: 'Sign up as a customer',
  },
};

const resolver = standardSchemaResolver(signUpWithTerms);

export default function SignUp() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const way = { next: query.get('next'), membership: query.get('membership') };
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'An error occurred during signup. Please try again.',
    send: async ({ terms: _terms, ...account }) => {
      const { token, data } = await api.accounts.signUp(account);
      storeSession({ token, user: data.user });
      await navigate(afterSignUp(data.user, way), { replace: true });
    },
  });
  const { control, setValue } = form;
  const role = useWatch({ control, name: 'role' }) ?? 'supplier';
  const chooseRole = useCallback(
    (chosen: string): void => setValue('role', chosen === 'customer' ? 'customer' : 'supplier'),
    [setValue],
  );
  // The user may have selected a role before hydration. Without this, the form library would undo that choice.
  useEffect(() => {
    chooseRole(document.querySelector<HTMLInputElement>('input[name="role"]:checked')?.value ?? 'supplier');
  }, [chooseRole]);
  const { title, lead, button } = words[role];
  return (
    <AccountFrame title={title} lead={lead} aside={<Pitch of={role} />}>
      <AccountForm label="Sign up" onSubmit={submit} problem={problem}>
        {role === 'supplier' && <SelectedPlan id={way.membership} />}
        <SignUpFields register={form.register} errors={form.formState.errors} onRole={chooseRole} />
        <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Creating Account...">
          {button}
        </Button>
      </AccountForm>
      <GoogleButton {...way} choice={() => ({ role })}>
        Sign up with Google
      </GoogleButton>
      <FormFoot end={<TextLink to="/">Back to home</TextLink>}>
        Already have an account?{' '}
        <TextLink to={`/sign-in${query.size > 0 ? `?${query}` : ''}`}>Sign in</TextLink>
      </FormFoot>
    </AccountFrame>
  );
}
