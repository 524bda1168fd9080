import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { PreviewedDraft } from '../contract.ts';

/** Opens a preview of the form's values, rendered from server data. Nothing is saved. */
export function usePreview(form: UseFormReturn<DraftValues>, productId: string | undefined) {
  const [shown, setShown] = useState<PreviewedDraft | null>(null);
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    if (!form.getValues('categoryId')) {
      form.setError('categoryId', {
        type: 'preview',
        message: 'Choose a category first: it decides what the page shows',
      });
      window.scrollTo({ top: 0 });
      return;
    }
    setBusy(true);
    try {
      const values = form.getValues();
      const { data } = await api.productPreviews.previewDraft({
        values,
        ...(productId && { id: productId }),
      });
      setShown(data);
      window.scrollTo({ top: 0 });
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The preview could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return { shown, busy, open, close: () => setShown(null) };
}
