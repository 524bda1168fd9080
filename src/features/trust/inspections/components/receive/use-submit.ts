import { useEffect, useRef, useState } from 'react';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { useAction } from '#web/use-action.ts';
import type { Reception } from '../../contract.ts';
import { type FieldProblem, problemsOf, typedToForm } from '../../rules/typed-receipt.ts';
import { attemptFor } from './use-local-receipt.ts';
import type { TypedReceipt } from './use-receipt.ts';

const retryDelayMs = 20_000;

interface SubmitOptions {
  reception: Reception;
  typed: TypedReceipt;
  /** Receives the dispatch as it is now: with this receipt, or with that of another device. */
  onReception: (reception: Reception, isOwn: boolean) => void;
}

/**
 * Returns how to submit a receipt. Without a connection it is queued in this browser and sent once when there is one,
 * also after a reload of the page.
 */
export function useSubmit({ reception, typed, onReception }: SubmitOptions) {
  const { update, sync, discard, receipt, otherDraft } = typed;
  const ids = { id: reception.order.id, dispatchId: reception.dispatch.id };
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const action = useAction({
    form: `receipt:${ids.dispatchId}`,
    send: async () => {
      const { draft } = await sync();
      const form = typedToForm(draft, reception);
      const { attempt } = update((now) => ({ attempt: attemptFor(now, form) }));
      return api.inspections.buyer.submit(form, { context: { idempotencyKey: attempt?.key ?? '' } });
    },
    onSuccess: ({ data }) => {
      discard();
      onReception(data.reception, true);
    },
    failure: 'The receipt could not be sent. Everything you entered is saved on this device.',
    showFailure: 'inline',
    onFailure: async (problem) => {
      // Without a response it may have arrived: it is sent again with the same key.
      // What was entered for a dispatch that can no longer be received is only here.
      update((now) => ({
        isQueued: problem.code === 'network',
        isChanged: now.isChanged || problem.reason === 'received' || problem.reason === 'closed',
      }));
      setProblems(problem.fields);
      if (problem.code !== 'conflict' && problem.fields.length === 0) return;
      const latest = await api.inspections.buyer.get(ids).catch((error: unknown) => toProblem(error));
      if ('data' in latest) onReception(latest.data.reception, false);
    },
  });
  const { start } = action;
  useQueue({ isQueued: receipt.isQueued && otherDraft === null, send: () => void start(undefined) });

  function submit(): void {
    const found = problemsOf(receipt.draft, reception);
    setProblems(found);
    if (found.length > 0) return;
    if (navigator.onLine) void start(undefined);
    else update(() => ({ isQueued: true }));
  }
  return { submit, problems, busy: action.busy, problem: action.problem };
}

/** Sends a queued receipt when the connection is back, and when the screen is opened with one. */
function useQueue({ isQueued, send }: { isQueued: boolean; send: () => void }): void {
  const wasQueued = useRef(isQueued);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isQueued) return undefined;
    const sendOnline = () => navigator.onLine && latest.current();
    if (wasQueued.current) sendOnline();
    window.addEventListener('online', sendOnline);
    // Browsers also call a network without internet online.
    const timer = setInterval(sendOnline, retryDelayMs);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendOnline);
    };
  }, [isQueued]);
}
