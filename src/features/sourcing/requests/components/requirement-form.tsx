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
  const { RequirementSent: sent } = await import('./requirement-sent.tsx');
  return { default: sent };
});

/**
 * “Tell Us What You Need”: three fields, for anybody. The inputs keep what is typed before the scripts
 * have arrived; the checks are loaded with the first submission.
 */
export function RequirementForm() {
  const user = useUser();
  const { state } = useLocation() as { state: { need?: unknown } | null };
  const { form, errors, problem, busy, sentProduct, onSubmit, askAgain } = useRequirementForm();
  if (sentProduct)
    return (
      <Suspense>
        <RequirementSent product={sentProduct} signedIn={user !== null} onAgain={askAgain} />
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
      {problem && <Banner>{problem}</Banner>}
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
          // What somebody worked out on another page comes along with them.
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
        Up to 10 suppliers who make this will see it; they call or write to you. Nobody else gets your number.
      </p>
    </CheckedForm>
  );
}
