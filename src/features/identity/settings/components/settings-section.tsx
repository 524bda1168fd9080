import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** What it is for, in a sentence or two. */
  lead?: ReactNode;
  /** A list instead of a form: rows run to the edges. */
  flush?: boolean;
  /** Where something can be lost for good. */
  danger?: boolean;
  /** Beside the title: a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: what it is on the one side, what can be set on the other. */
export function SettingsSection({ title, lead, flush, danger, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.sheet} data-flush={flush || undefined} data-danger={danger || undefined}>
        {children}
      </div>
    </section>
  );
}

/** The sections of one page of settings. */
export function SettingsSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
