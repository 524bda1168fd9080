import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { type Profile, profileForm } from '#features/identity/accounts/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { api } from '#web/api.ts';
import { storeUser } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';

const resolver = standardSchemaResolver(profileForm);

/** A form for the user's name and phone number. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { revalidate } = useRevalidator();
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not save your profile. Please try again.',
    send: async (person) => {
      const { data } = await api.accounts.saveProfile(person);
      storeUser(data.user);
      form.setValue('phone', data.user.phone);
      toast.success('Profile saved.');
      await revalidate();
    },
  });
  const { errors } = form.formState;
  return (
    <AccountForm label="Profile" onSubmit={submit} problem={problem}>
      <Field label="Name" required error={errors.name?.message}>
        <TextInput autoComplete="name" defaultValue={profile.name} {...form.register('name')} />
      </Field>
      <Field
        label="Phone"
        required
        hint="Include the country code. Only the people you trade with can see it."
        error={errors.phone?.message}
      >
        <TextInput type="tel" autoComplete="tel" defaultValue={profile.phone} {...form.register('phone')} />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          Save profile
        </Button>
      </div>
    </AccountForm>
  );
}
