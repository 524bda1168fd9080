import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import type { Problem } from '#web/problem.ts';
import styles from './account-form.module.css';

interface AccountFormProps {
  /** The form's name for screen readers. */
  label: string;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  problem: Problem | null;
  /** Shown when the server gave no message. */
  fallback: string;
  children: ReactNode;
}

/**
 * Banner and fields. `post`, so that nothing typed can end up in an address: a form sent before the
 * scripts have arrived waits for them.
 */
export function AccountForm({ label, onSubmit, problem, fallback, children }: AccountFormProps) {
  return (
    <CheckedForm method="post" aria-label={label} onSubmit={onSubmit} className={styles.form}>
      {problem && <Banner>{problem.message ?? fallback}</Banner>}
      <noscript>
        <Banner look="warn" role="note">
          This form needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      {children}
    </CheckedForm>
  );
}
