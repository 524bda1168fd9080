import { useState } from 'react';
import { loadCategory } from '#features/catalog/store-products/components/form/use-selected-category.ts';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ImportSettings } from '../../contract/import-labels.ts';
import type { ProductImport, UnknownCategory } from '../../contract.ts';
import styles from './figures.module.css';

type SelectedLeaf = { id: string; name: string };

interface UnknownCategoriesProps {
  productImport: ProductImport;
  categories: readonly UnknownCategory[];
  onChecking: () => void;
}

/** Categories of the file that we do not know: the supplier confirms what each one means, and checks again. */
export function UnknownCategories({ productImport, categories, onChecking }: UnknownCategoriesProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, SelectedLeaf>>>({});
  const { settings: confirmed, columns } = productImport;
  const {
    start: checkAgain,
    busy,
    problem,
  } = useAction({
    send: (settings: ImportSettings) =>
      api.imports.check({ id: productImport.id, columns: [...columns], settings }),
    onSuccess: onChecking,
    failure: 'The check could not be started. Please try again.',
    showFailure: 'inline',
  });
  if (categories.length === 0 || !confirmed) return null;
  const count = Object.keys(chosen).length;
  const added = Object.fromEntries(Object.entries(chosen).map(([key, { id }]) => [key, id]));
  const settings = { ...confirmed, categories: { ...confirmed.categories, ...added } };
  return (
    <Card title="Categories to confirm">
      <Stack>
        <p className="muted pretty">
          Your file contains categories we don’t recognize. Select a match for each, or its rows are skipped.
        </p>
        <ul className={styles.categories}>
          {categories.map((one) => (
            <UnknownCategoryRow
              key={one.key}
              unknown={one}
              chosen={chosen[one.key] ?? one.confirmed}
              onChoose={(leaf) => setChosen((before) => ({ ...before, [one.key]: leaf }))}
            />
          ))}
        </ul>
        {problem && <Banner>{problem.message}</Banner>}
        <Cluster gap={3} align="stretch">
          <Button
            disabled={count === 0}
            busy={busy}
            busyLabel="Starting..."
            onClick={() => void checkAgain(settings)}
          >
            Check again
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

interface UnknownCategoryRowProps {
  unknown: UnknownCategory;
  chosen: SelectedLeaf | null;
  onChoose: (leaf: SelectedLeaf) => void;
}

function UnknownCategoryRow({
  unknown: { key, rows, suggestion },
  chosen,
  onChoose,
}: UnknownCategoryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (id: string): void => {
    setOpen(false);
    loadCategory(id).then(onChoose, () => toast.error('The category could not be loaded.'));
  };
  return (
    <Cluster as="li" rowGap={2} justify="between" className={styles.category}>
      <span className={styles.refused}>
        <span className={styles.heading}>{key}</span>
        <span className="muted pretty">
          {formatCount(rows)} {rows === 1 ? 'row' : 'rows'}
          {chosen && ` → ${chosen.name}`}
          {!chosen && suggestion && `, closest: ${suggestion.name}`}
        </span>
      </span>
      <Cluster as="span" gap={3} align="stretch">
        {suggestion && chosen?.id !== suggestion.id && (
          <Button variant="line" size="sm" onClick={() => onChoose(suggestion)}>
            Use {suggestion.name}
          </Button>
        )}
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Select another<span className="sr-only"> for {key}</span>
        </Button>
      </Cluster>
      {isOpen && (
        <div className={styles.picker}>
          <CategoryPicker chosen={null} onChoose={choose} />
        </div>
      )}
    </Cluster>
  );
}
