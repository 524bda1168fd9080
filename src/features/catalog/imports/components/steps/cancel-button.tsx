import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { ProductImport } from '../../contract.ts';

/** A button that stops the import; products imported so far stay. */
export function CancelButton({
  given: productImport,
  onChanged,
}: {
  given: ProductImport;
  onChanged: () => void;
}) {
  const [busy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await api.imports.cancel({ id: productImport.id });
      onChanged();
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The import could not be cancelled. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Button variant="line" busy={busy} busyLabel="Cancelling..." onClick={() => void cancel()}>
      Cancel the import
    </Button>
  );
}
