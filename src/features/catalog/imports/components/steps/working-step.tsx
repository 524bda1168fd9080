import { formatCount } from '#lib/formats.ts';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { ProductImport } from '../../contract.ts';
import { CancelButton } from './cancel-button.tsx';

const progressLabels: Partial<Record<ProductImport['state'], string>> = {
  reading: 'Reading the file',
  checking: 'Checking each row',
  running: 'Importing products',
};

/** Progress of the server's work. The user may leave the page. */
export function WorkingStep({
  given: productImport,
  onChanged,
}: {
  given: ProductImport;
  onChanged: () => void;
}) {
  const { state, counts } = productImport;
  const addsPictures =
    state === 'running' && counts.pictures > 0 && productImport.progress >= productImport.rows;
  const title = addsPictures ? 'Adding images' : (progressLabels[state] ?? '');
  const progress = addsPictures ? counts.picturesDone : productImport.progress;
  const rows = addsPictures ? counts.pictures : productImport.rows;
  return (
    <Card title={title}>
      <Stack>
        <ProgressBar
          value={rows === 0 ? 0 : Math.round((progress / rows) * 100)}
          label={title}
          figure={rows > 0}
        />
        <p className="muted pretty" role="status">
          {rows > 0 && (
            <>
              <span className="num">
                {formatCount(progress)} of {formatCount(rows)}
              </span>{' '}
              {addsPictures ? 'products' : 'rows'}.{' '}
            </>
          )}
          You can leave this page. The import continues in the background.
        </p>
        <Cluster gap={3} align="stretch">
          <CancelButton given={productImport} onChanged={onChanged} />
        </Cluster>
      </Stack>
    </Card>
  );
}
