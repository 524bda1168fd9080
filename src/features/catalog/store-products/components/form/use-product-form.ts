import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { DraftVersion } from '#features/catalog/drafts/components/use-local-form-copy.ts';
import type { EditBase } from '#features/catalog/drafts/contract/draft-values.ts';
import { productForm } from '#features/catalog/drafts/contract/product-form.ts';
import { toProductForm } from '#features/catalog/drafts/rules/read-form.ts';
import { startsAtMinimumOrder } from '#features/catalog/products/contract/product.ts';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import { api } from '#web/api.ts';
import { type Problem, toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { type FormValues, formFieldFor } from '../../rules/form-values.ts';

const schema = productForm.check(startsAtMinimumOrder);

interface FormProblem {
  path: string;
  message: string;
}

interface ProductFormOptions {
  /** The product that is edited; undefined for a new one. */
  productId: string | undefined;
  initial: FormValues;
}

interface SaveOptions {
  publish: boolean;
  /** Attributes of the selected category. */
  definitions: readonly AttributeDefinition[];
  /** Returns the product as it was when editing began. */
  began?: () => EditBase;
  /** Called if someone changed the product meanwhile. */
  onStale?: () => void;
  /** Called before sending: ends the draft that becomes the product, and returns it. */
  takeDraft?: () => Promise<DraftVersion | null>;
}

interface ProductFormState {
  form: UseFormReturn<FormValues>;
  /** The button whose request is running. */
  saving: 'draft' | 'publish' | null;
  /** A problem reported by the server that belongs to no field. */
  problem: Problem | null;
  /** Saves the form; returns null if there are problems. */
  save(how: SaveOptions): Promise<EditableProduct | null>;
}

/**
 * State of the product form. It validates like the server, shows problems next to their fields, and creates only one
 * product if a request is repeated.
 */
export function useProductForm({ productId, initial }: ProductFormOptions): ProductFormState {
  const form = useForm<FormValues>({ defaultValues: initial, shouldFocusError: false });
  useEffect(() => {
    // Clear a field's error while it is being corrected; the next save validates it again.
    const { unsubscribe } = form.watch((_, { name }) => name && form.clearErrors(name));
    return unsubscribe;
  }, [form]);
  const [saving, setSaving] = useState<ProductFormState['saving']>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  function showProblems(complaints: readonly FormProblem[]): null {
    for (const { path, message } of complaints) {
      const field = formFieldFor(path) as 'title';
      // A missing number is reported as an invalid one, so the message is replaced.
      form.setError(field, {
        type: 'server',
        message: form.getValues(field) === '' && numberFields.test(field) ? 'Please fill this in' : message,
      });
    }
    return null;
  }

  async function save({
    publish,
    definitions,
    takeDraft,
    began,
    onStale,
  }: SaveOptions): Promise<EditableProduct | null> {
    form.clearErrors();
    setProblem(null);
    const input = toProductForm(form.getValues(), definitions);
    const complaints = findFormProblems(input, { publish, definitions });
    if (complaints.length > 0) return showProblems(complaints);
    setSaving(publish ? 'publish' : 'draft');
    try {
      const draft = (await takeDraft?.()) ?? undefined;
      const added = { ...input, publish, draft };
      const { data } = productId
        ? await api.listings.updateProduct({
            ...input,
            id: productId,
            publish,
            began: began?.(),
            changesVersion: draft?.version,
          })
        : await sendOnce({ form: 'product', body: added }, (once) => api.listings.addProduct(added, once));
      return data.product;
    } catch (error) {
      const known = toProblem(error);
      if (known.fields.length > 0) return showProblems(known.fields);
      if (known.reason === 'product_changed') onStale?.();
      else setProblem(known);
      return null;
    } finally {
      setSaving(null);
    }
  }
  return { form, saving, problem, save };
}

function findFormProblems(
  input: ReturnType<typeof toProductForm>,
  { publish, definitions }: SaveOptions,
): FormProblem[] {
  const checked = z.safeParse(schema, input);
  const issues = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return [
    ...issues,
    ...(publish ? missingForPublishing(input) : []),
    ...checkAttributes(definitions, input.attributes).problems,
  ];
}

const numberFields = /^(moq|stock|leadTimeDays|orderMultiple|samplePrice|tiers\.\d+\.(price|minQuantity))$/;
