import { useEffect } from 'react';
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
import { sendOnce } from '#web/send-once.ts';
import { type Action, useAction } from '#web/use-action.ts';
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
  /** Whether the product was published before this form opened. */
  wasPublished?: boolean | undefined;
  initial: FormValues;
  /** The currency in which the store sells. */
  currency: string;
  /** Called once the product is saved. */
  onSaved: () => void;
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
  problem: Action<unknown>['problem'];
  /** Saves the form; resolves to false if there are problems. */
  save(how: SaveOptions): Promise<boolean>;
}

interface Saving extends SaveOptions {
  input: ReturnType<typeof toProductForm>;
}

/**
 * State of the product form. It validates like the server, shows problems next to their fields, and creates only one
 * product if a request is repeated.
 */
export function useProductForm(options: ProductFormOptions): ProductFormState {
  const { productId, initial, onSaved, currency } = options;
  const form = useForm<FormValues>({ defaultValues: initial, shouldFocusError: false });
  useEffect(() => {
    // Clear a field's error while it is being corrected; the next save validates it again.
    const { unsubscribe } = form.watch((_, { name }) => name && form.clearErrors(name));
    return unsubscribe;
  }, [form]);
  const { start, pending, problem, reset } = useAction({
    send: async ({ input, publish, began, takeDraft }: Saving) => {
      const draft = (await takeDraft?.()) ?? undefined;
      if (productId)
        return api.listings.updateProduct({
          ...input,
          id: productId,
          publish,
          began: began?.(),
          changesVersion: draft?.version,
        });
      // The draft, known only now, is part of what the key stands for.
      const added = { ...input, publish, draft };
      return sendOnce({ form: 'product', body: added }, (once) => api.listings.addProduct(added, once));
    },
    success: ({ data }) => savedMessage(data.product, options.wasPublished ?? false),
    onSuccess: onSaved,
    failure: 'The product could not be saved. Your text is still here. Please try again.',
    showFailure: 'inline',
    onFailure: ({ fields, reason }, { onStale }) => {
      showProblems(fields);
      if (reason === staleReason) onStale?.();
    },
  });

  function showProblems(complaints: readonly FormProblem[]): void {
    for (const { path, message } of complaints) {
      const field = formFieldFor(path) as 'title';
      // A missing number is reported as an invalid one, so the message is replaced.
      form.setError(field, {
        type: 'server',
        message: form.getValues(field) === '' && numberFields.test(field) ? 'Enter a number' : message,
      });
    }
  }

  async function save(how: SaveOptions): Promise<boolean> {
    form.clearErrors();
    reset();
    const saving = { ...how, input: toProductForm(form.getValues(), { ...how, currency }) };
    const complaints = findFormProblems(saving);
    showProblems(complaints);
    return complaints.length === 0 && start(saving);
  }
  const isShownElsewhere = problem && (problem.fields.length > 0 || problem.reason === staleReason);
  return {
    form,
    saving: pending ? buttonOf(pending) : null,
    problem: isShownElsewhere ? null : problem,
    save,
  };
}

const buttonOf = ({ publish }: SaveOptions): 'publish' | 'draft' => (publish ? 'publish' : 'draft');

/** Reason of a refusal because someone else saved the product meanwhile. */
const staleReason = 'product_changed';

function savedMessage({ status, isPublic }: EditableProduct, wasPublished: boolean): string {
  if (status === 'inactive') return wasPublished ? 'Product unpublished.' : 'Saved as a draft.';
  if (wasPublished) return 'Changes saved.';
  return isPublic
    ? 'Product published. Buyers can find it now.'
    : 'Saved. Buyers can find it once your store is approved.';
}

function findFormProblems({ input, publish, definitions }: Saving): FormProblem[] {
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
