import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { memberRoles, roleLabels } from '#features/stores/suppliers/rules/store-roles.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { RadioCards } from '#ui/fields/choices/radio-cards.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { invitationForm } from '../contract.ts';

const resolver = standardSchemaResolver(invitationForm);
const roleOptions = memberRoles.map((role) => ({ value: role, ...roleLabels[role] }));

/** A form to invite someone to the store by email. */
export function InviteForm() {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not send the invitation. Please try again.',
    send: async (invitation) => {
      await api.team.invite(invitation);
      form.setValue('email', '');
      toast.success(`Invitation sent to ${invitation.email}.`);
      await revalidate();
    },
  });
  const { errors } = form.formState;
  return (
    <AccountForm label="Invite a teammate" onSubmit={submit} problem={problem}>
      <Field label="Email" required error={errors.email?.message}>
        <TextInput type="email" autoComplete="off" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <RadioCards
        legend="Role"
        options={roleOptions}
        defaultValue="sales"
        error={errors.role?.message}
        {...form.register('role')}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send invitation
        </Button>
      </div>
    </AccountForm>
  );
}
