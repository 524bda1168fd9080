import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useUser } from '#web/use-session.ts';
import styles from './requirement-form.module.css';
import { useRequirementForm } from './use-requirement-form.ts';

const RequirementSent = lazy(async () => {
  const { RequirementSent: component } = await import('./requirement-sent.tsx');
  return { default: component };
});

/**
 * The form “Tell Us What You Need”. Its inputs keep what is typed before the scripts have loaded. Validation and the API
 * client are loaded with the first submission, which keeps the home page small.
 */
export function RequirementForm() {
  const user = useUser();
  const { state } = useLocation() as { state: { need?: unknown } | null };
  const { form, busy, sent, message, errors, onSubmit, reset } = useRequirementForm();
  if (sent !== undefined)
    return (
      <Suspense>
        <RequirementSent product={sent} signedIn={user !== null} onAgain={reset} />
      </Suspense>
    );
  return (
    <CheckedForm
      ref={form}
      method="post"
      aria-label="Tell Us What You Need"
      onSubmit={onSubmit}
      className={styles.form}
    >
      {message && <Banner>{message}</Banner>}
      <noscript>
        <Banner look="warn" role="note">
          This form needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      <Field label="Name" required error={errors.name}>
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label="Product / service name" required error={errors.productName}>
        <TextInput
          name="productName"
          autoComplete="off"
          placeholder="5-ply boxes for 24 jars"
          // Filled in by a calculator that leads here.
          defaultValue={typeof state?.need === 'string' ? state.need : undefined}
        />
      </Field>
      <Field label="Mobile number" required error={errors.mobile}>
        <PhoneInput name="mobile" prefix="+91" placeholder="98765 43210" />
      </Field>
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Submitting...">
        Submit Requirement
      </Button>
      <p className={styles.note}>
        Up to 10 suppliers who make this will see it; they call or write to you. No one else gets your number.
      </p>
    </CheckedForm>
  );
}
