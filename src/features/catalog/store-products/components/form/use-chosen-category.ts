import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { FormValues } from '../../rules/form-values.ts';

/** The chosen category, as the form needs it. */
export interface ChosenCategory {
  id: string;
  name: string;
  family: string;
  hsCode: string | null;
  /** Where it stands, in words. */
  path: string;
  definitions: AttributeDefinition[];
}

/** Reads what products of a category are described by. */
export async function loadCategory(id: string): Promise<ChosenCategory> {
  const { data } = await api.categories.getCategoryForm({ slug: id });
  const path = data.path.slice(0, -1).map(({ name }) => name);
  return { ...data.category, path: path.join(' › '), definitions: data.attributes };
}

/** Follows the form's category; `known` came with the page. The HS code follows too, unless somebody changed it. */
export function useChosenCategory(
  { control, getValues, setValue }: UseFormReturn<FormValues>,
  known: ChosenCategory | null,
): ChosenCategory | null {
  const [loaded, setLoaded] = useState(known);
  const wanted = useWatch({ control, name: 'categoryId' });
  const before = loaded?.hsCode ?? '';
  useEffect(() => {
    if (!wanted || wanted === loaded?.id) return;
    let isCurrent = true;
    const show = (category: ChosenCategory): void => {
      if (!isCurrent) return;
      setLoaded(category);
      if (['', before].includes(getValues('hsCode'))) setValue('hsCode', category.hsCode ?? '');
    };
    const fail = (error: unknown): void =>
      toast.error(problemOf(error).message ?? 'The category could not be loaded. Please choose it again.');
    loadCategory(wanted).then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [wanted, loaded?.id, before, getValues, setValue]);
  return wanted ? loaded : null;
}
