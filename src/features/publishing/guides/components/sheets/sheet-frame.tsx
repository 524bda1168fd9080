import type { ReactNode } from 'react';
import { LogoMark } from '#ui/marks/logo.tsx';
import styles from './sheet-frame.module.css';

interface SheetFrameProps {
  title: string;
  lead: string;
  /** What the figures rest on. */
  foot: ReactNode;
  children: ReactNode;
}

/** One A4 page: on the screen a sheet of paper, on paper the whole of it. */
export function SheetFrame({ title, lead, foot, children }: SheetFrameProps) {
  return (
    <article className={styles.sheet} aria-labelledby="sheet-title">
      <header className={styles.head}>
        <div>
          <h2 id="sheet-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <span className={styles.maker}>
          <LogoMark />
          Packwright
        </span>
      </header>
      {children}
      <footer className={styles.foot}>{foot}</footer>
    </article>
  );
}

interface SheetTableProps {
  caption: string;
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
}

/** A dense table that prints well; the first column names the row. */
export function SheetTable({ caption, head, rows }: SheetTableProps) {
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((words, i) => (
              <th key={i} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Hosts of the pages that figures come from. */
export const hostsOf = (sources: readonly string[]): string =>
  [...new Set(sources.map((source) => new URL(source).hostname.replace(/^www\./, '')))].join(', ');
