import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** The selected category with the data that the form needs. */
export interface SelectedCategory {
  id: string;
  name: string;
  family: string;
  hsCode: string | null;
  /** Names of tile and group above it. */
  path: string;
  definitions: AttributeDefinition[];
}

/** Loads a category and its attribute definitions. */
export async function loadCategory(id: string): Promise<SelectedCategory> {
  const { data } = await api.categories.getCategoryForm({ slug: id });
  const path = data.path.slice(0, -1).map(({ name }) => name);
  return { ...data.category, path: path.join(' › '), definitions: data.attributes };
}

/**
 * Loads the category selected in the form; `known` is the one that came with the page. The HS code follows the
 * category, unless the user edited it.
 */
export function useSelectedCategory(
  { control, getValues, setValue }: UseFormReturn<FormValues>,
  known: SelectedCategory | null,
): SelectedCategory | null {
  const [loaded, setLoaded] = useState(known);
  const selectedId = useWatch({ control, name: 'categoryId' });
  const before = loaded?.hsCode ?? '';
  useEffect(() => {
    if (!selectedId || selectedId === loaded?.id) return;
    let isCurrent = true;
    const show = (category: SelectedCategory): void => {
      if (!isCurrent) return;
      setLoaded(category);
      if (['', before].includes(getValues('hsCode'))) setValue('hsCode', category.hsCode ?? '');
    };
    const fail = (error: unknown): void =>
      toast.error(toProblem(error).message ?? 'The category could not be loaded. Select it again.');
    loadCategory(selectedId).then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [selectedId, loaded?.id, before, getValues, setValue]);
  return selectedId ? loaded : null;
}
