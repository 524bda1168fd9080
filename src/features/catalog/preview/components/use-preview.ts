import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '#features/catalog/drafts/contract/draft-values.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { PreviewedDraft } from '../contract.ts';

/** Opens a preview of the form's values, rendered from server data. Nothing is saved. */
export function usePreview(form: UseFormReturn<DraftValues>, productId: string | undefined) {
  const [shown, setShown] = useState<PreviewedDraft | null>(null);
  const { start, busy } = useAction({
    send: (values: DraftValues) =>
      api.productPreviews.previewDraft({ values, ...(productId && { id: productId }) }),
    onSuccess: ({ data }) => {
      setShown(data);
      window.scrollTo({ top: 0 });
    },
    failure: 'The preview could not be created. Please try again.',
  });
  async function open(): Promise<void> {
    if (!form.getValues('categoryId')) {
      form.setError('categoryId', {
        type: 'preview',
        message: 'Select a category first',
      });
      window.scrollTo({ top: 0 });
      return;
    }
    await start(form.getValues());
  }
  return { shown, busy, open, close: () => setShown(null) };
}
