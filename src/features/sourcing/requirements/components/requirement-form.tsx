import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { PhoneInput } from '#ui/fields/phone-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useUser } from '#web/use-session.ts';
import type { RequestPrefill } from '../rules/request-subject.ts';
import styles from './requirement-form.module.css';
import { useMatchCount } from './use-match-count.ts';
import { useRequirementForm } from './use-requirement-form.ts';

const RequirementSent = lazy(async () => {
  const { RequirementSent: component } = await import('./requirement-sent.tsx');
  return { default: component };
});

const noPrefill: RequestPrefill = {};

/** Returns the full request form with what was entered here. */
function fullRequestPath(need: string, quantity = ''): string {
  const query = new URLSearchParams({ ...(need && { need }), ...(quantity && { quantity }) });
  return query.size > 0 ? `/requests/new?${query}` : '/requests/new';
}

/**
 * The form “Tell Us What You Need”. Its inputs keep what is typed before the scripts have loaded. Validation and the API
 * client are loaded with the first submission.
 */
export function RequirementForm({ prefill = noPrefill }: { prefill?: RequestPrefill }) {
  const user = useUser();
  const [need, setNeed] = useState(prefill.productName ?? '');
  const matches = useMatchCount(need);
  const { form, busy, sent, message, errors, onInput, onSubmit, reset } = useRequirementForm({
    prefill,
    userName: user?.name,
  });
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
      onSubmit={(event) => void onSubmit(event)}
      onInput={onInput}
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
      <Field
        label="Product / service name"
        required
        error={errors.productName}
        aside={
          <span role="status" className={styles.matches}>
            {matches}
          </span>
        }
      >
        <TextInput
          name="productName"
          autoComplete="off"
          placeholder="5-ply boxes for 24 jars"
          maxLength={160}
          defaultValue={prefill.productName}
          onChange={(event) => setNeed(event.target.value)}
        />
      </Field>
      <div className={styles.amount}>
        <Field label="Quantity" optional error={errors.quantity}>
          <TextInput
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            placeholder="2,000"
            defaultValue={prefill.quantity}
          />
        </Field>
        <Field label="Mobile number" required error={errors.mobile}>
          <PhoneInput name="mobile" prefix="+91" placeholder="98765 43210" defaultValue={prefill.mobile} />
        </Field>
      </div>
      <Field label="Details" optional error={errors.details}>
        <TextArea
          name="details"
          rows={2}
          maxLength={1000}
          placeholder="Size, material, print, delivery date"
          defaultValue={prefill.details}
        />
      </Field>
      <Button type="submit" variant="go" size="lg" wide busy={busy} busyLabel="Submitting...">
        Submit Requirement
      </Button>
      <p className={styles.note}>
        Shared with up to 10 matching suppliers. Only they see your number. Drawings, several items or
        quantities? <TextLink to={fullRequestPath(need, prefill.quantity)}>Write a full request</TextLink>
      </p>
    </CheckedForm>
  );
}
