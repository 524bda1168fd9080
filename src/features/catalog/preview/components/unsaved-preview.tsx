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
          ? `Made from the form. Still needed before publishing: ${missing.join(', ')}.`
          : 'Made from the form. Nothing of it is public yet.'
      }
      back={
        <Button variant="line" size="sm" autoFocus onClick={onBack}>
          Back to the form
        </Button>
      }
    />
  );
}
