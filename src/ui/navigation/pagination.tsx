import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  /** Number of pages; with one page, nothing is rendered. */
  total: number;
  /** Returns the URL of a page, such as `?page=2`. */
  href: (page: number) => string;
  label?: string;
  preventScrollReset?: boolean;
  className?: string;
}

/** Links to pages: up to five numbers, then an ellipsis and the last page. */
export function Pagination({
  page,
  total,
  href,
  label = 'Pagination',
  preventScrollReset,
  className,
}: PaginationProps) {
  if (total <= 1) return null;
  const step = (to: number, { name, icon }: { name: string; icon: ReactNode }) =>
    to >= 1 && to <= total ? (
      <Link
        to={href(to)}
        preventScrollReset={preventScrollReset}
        rel={to < page ? 'prev' : 'next'}
        aria-label={name}
        className={styles.step}
      >
        {icon}
      </Link>
    ) : (
      <span className={clsx(styles.step, styles.off)} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <nav aria-label={label} className={clsx(styles.pagination, className)}>
      {step(page - 1, { name: 'Previous page', icon: <ChevronLeft aria-hidden /> })}
      <ul className={styles.pages}>
        {pageWindow(page, total).map((entry) => (
          <li key={entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>
                <span aria-hidden="true">…</span>
                <span className="sr-only">pages left out</span>
              </span>
            ) : (
              <Link
                to={href(entry)}
                preventScrollReset={preventScrollReset}
                aria-current={entry === page ? 'page' : undefined}
                className={styles.page}
              >
                <span className="sr-only">Page </span>
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {step(page + 1, { name: 'Next page', icon: <ChevronRight aria-hidden /> })}
    </nav>
  );
}
