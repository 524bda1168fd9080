import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountForm } from '#features/identity/accounts/components/account-form.tsx';
import { apiScopes } from '#lib/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field, FieldNotes } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { apiKeyForm } from '../contract.ts';
import { scopeLabels } from '../rules.ts';
import styles from './new-key.module.css';

const resolver = standardSchemaResolver(apiKeyForm);

/** A form that creates an API key and shows its secret once. */
export function NewKey() {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const { form, submit, problem, busy } = useFormAction({
    resolver,
    failure: 'We could not create the key. Please try again.',
    send: async (values) => {
      const { data } = await api.apiKeys.createKey(values);
      setMade({ name: data.key.name, secret: data.secret });
      form.reset();
      await revalidate();
    },
  });
  if (made) return <NewKeySecret {...made} onDone={() => setMade(null)} />;
  const { errors } = form.formState;
  return (
    <AccountForm label="New API key" onSubmit={submit} problem={problem}>
      <Field label="Name" required hint="For example, “Inventory sync”." error={errors.name?.message}>
        <TextInput autoComplete="off" {...form.register('name')} />
      </Field>
      <fieldset className={styles.scopes} aria-describedby={errors.scopes ? 'scopes-error' : undefined}>
        <legend>Permissions</legend>
        <Grid gap={3} columns={2} below={560}>
          {apiScopes.map((scope) => (
            <Checkbox key={scope} value={scope} hint={scopeLabels[scope].hint} {...form.register('scopes')}>
              {scopeLabels[scope].label}
            </Checkbox>
          ))}
        </Grid>
        <FieldNotes id="scopes" error={errors.scopes?.message} />
      </fieldset>
      <div>
        <Button type="submit" busy={busy} busyLabel="Creating...">
          Create key
        </Button>
      </div>
    </AccountForm>
  );
}

function NewKeySecret({ name, secret, onDone }: { name: string; secret: string; onDone: () => void }) {
  return (
    <Stack>
      <Banner look="ok" role="status" title={`${name} is ready`}>
        Copy the key now. For security, we can’t show it again.
      </Banner>
      <Cluster as="p" gap={3} rowGap={2} justify="between" className={styles.secret}>
        <code>{secret}</code>
        <CopyButton text={secret} label="Copy key" />
      </Cluster>
      <div>
        <Button onClick={onDone}>Done</Button>
      </div>
    </Stack>
  );
}
