import { useAction } from '#web/use-action.ts';
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
  const { start, busy } = useAction({
    send: ({ call }: { call: () => DecisionResponse; success: string }) => call(),
    success: (_, { success }) => success,
    onSuccess: ({ data }) => onDecided(data.application),
    failure: 'We could not reach the server. Please try again.',
    onFailure: ({ reason }) => {
      if (reason === 'decided_meanwhile') onStale();
    },
  });
  return { busy, send: (call: () => DecisionResponse, success: string) => start({ call, success }) };
}
