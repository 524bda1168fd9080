import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './scroll-row.module.css';

/** A list of cards, arranged by its class; on phones a row that scrolls sideways instead of a long stack. */
export const ScrollRow = ({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) => <ul className={clsx(styles.row, className)}>{children}</ul>;
