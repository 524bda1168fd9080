import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { problemOf } from '#web/problem.ts';
import type { Application } from '../../contract/applications.ts';

type Decided = Promise<{ data: { application: Application } }>;

/** Sends a decision; a colleague's earlier one is told and shown. */
export function useDecision({
  onDecided,
  onStale,
}: {
  onDecided: (application: Application) => void;
  onStale: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const send = async (call: () => Decided, words: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { data } = await call();
      onDecided(data.application);
      toast.success(words);
      return true;
    } catch (error) {
      const { message, reason } = problemOf(error);
      toast.error(message ?? 'We could not reach the server. Please try again.');
      if (reason === 'decided_meanwhile') onStale();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
