import { type ReactNode, useId } from 'react';
import { Split, Stack } from '#ui/layout/layout.tsx';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** Purpose of the section, in a sentence or two. */
  lead?: ReactNode;
  /** For a list instead of a form: rows extend to the edges. */
  flush?: boolean;
  /** For actions that cannot be undone. */
  danger?: boolean;
  /** Shown beside the title, for example a button that adds something. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the settings: title and explanation on one side, controls on the other. */
export function SettingsSection({ title, lead, flush, danger, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Split
      as="section"
      columns="minmax(0, 280px) 1fr"
      below={1100}
      aria-labelledby={id}
      className={styles.section}
    >
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.sheet} data-flush={flush || undefined} data-danger={danger || undefined}>
        {children}
      </div>
    </Split>
  );
}

/** Lays out the sections of a settings page. */
export function SettingsSections({ children }: { children: ReactNode }) {
  return (
    <Stack gap={6} className={styles.sections}>
      {children}
    </Stack>
  );
}
