import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { useUser } from '#web/use-session.ts';
import { type ApplicationForm as Application, applicationForm } from '../contract/applications.ts';
import styles from './application-form.module.css';

type ApplicationState = UseFormReturn<Application, unknown, Application>;
const resolver = standardSchemaResolver(
  applicationForm.check(
    z.refine(({ cv }) => !cv.type || cv.type === 'application/pdf', {
      error: 'Only PDF files are allowed.',
      path: ['cv'],
    }),
  ),
);

interface ApplicationFormProps {
  slug: string;
  companyName: string;
}

/** The application form: name, email and CV, signed in or not. Input is kept until it has been sent. */
export function ApplicationForm({ slug, companyName }: ApplicationFormProps) {
  const user = useUser();
  const [isSent, setSent] = useState(false);
  const storageKey = `application:${slug}`;
  const [file, setFile] = useState<File>();
  const { form, submit, busy, message } = useFormAction({
    resolver,
    // A file is empty in JSON, so a different CV is recognized by its name, size and time.
    form: ['application', file?.name, file?.size, file?.lastModified].join(':'),
    send: (application, once) => api.jobs.applications.apply({ ...application, slug }, once),
    onSuccess: () => {
      deleteTyped(storageKey);
      setSent(true);
    },
    failure: 'Your application could not be sent. Your text is still here. Please try again.',
  });
  useKeptApplication(form, storageKey);
  const { register, formState, setValue, resetField } = form;
  const { errors } = formState;
  const setCv = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen) setValue('cv', chosen, { shouldValidate: true });
    else resetField('cv');
  };
  if (isSent) {
    return (
      <Banner
        look="ok"
        role="status"
        title="Your application has been sent."
        action={
          user ? (
            <ButtonLink variant="line" size="sm" to="/account/applications">
              View your applications
            </ButtonLink>
          ) : undefined
        }
      >
        {companyName} has received it and will reply to you directly. We’ve emailed you a confirmation.
      </Banner>
    );
  }
  return (
    <CheckedForm method="post" aria-label="Application" onSubmit={(event) => void submit(event)}>
      <Grid columns={2} below={720} className={styles.fields}>
        {message && <Banner className={styles.wide}>{message}</Banner>}
        <noscript>
          <Banner look="warn" role="note">
            Turn on JavaScript in your browser to apply.
          </Banner>
        </noscript>
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoComplete="name" maxLength={120} {...register('name')} />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" maxLength={254} {...register('email')} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="tel" maxLength={30} {...register('phone')} />
        </Field>
        <Field
          label="CV"
          required
          error={errors.cv?.message}
          hint="One PDF, max 5MB. Only you, the company and our admins can open it."
        >
          <TextInput
            name="cv"
            type="file"
            accept="application/pdf,.pdf"
            className={styles.file}
            onChange={({ target }) => setCv(target.files?.[0])}
          />
        </Field>
        <Field label="Message" optional error={errors.message?.message} className={styles.wide}>
          <TextArea
            rows={5}
            limit={3000}
            placeholder="Why you’re interested, and when you could start."
            {...register('message')}
          />
        </Field>
      </Grid>
      <Cluster rowGap={3} className={styles.foot}>
        <Button
          type="submit"
          variant="go"
          size="lg"
          icon={<Send aria-hidden />}
          busy={busy}
          busyLabel="Sending..."
        >
          Send application
        </Button>
        <p className="muted small">
          {user
            ? 'You can view or withdraw it in your account.'
            : 'No account needed. We delete it within one year.'}
        </p>
      </Cluster>
    </CheckedForm>
  );
}

/** Stores what was typed for this tab, and fills in what is known of a signed-in person. */
function useKeptApplication({ reset, subscribe }: ApplicationState, storageKey: string): void {
  const user = useUser();
  useEffect(() => {
    const kept = readTyped(storageKey);
    reset(
      { name: user?.name ?? '', email: user?.email ?? '', ...(typeof kept === 'object' ? kept : {}) },
      { keepDirtyValues: true },
    );
    return subscribe({
      formState: { values: true },
      callback: ({ values: { cv: _cv, ...typed } }) => saveTyped(storageKey, typed),
    });
  }, [reset, subscribe, storageKey, user?.name, user?.email]);
}
