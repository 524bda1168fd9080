import type { ReactNode } from 'react';
import { Cluster } from '#ui/layout/layout.tsx';
import styles from './card-head.module.css';

interface CardHeadProps {
  /** A portrait or logo at the start. */
  picture?: ReactNode;
  title: ReactNode;
  /** A line below the title. */
  facts: ReactNode;
  /** The state at the end. */
  mark?: ReactNode;
}

/** The head of a card in a list: who or what it is about, and its state. */
export const CardHead = ({ picture, title, facts, mark }: CardHeadProps) => (
  <Cluster rowGap={3} align="start" className={styles.head}>
    {picture}
    <div className={styles.words}>
      <h2 className={`break-words ${styles.title}`}>{title}</h2>
      <p className={`muted small break-words ${styles.facts} num`}>{facts}</p>
    </div>
    {mark}
  </Cluster>
);
