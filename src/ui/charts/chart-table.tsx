import clsx from 'clsx';
import { useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import styles from './chart-table.module.css';

interface ChartTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The values of a chart as a table: always there for screen readers, and shown to everyone on request. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.values}>
      <Cluster gap={2}>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide table' : 'Show as table'}
        </Button>
        {isShown && (
          // Separated by tabs, so that spreadsheets put each value into its cell.
          <CopyButton
            text={[head, ...rows].map((row) => row.join('\t')).join('\n')}
            label="Copy table"
            variant="quiet"
          />
        )}
      </Cluster>
      <div
        id={id}
        className={isShown ? styles.scroll : 'sr-only'}
        // A box that scrolls must be reachable by keyboard.
        {...(isShown && { tabIndex: 0, role: 'group', 'aria-label': caption })}
      >
        <table className={clsx(isShown && styles.table)}>
          <caption className={clsx(isShown && 'sr-only')}>{caption}</caption>
          <thead>
            <tr>
              {head.map((cell, i) =>
                i === 0 && !cell ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, k) =>
                  k === 0 ? (
                    <th key={k} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={k}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
