import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { OrderRow } from '../contract.ts';
import { type BulkTarget, commonMoves } from '../rules/store-moves.ts';

/** Returns the selected orders and a function that moves all of them. */
export function useBulkMoves(rows: readonly OrderRow[], onChanged: () => void) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  // Orders that have left the list are no longer selected.
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const { start, busy } = useAction({
    send: ({ to, note }: { to: BulkTarget; note: string }) =>
      api.orders.store.moveMany({ ids: selected.map(({ id }) => id), to, note }),
    onSuccess: ({ data: { results } }) => {
      const refused = results.filter(({ ok }) => !ok);
      const moved = results.length - refused.length;
      if (moved > 0) toast.success(`${moved} ${moved === 1 ? 'order' : 'orders'} moved.`);
      const [first] = refused;
      if (first)
        toast.error(
          refused.length === 1 ? (first.message ?? '') : `${refused.length} not moved: ${first.message}`,
        );
      setSelectedIds(new Set(refused.map(({ id }) => id)));
      onChanged();
    },
    failure: 'The orders could not be moved. Please try again.',
  });
  const move = (to: BulkTarget, note = '') => start({ to, note });
  return { selectedIds, setSelectedIds, selected, moves: commonMoves(selected), busy, move };
}
