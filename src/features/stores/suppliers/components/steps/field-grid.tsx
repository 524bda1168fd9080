import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Fields of a step: two beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field, or several, over the whole width of the grid. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** A part of a step with a heading of its own. */
export function FieldPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
