import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { LogoMark } from '#ui/marks/logo.tsx';
import styles from './sheet-frame.module.css';

interface SheetFrameProps {
  title: string;
  lead: string;
  /** Sources of the figures. */
  foot: ReactNode;
  children: ReactNode;
}

/** An A4 page: a sheet of paper on the screen, the full page in print. */
export function SheetFrame({ title, lead, foot, children }: SheetFrameProps) {
  return (
    <Stack as="article" gap={5} className={styles.sheet} aria-labelledby="sheet-title">
      <Cluster as="header" gap={5} rowGap={3} nowrap align="start" justify="between" className={styles.head}>
        <div>
          <h2 id="sheet-title">{title}</h2>
          <p>{lead}</p>
        </div>
        <span className={`small ${styles.maker}`}>
          <LogoMark />
          Packwright
        </span>
      </Cluster>
      {children}
      <footer className={`faint note break-words ${styles.foot}`}>{foot}</footer>
    </Stack>
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
    // oxlint-disable-next-line no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard
    <div className={`scrolls-sideways ${styles.scroll}`} role="region" aria-label={caption} tabIndex={0}>
      <table className={clsx('small', styles.table, head.length > 5 && styles.wide)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {cell}
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

/** Returns the hosts of the source pages as text. */
export const describeHosts = (sources: readonly string[]): string =>
  [...new Set(sources.map((source) => new URL(source).hostname.replace(/^www\./, '')))].join(', ');
