import { useState } from 'react';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { emptyAward, readAward, type SavedAward } from '../rules/saved-award.ts';
import type { Slot } from '../rules/selection.ts';

export type Decision = ReturnType<typeof useDecision>;

/** Returns what the buyer selects and states with an award. It survives leaving and reloading the page. */
export function useDecision(requestId: string, slots: readonly Slot[]) {
  const storageKey = `award:${requestId}`;
  const [award, setAward] = useState(() => readAward(readTyped(storageKey), slots));
  const [isReasonMissing, setReasonMissing] = useState(false);
  function change(part: Partial<SavedAward>): void {
    const next = { ...award, ...part };
    setAward(next);
    saveTyped(storageKey, next);
  }
  return {
    ...award,
    select: (slot: string, value: string) => change({ selected: { ...award.selected, [slot]: value } }),
    setReason: (reason: string) => change({ reason }),
    reasonError: isReasonMissing && award.reason.trim() === '' ? 'Give a reason' : null,
    /** Returns whether there is a reason, and shows at its field if there is none. */
    checkReason: () => {
      setReasonMissing(award.reason.trim() === '');
      return award.reason.trim() !== '';
    },
    setPurchaseOrderNumber: (purchaseOrderNumber: string) => change({ purchaseOrderNumber }),
    setComplete: (isComplete: boolean) => change({ isComplete }),
    setTellDistance: (isShared: boolean) => change({ tellDistance: isShared }),
    /** Forgets everything once the orders are placed. */
    clear: () => {
      setAward(emptyAward);
      setReasonMissing(false);
      deleteTyped(storageKey);
    },
  };
}
