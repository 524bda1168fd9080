import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './assumption-group.module.css';

interface AssumptionGroupProps {
  legend: string;
  children: ReactNode;
}

/** Fields that belong together, with their name. */
export const AssumptionGroup = ({ legend, children }: AssumptionGroupProps) => (
  <Stack as="fieldset" gap={3} className={styles.group}>
    <legend className="small">{legend}</legend>
    {children}
  </Stack>
);
