import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { OrderRow } from '../contract.ts';
import { type BulkTarget, commonMoves } from '../rules/store-moves.ts';

/** Orders that were chosen, and what can be done with all of them at once. */
export function useBulkMoves(rows: readonly OrderRow[], onChanged: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  // What left the list is no longer chosen.
  const chosen = rows.filter(({ id }) => selected.has(id));

  async function move(to: BulkTarget, note = ''): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.orders.store.moveMany({ ids: chosen.map(({ id }) => id), to, note });
      const refused = data.results.filter(({ ok }) => !ok);
      const moved = data.results.length - refused.length;
      if (moved > 0) toast.success(`${moved} ${moved === 1 ? 'order' : 'orders'} moved.`);
      const [first] = refused;
      if (first)
        toast.error(
          refused.length === 1 ? (first.message ?? '') : `${refused.length} stay: ${first.message}`,
        );
      setSelected(new Set(refused.map(({ id }) => id)));
      onChanged();
    } catch (error) {
      toast.error(toProblem(error).message ?? 'That did not work. Please try again.');
    }
    setBusy(false);
  }
  return { selected, setSelected, chosen, moves: commonMoves(chosen), busy, move };
}
