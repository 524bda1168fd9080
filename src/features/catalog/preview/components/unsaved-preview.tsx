import { Button } from '#ui/controls/button.tsx';
import type { PreviewedDraft } from '../contract.ts';
import { ProductPagePreview } from './product-page-preview.tsx';

/** A preview of the form's values, saved or not. */
export function UnsavedPreview({ missing, onBack, ...shown }: PreviewedDraft & { onBack: () => void }) {
  return (
    <ProductPagePreview
      {...shown}
      path="#"
      note={
        missing.length > 0
          ? `Based on the form. Needed before publishing: ${missing.join(', ')}.`
          : 'Based on the form. Not published yet.'
      }
      back={
        <Button variant="line" size="sm" autoFocus onClick={onBack}>
          Back to form
        </Button>
      }
    />
  );
}
