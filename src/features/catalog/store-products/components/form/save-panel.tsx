import { DraftState } from '#features/catalog/drafts/components/draft-state.tsx';
import type { Draft } from '#features/catalog/drafts/components/use-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';

interface SavePanelProps {
  product: { isPublished: boolean } | undefined;
  draft: Draft | null;
  saving: 'draft' | 'publish' | null;
  previewing: boolean;
  onSave: (publish: boolean) => void;
  onSaveDraft: () => void;
  onPreview: () => void;
}

/**
 * Buttons that save the form. An existing product is saved with its current status, or published or unpublished at the
 * same time.
 */
export function SavePanel({
  product,
  draft,
  saving,
  previewing,
  onSave,
  onSaveDraft,
  onPreview,
}: SavePanelProps) {
  const publishes = product?.isPublished ?? true;
  const [first, second] = buttonLabels(product);
  const busy = (publish: boolean) => saving === (publish ? 'publish' : 'draft');
  return (
    <Stack gap={2}>
      <Button
        type="submit"
        variant="go"
        wide
        busy={busy(publishes)}
        busyLabel="Saving..."
        disabled={saving !== null}
      >
        {first}
      </Button>
      <Button
        variant="line"
        wide
        data-sends={product && ''}
        busy={product ? busy(!publishes) : draft?.stage === 'saving'}
        busyLabel="Saving..."
        disabled={saving !== null}
        onClick={() => (product ? onSave(!publishes) : onSaveDraft())}
      >
        {second}
      </Button>
      <Button variant="quiet" wide busy={previewing} busyLabel="Opening preview..." onClick={onPreview}>
        Preview
      </Button>
      {draft && <DraftState {...draft} ofProduct={product !== undefined} />}
    </Stack>
  );
}

function buttonLabels(product: SavePanelProps['product']): [string, string] {
  if (!product) return ['Publish product', 'Save as Draft'];
  return product.isPublished ? ['Save changes', 'Save and unpublish'] : ['Save changes', 'Save and publish'];
}
