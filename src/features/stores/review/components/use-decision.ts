import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';
import type { Application } from '../contract.ts';

type DecisionResponse = Promise<{ data: { application: Application } }>;

/** Returns a function that sends a decision; if a colleague decided earlier, shows a message and reloads. */
export function useDecision({
  onDecided,
  onStale,
}: {
  onDecided: (application: Application) => void;
  onStale: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const send = async (call: () => DecisionResponse, successText: string): Promise<boolean> => {
    setBusy(true);
    try {
      const { data } = await call();
      onDecided(data.application);
      toast.success(successText);
      return true;
    } catch (error) {
      const { message, reason } = toProblem(error);
      toast.error(message ?? 'We could not reach the server. Please try again.');
      if (reason === 'decided_meanwhile') onStale();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
