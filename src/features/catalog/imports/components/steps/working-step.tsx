import { formatCount } from '#lib/formats.ts';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import type { ProductImport } from '../../contract.ts';
import { CancelButton } from './cancel-button.tsx';
import styles from './figures.module.css';

const words: Partial<Record<ProductImport['state'], string>> = {
  reading: 'Reading the file',
  checking: 'Checking each row',
  running: 'Bringing the products in',
};

/** The server works: how far it is. One may leave. */
export function WorkingStep({ given, onChanged }: { given: ProductImport; onChanged: () => void }) {
  const { state, counts } = given;
  const addsPictures = state === 'running' && counts.pictures > 0 && given.progress >= given.rows;
  const title = addsPictures ? 'Adding the pictures' : (words[state] ?? '');
  const progress = addsPictures ? counts.picturesDone : given.progress;
  const rows = addsPictures ? counts.pictures : given.rows;
  return (
    <Card title={title}>
      <Stack gap={4}>
        <ProgressBar
          value={rows === 0 ? 0 : Math.round((progress / rows) * 100)}
          label={title}
          figure={rows > 0}
        />
        <p className={styles.reason} role="status">
          {rows > 0 && (
            <>
              <span className="num">
                {formatCount(progress)} of {formatCount(rows)}
              </span>{' '}
              {addsPictures ? 'products' : 'rows'}.{' '}
            </>
          )}
          You may leave this page: it goes on by itself, and you find it again under Import.
        </p>
        <div className={styles.acts}>
          <CancelButton given={given} onChanged={onChanged} />
        </div>
      </Stack>
    </Card>
  );
}
