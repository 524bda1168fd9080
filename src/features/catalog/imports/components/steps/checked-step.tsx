import { useState } from 'react';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { ImportRow, ProductImport, UnknownCategory } from '../../contract.ts';
import { notesOf, pictureSentence, planSentence } from '../../rules/import-notes.ts';
import { type AcceptedPage, AcceptedRows } from './accepted-rows.tsx';
import { CancelButton } from './cancel-button.tsx';
import styles from './figures.module.css';
import { Figures } from './figures.tsx';
import { IncompleteRows, RefusedRows } from './rows-with-reasons.tsx';
import { UnknownCategories } from './unknown-categories.tsx';

interface CheckedStepProps {
  given: ProductImport;
  refused: readonly ImportRow[];
  accepted: AcceptedPage;
  /** Rows that come in without some of their pictures. */
  incomplete: readonly ImportRow[];
  /** Categories that the supplier may confirm. */
  unknown: readonly UnknownCategory[];
  onChanged: () => void;
  /** Back to the columns. */
  onBack: () => void;
}

/** What the import would do. Nothing is changed yet. */
export function CheckedStep({
  given,
  refused,
  accepted,
  incomplete,
  unknown,
  onChanged,
  onBack,
}: CheckedStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { overPlan } = given.counts;
  const coming = given.counts.create + given.counts.update - overPlan;
  const notes = notesOf(given.counts, false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      await api.imports.start({ id: given.id, fillPlan: overPlan > 0 });
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
          <Figures counts={given.counts} labels={{ create: 'New', update: 'Existing', refuse: 'Refused' }} />
          {overPlan > 0 && (
            <Banner look="warn" title={planSentence(given.counts)}>
              Import the first {formatCount(given.counts.room ?? 0)} now, or{' '}
              <TextLink to="/dashboard/plan">choose a larger plan</TextLink> and check the file again.
            </Banner>
          )}
          {coming === 0 && overPlan === 0 && (
            <Banner look="warn" title="No row can come in as it is">
              {given.counts.unknownCategory > 0
                ? 'Confirm the categories below, change the columns, or correct the file and upload it again.'
                : 'Change the columns, or correct the file and upload it again.'}
            </Banner>
          )}
          {given.counts.pictureProblems > 0 && (
            <Banner look="warn" title={pictureSentence(given.counts, false)}>
              The list below says why. Import them as they are, or correct the file and upload it again.
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
                Import {overPlan > 0 && given.counts.create > 0 ? 'the first ' : ''}
                {formatCount(coming)} {coming === 1 ? 'product' : 'products'}
              </Button>
            )}
            <Button variant="line" disabled={busy} onClick={onBack}>
              Back to the columns
            </Button>
            <CancelButton given={given} onChanged={onChanged} />
          </div>
        </Stack>
      </Card>
      <UnknownCategories key={given.progress} given={given} categories={unknown} onChecking={onChanged} />
      <IncompleteRows given={given} rows={incomplete} />
      <AcceptedRows id={given.id} first={accepted} />
      <RefusedRows given={given} rows={refused} />
    </Stack>
  );
}
