import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { ImportRow, ProductImport } from '../../contract.ts';
import { importNotes } from '../../rules/import-notes.ts';
import { Figures } from './figures.tsx';
import { IncompleteRows, RefusedRows } from './rows-with-reasons.tsx';

const titles: Partial<Record<ProductImport['state'], string>> = {
  done: 'Import complete',
  cancelled: 'Import canceled',
  failed: 'Import failed',
};

interface EndedStepProps {
  productImport: ProductImport;
  refused: readonly ImportRow[];
  /** Rows that were imported without some of their pictures. */
  incomplete: readonly ImportRow[];
}

/** The result of an import: what was imported, what was not, and why. */
export function EndedStep({ productImport, refused, incomplete }: EndedStepProps) {
  const { state, counts, message } = productImport;
  const notes = state === 'done' ? importNotes(counts, true) : [];
  return (
    <Stack>
      <Card title={titles[state] ?? ''}>
        <Stack>
          {message && <Banner look={state === 'failed' ? 'bad' : 'info'}>{message}</Banner>}
          {state === 'done' && (
            <Figures counts={counts} labels={{ create: 'Added', update: 'Updated', refuse: 'Refused' }} />
          )}
          {notes.length > 0 && (
            <Stack as="ul" gap={2} className="muted small">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </Stack>
          )}
          <Cluster gap={3} align="stretch">
            <ButtonLink to="/dashboard/my-products" variant={state === 'done' ? 'main' : 'line'}>
              View products
            </ButtonLink>
            <ButtonLink to="/dashboard/imports" variant={state === 'done' ? 'line' : 'main'}>
              Import another file
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      {state === 'done' && <IncompleteRows productImport={productImport} rows={incomplete} />}
      <RefusedRows productImport={productImport} rows={refused} />
    </Stack>
  );
}
