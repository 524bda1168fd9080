import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { DraftStand } from '#features/catalog/drafts/components/use-kept-form.ts';
import type { Began } from '#features/catalog/drafts/contract/draft-values.ts';
import { productForm, startsAtMinimumOrder } from '#features/catalog/drafts/contract/product-form.ts';
import { toProductForm } from '#features/catalog/drafts/rules/read-form.ts';
import { missingForPublishing } from '#features/catalog/products/rules/pricing.ts';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { checkAttributes } from '#features/catalog/taxonomy/rules/attributes.ts';
import { api } from '#web/api.ts';
import { type Problem, problemOf } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { type FormValues, fieldOf } from '../../rules/form-values.ts';

const schema = productForm.check(startsAtMinimumOrder);

interface Complaint {
  path: string;
  message: string;
}

interface ProductFormOptions {
  /** The product that is changed; left out for a new one. */
  productId: string | undefined;
  initial: FormValues;
}

interface Saving {
  publish: boolean;
  /** Attributes that the chosen category knows. */
  definitions: readonly AttributeDefinition[];
  /** The product as it stood when its changes were begun. */
  began?: () => Began;
  /** Somebody changed the product meanwhile. */
  onStale?: () => void;
  /** Ends the draft that becomes the product, just before it is sent. */
  takeDraft?: () => Promise<DraftStand | null>;
}

interface ProductFormState {
  form: UseFormReturn<FormValues>;
  /** Which of the two buttons is at work. */
  saving: 'draft' | 'publish' | null;
  /** What the server said that belongs to no field. */
  problem: Problem | null;
  /** Saves; null when something has to be put right first. */
  save(how: Saving): Promise<EditableProduct | null>;
}

/** The form's state: the same checks as on the server, complaints beside their fields, one product however often it is sent. */
export function useProductForm({ productId, initial }: ProductFormOptions): ProductFormState {
  const form = useForm<FormValues>({ defaultValues: initial, shouldFocusError: false });
  useEffect(() => {
    // A field that is being corrected is no longer in error: the next save checks it again.
    const { unsubscribe } = form.watch((_, { name }) => name && form.clearErrors(name));
    return unsubscribe;
  }, [form]);
  const [saving, setSaving] = useState<ProductFormState['saving']>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  function complain(complaints: readonly Complaint[]): null {
    for (const { path, message } of complaints) {
      const field = fieldOf(path) as 'title';
      // A figure that is missing reads as one that is wrong; say what is meant.
      form.setError(field, {
        type: 'server',
        message: form.getValues(field) === '' && figures.test(field) ? 'Please fill this in' : message,
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
  }: Saving): Promise<EditableProduct | null> {
    form.clearErrors();
    setProblem(null);
    const input = toProductForm(form.getValues(), definitions);
    const complaints = complaintsAbout(input, { publish, definitions });
    if (complaints.length > 0) return complain(complaints);
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
      const known = problemOf(error);
      if (known.fields.length > 0) return complain(known.fields);
      if (known.reason === 'product_changed') onStale?.();
      else setProblem(known);
      return null;
    } finally {
      setSaving(null);
    }
  }
  return { form, saving, problem, save };
}

function complaintsAbout(
  input: ReturnType<typeof toProductForm>,
  { publish, definitions }: Saving,
): Complaint[] {
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

const figures = /^(moq|stock|leadTimeDays|orderMultiple|samplePrice|tiers\.\d+\.(price|minQuantity))$/;
