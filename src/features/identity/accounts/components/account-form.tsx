import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  /** Accessible name of the form. */
  label: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  problem: { message: string } | null;
  children: ReactNode;
}

/**
 * A form with an error banner. It uses `post`, so that typed values never end up in the URL. A form submitted before
 * hydration waits for the scripts.
 */
export function AccountForm({ label, onSubmit, problem, children }: AccountFormProps) {
  return (
    <CheckedForm method="post" aria-label={label} onSubmit={onSubmit} className={styles.form}>
      {problem && <Banner>{problem.message}</Banner>}
      <noscript>
        <Banner look="warn" role="note">
          This form needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      {children}
    </CheckedForm>
  );
}
