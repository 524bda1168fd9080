import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { ImportRow, ProductImport } from '../../contract.ts';
import { notesOf } from '../../rules/import-notes.ts';
import { CancelButton } from './cancel-button.tsx';
import styles from './figures.module.css';
import { Figures } from './figures.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface CheckedStepProps {
  given: ProductImport;
  refused: readonly ImportRow[];
  onChanged: () => void;
  /** Back to the columns. */
  onBack: () => void;
}

/** What the import would do. Nothing is changed yet. */
export function CheckedStep({ given, refused, onChanged, onBack }: CheckedStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const coming = given.counts.create + given.counts.update;
  const notes = notesOf(given.counts, false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      await api.imports.start({ id: given.id });
      onChanged();
    } catch (error) {
      setProblem(problemOf(error).message ?? 'The import could not be started. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Stack gap={4}>
      <Card title="What will happen">
        <Stack gap={4}>
          <Figures counts={given.counts} labels={{ create: 'New', update: 'Changed', refuse: 'Refused' }} />
          {coming === 0 && (
            <Banner look="warn" title="No row can come in as it is">
              Change the columns, or mend the file and upload it again.
            </Banner>
          )}
          {notes.length > 0 && (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {problem && <Banner>{problem}</Banner>}
          <div className={styles.acts}>
            {coming > 0 && (
              <Button busy={busy} busyLabel="Starting..." onClick={() => void start()}>
                Import {coming.toLocaleString('en-IN')} {coming === 1 ? 'product' : 'products'}
              </Button>
            )}
            <Button variant="line" disabled={busy} onClick={onBack}>
              Back to the columns
            </Button>
            <CancelButton given={given} onChanged={onChanged} />
          </div>
        </Stack>
      </Card>
      <RefusedRows given={given} rows={refused} />
    </Stack>
  );
}
