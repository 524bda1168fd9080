import type { ReactNode } from 'react';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  title: string;
  lead?: ReactNode;
  /** A panel beside the form, on wide screens only. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of an account page: a heading, a form and, on wide screens, a panel with the benefits. */
export function AccountFrame({ title, lead, aside, children }: AccountFrameProps) {
  return (
    <div className={`wrap ${styles.frame}`} data-wide={aside ? true : undefined}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {lead && <p className={`muted pretty ${styles.lead}`}>{lead}</p>}
        <Stack className={styles.body}>{children}</Stack>
      </div>
      {aside}
    </div>
  );
}

/** The line below a form with a link to another form, and optional content at its end. */
export function FormFoot({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <Cluster gap={5} rowGap={2} align="stretch" justify="between" className={`muted ${styles.foot}`}>
      <p>{children}</p>
      {end}
    </Cluster>
  );
}
