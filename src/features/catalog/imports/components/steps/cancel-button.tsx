import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { ProductImport } from '../../contract.ts';

/** Stops the import; what came in stays. */
export function CancelButton({ given, onChanged }: { given: ProductImport; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await api.imports.cancel({ id: given.id });
      onChanged();
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The import could not be cancelled. Please try again.');
    }
    setBusy(false);
  }
  return (
    <Button variant="line" busy={busy} busyLabel="Cancelling..." onClick={() => void cancel()}>
      Cancel the import
    </Button>
  );
}
