import type { ReactNode } from 'react';
import { formatCount } from '#lib/formats.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { ProductImport } from '../../contract.ts';
import styles from './figures.module.css';

interface FiguresProps {
  counts: ProductImport['counts'];
  labels: { create: string; update: string; refuse: string };
}

/** The three main counts: new products, products that the store already has, and refused rows. */
export function Figures({ counts, labels }: FiguresProps) {
  const figure = (label: string, { count, look }: { count: number; look: string | undefined }): ReactNode => (
    <Stack gap={0.5} className={styles.figure}>
      <dt>{label}</dt>
      <dd className={`num ${count > 0 ? (look ?? '') : ''}`}>{formatCount(count)}</dd>
    </Stack>
  );
  return (
    <Grid as="dl" gap={0} columns={3} className={styles.figures}>
      {figure(labels.create, { count: counts.create, look: styles.good })}
      {figure(labels.update, { count: counts.update, look: undefined })}
      {figure(labels.refuse, { count: counts.refuse, look: styles.bad })}
    </Grid>
  );
}
