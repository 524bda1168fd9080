import { Send } from 'lucide-react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useUser } from '#web/use-session.ts';
import styles from './application-form.module.css';
import { useApplicationForm } from './use-application-form.ts';

interface ApplicationFormProps {
  slug: string;
  companyName: string;
}

/** The application form: name, email and CV, signed in or not. Input is kept until it has been sent. */
export function ApplicationForm({ slug, companyName }: ApplicationFormProps) {
  const user = useUser();
  const { form, errors, problem, busy, isSent, onSubmit, onInput } = useApplicationForm(slug);
  if (isSent) {
    return (
      <Banner
        look="ok"
        role="status"
        title="Your application has been sent."
        action={
          user ? (
            <ButtonLink variant="line" size="sm" to="/account/applications">
              See your applications
            </ButtonLink>
          ) : undefined
        }
      >
        {companyName} has it now, and you get a confirmation by email. They answer to you directly.
      </Banner>
    );
  }
  return (
    <CheckedForm ref={form} method="post" aria-label="Application" onSubmit={onSubmit} onInput={onInput}>
      <div className={styles.fields}>
        {problem && <Banner className={styles.wide}>{problem}</Banner>}
        <noscript>
          <Banner look="warn" role="note">
            Applying needs JavaScript, which is switched off in your browser.
          </Banner>
        </noscript>
        <Field label="Name" required error={errors.name}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={user?.name}
            key={user?.name}
          />
        </Field>
        <Field label="Email" required error={errors.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={user?.email}
            key={user?.email}
          />
        </Field>
        <Field label="Phone" optional error={errors.phone}>
          <TextInput name="phone" type="tel" autoComplete="tel" maxLength={30} />
        </Field>
        <Field
          label="CV"
          required
          error={errors.cv}
          hint="One PDF, max 5MB. Only you, the company and our admins can open it."
        >
          <TextInput name="cv" type="file" accept="application/pdf,.pdf" className={styles.file} />
        </Field>
        <Field label="Message" optional error={errors.message} className={styles.wide}>
          <TextArea name="message" rows={5} limit={3000} placeholder="Why this job, and from when." />
        </Field>
      </div>
      <div className={styles.foot}>
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
        <p className={styles.note}>
          {user
            ? 'It also stands in your account, where you can withdraw it.'
            : 'No account needed. We keep it for a year at most.'}
        </p>
      </div>
    </CheckedForm>
  );
}
