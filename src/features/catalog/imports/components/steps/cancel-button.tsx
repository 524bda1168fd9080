import { Button } from '#ui/controls/button.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ProductImport } from '../../contract.ts';

/** A button that stops the import; products imported so far stay. */
export function CancelButton({
  given: productImport,
  onChanged,
}: {
  given: ProductImport;
  onChanged: () => void;
}) {
  const { start: cancel, busy } = useAction({
    send: () => api.imports.cancel({ id: productImport.id }),
    onSuccess: onChanged,
    failure: 'The import could not be canceled. Please try again.',
  });
  return (
    <Button variant="line" busy={busy} busyLabel="Canceling..." onClick={() => void cancel()}>
      Cancel import
    </Button>
  );
}
