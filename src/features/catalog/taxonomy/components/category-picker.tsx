import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import type { ComboboxOption } from '#ui/fields/pickers/combobox-match.ts';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { useSwapFocus } from '#ui/overlays/use-swap-focus.ts';
import { api } from '#web/api.ts';
import styles from './category-picker.module.css';

interface CategoryPickerProps {
  /** The selected leaf with its path; null for none yet. */
  chosen: { id: string; name: string; path: string } | null;
  error?: string | undefined;
  /** Leaves out the list to browse, where the category is only one of many fields. */
  compact?: boolean;
  onChoose: (id: string) => void;
}

/** Lets the user find one of 1,648 kinds of packaging, by search or step by step from the tiles. */
export function CategoryPicker({ chosen, error, compact, onChoose }: CategoryPickerProps) {
  const [isOpen, setOpen] = useState(chosen === null);
  const { panel, opener } = useSwapFocus(isOpen);
  const choose = (id: string) => {
    setOpen(false);
    onChoose(id);
  };
  if (chosen && !isOpen) {
    return (
      <Cluster nowrap justify="between" className={styles.chosen}>
        <Stack as="p" gap={0} shrink>
          <span className="muted note">{chosen.path}</span>
          <b className={styles.name}>{chosen.name}</b>
        </Stack>
        <Button ref={opener} variant="line" size="sm" onClick={() => setOpen(true)}>
          Change
        </Button>
      </Cluster>
    );
  }
  return (
    <Stack ref={panel}>
      <CategorySearch error={error} compact={compact} onChoose={choose} />
      {!compact && <CategoryBrowser onChoose={choose} />}
      {chosen && (
        <p>
          <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
            Keep {chosen.name}
          </Button>
        </p>
      )}
    </Stack>
  );
}

type CategorySearchProps = Pick<CategoryPickerProps, 'error' | 'compact' | 'onChoose'>;

function CategorySearch({ error, compact, onChoose }: CategorySearchProps) {
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const latest = useRef(0);
  async function find(text: string): Promise<void> {
    const turn = ++latest.current;
    if (text.trim().length < 2) return setOptions([]);
    setLoading(true);
    // Debounced, so that a half-typed word is not sent.
    await new Promise((resolve) => setTimeout(resolve, 180));
    if (turn !== latest.current) return;
    const found = await api.categories.searchCategories({ q: text.trim().slice(0, 100) }).catch(() => null);
    if (turn !== latest.current) return;
    setLoading(false);
    setOptions(
      (found?.data.categories ?? []).map(({ id, name, path }) => ({ value: id, label: name, note: path })),
    );
  }
  return (
    <Field
      {...(!compact && { id: 'categoryId' })}
      label={compact ? 'Category' : 'Find a category'}
      optional={compact ?? false}
      error={error}
      hint={
        compact
          ? 'Used to match suppliers and to show the right specification fields.'
          : 'Search for a product type, such as mailer box or PET bottle.'
      }
    >
      <Combobox
        options={options}
        value={null}
        loading={loading}
        placeholder="Type to search 1,648 categories"
        emptyText={`No matching category. Try another word${compact ? '' : ', or browse below'}.`}
        onQuery={(text) => void find(text)}
        onValueChange={(id) => id && onChoose(id)}
      />
    </Field>
  );
}

interface Step {
  id: string;
  name: string;
}

/** Tiles, then groups, then leaves, one list at a time. */
function CategoryBrowser({ onChoose }: { onChoose: (id: string) => void }) {
  const [trail, setTrail] = useState<Step[]>([]);
  const [loaded, setLoaded] = useState<{ below: string | undefined; steps: Step[] } | null>(null);
  const here = trail.at(-1)?.id;
  const list = loaded && loaded.below === here ? loaded.steps : null;
  useEffect(() => {
    let isCurrent = true;
    const show = (steps: Step[]) => isCurrent && setLoaded({ below: here, steps });
    listBelow(here).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [here]);
  const open = (step: Step) => (trail.length === 2 ? onChoose(step.id) : setTrail([...trail, step]));
  return (
    <div className={styles.browser}>
      <Cluster as="p" gap={0} nowrap className={`faint small ${styles.trail}`}>
        {trail.length === 0 ? (
          'Or browse'
        ) : (
          <Button
            variant="quiet"
            size="sm"
            icon={<ChevronLeft aria-hidden />}
            onClick={() => setTrail(trail.slice(0, -1))}
          >
            {trail.map(({ name }) => name).join(' › ')}
          </Button>
        )}
      </Cluster>
      <Grid
        as="ul"
        gap={3}
        rowGap={0.5}
        min={230}
        className={styles.list}
        aria-busy={list === null}
        aria-label={trail.at(-1)?.name ?? 'Main categories'}
      >
        {list?.map((step) => (
          <li key={step.id}>
            <button type="button" className={`small ${styles.step}`} onClick={() => open(step)}>
              <span>{step.name}</span>
              {trail.length < 2 && <ChevronRight aria-hidden />}
            </button>
          </li>
        ))}
      </Grid>
    </div>
  );
}

async function listBelow(id: string | undefined): Promise<Step[]> {
  if (id === undefined) return (await api.categories.listCategories()).data.tiles;
  return (await api.categories.getCategory({ slug: id })).data.children;
}
