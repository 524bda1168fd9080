import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ImportRow, ProductImport, UnknownCategory } from '../../contract.ts';
import { describePictureProblems, describePlanLimit, importNotes } from '../../rules/import-notes.ts';
import { type AcceptedPage, AcceptedRows } from './accepted-rows.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Figures } from './figures.tsx';
import { IncompleteRows, RefusedRows } from './rows-with-reasons.tsx';
import { UnknownCategories } from './unknown-categories.tsx';

interface CheckedStepProps {
  productImport: ProductImport;
  refused: readonly ImportRow[];
  accepted: AcceptedPage;
  /** Rows that will be imported without some of their pictures. */
  incomplete: readonly ImportRow[];
  /** Categories that the supplier may confirm. */
  unknown: readonly UnknownCategory[];
  onChanged: () => void;
  /** Returns to the columns. */
  onBack: () => void;
}

/** A preview of the import. Nothing is changed yet. */
export function CheckedStep({
  productImport,
  refused,
  accepted,
  incomplete,
  unknown,
  onChanged,
  onBack,
}: CheckedStepProps) {
  const { overPlan } = productImport.counts;
  const importedCount = productImport.counts.create + productImport.counts.update - overPlan;
  const notes = importNotes(productImport.counts, false);
  const { start, busy, problem } = useAction({
    send: () => api.imports.start({ id: productImport.id, fillPlan: overPlan > 0 }),
    onSuccess: onChanged,
    failure: 'The import could not be started. Please try again.',
    showFailure: 'inline',
  });
  return (
    <Stack>
      <Card title="Summary">
        <Stack>
          <Figures
            counts={productImport.counts}
            labels={{ create: 'New', update: 'Existing', refuse: 'Refused' }}
          />
          {overPlan > 0 && (
            <Banner look="warn" title={describePlanLimit(productImport.counts)}>
              Import the first {formatCount(productImport.counts.room ?? 0)} now, or{' '}
              <TextLink to="/dashboard/plan">upgrade your plan</TextLink> and check the file again.
            </Banner>
          )}
          {importedCount === 0 && overPlan === 0 && (
            <Banner look="warn" title="No rows can be imported">
              {productImport.counts.unknownCategory > 0
                ? 'Confirm the categories below, change the column mapping, or correct the file and upload it again.'
                : 'Change the column mapping, or correct the file and upload it again.'}
            </Banner>
          )}
          {productImport.counts.pictureProblems > 0 && (
            <Banner look="warn" title={describePictureProblems(productImport.counts, false)}>
              See the reasons below. Import the rows anyway, or correct the file and upload it again.
            </Banner>
          )}
          {notes.length > 0 && (
            <Stack as="ul" gap={2} className="muted small">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Stack>
          )}
          {problem && <Banner>{problem.message}</Banner>}
          <Cluster gap={3} align="stretch">
            {importedCount > 0 && (
              <Button busy={busy} busyLabel="Starting..." onClick={() => void start()}>
                Import {overPlan > 0 && productImport.counts.create > 0 ? 'the first ' : ''}
                {formatCount(importedCount)} {importedCount === 1 ? 'product' : 'products'}
              </Button>
            )}
            <Button variant="line" disabled={busy} onClick={onBack}>
              Back to columns
            </Button>
            <CancelButton given={productImport} onChanged={onChanged} />
          </Cluster>
        </Stack>
      </Card>
      <UnknownCategories
        key={productImport.progress}
        productImport={productImport}
        categories={unknown}
        onChecking={onChanged}
      />
      <IncompleteRows productImport={productImport} rows={incomplete} />
      <AcceptedRows id={productImport.id} first={accepted} />
      <RefusedRows productImport={productImport} rows={refused} />
    </Stack>
  );
}
