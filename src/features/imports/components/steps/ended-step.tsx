import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import type { ImportRow, ProductImport } from '../../contract.ts';
import { notesOf } from '../../rules/import-notes.ts';
import styles from './figures.module.css';
import { Figures } from './figures.tsx';
import { RefusedRows } from './refused-rows.tsx';

const titles: Partial<Record<ProductImport['state'], string>> = {
  done: 'The import is done',
  cancelled: 'The import was cancelled',
  failed: 'The import did not work',
};

/** How an import ended: what came in, what did not, and why. */
export function EndedStep({ given, refused }: { given: ProductImport; refused: readonly ImportRow[] }) {
  const { state, counts, message } = given;
  const notes = state === 'done' ? notesOf(counts, true) : [];
  return (
    <Stack gap={4}>
      <Card title={titles[state] ?? ''}>
        <Stack gap={4}>
          {message && <Banner look={state === 'failed' ? 'bad' : 'info'}>{message}</Banner>}
          {state === 'done' && (
            <Figures counts={counts} labels={{ create: 'New', update: 'Changed', refuse: 'Refused' }} />
          )}
          {notes.length > 0 && (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <div className={styles.acts}>
            <ButtonLink to="/dashboard/my-products" variant={state === 'done' ? 'main' : 'line'}>
              See my products
            </ButtonLink>
            <ButtonLink to="/dashboard/imports" variant={state === 'done' ? 'line' : 'main'}>
              Import another file
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      <RefusedRows given={given} rows={refused} />
    </Stack>
  );
}
