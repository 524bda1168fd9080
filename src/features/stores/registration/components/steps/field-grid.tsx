import type { ReactNode } from 'react';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import styles from './field-grid.module.css';

/** A grid for the fields of a step, with two columns where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid rowGap={5} align="start" className={styles.grid}>
      {children}
    </Grid>
  );
}

/** A field or several fields across the whole grid. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** A section of a step with its own heading. */
export function FieldSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Stack as="section" className={styles.part}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {lead && <p className={`muted small ${styles.lead}`}>{lead}</p>}
      </div>
      <FieldGrid>{children}</FieldGrid>
    </Stack>
  );
}
