import { useId, useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { type Problem, toProblem } from './problem.ts';
import { type IdempotentCallOptions, sendOnce } from './send-once.ts';

export interface ActionOptions<Input, Data> {
  /** Calls the API. Pass `once` on to an idempotent endpoint: it holds the key of this submission. */
  send: (input: Input, once: IdempotentCallOptions) => Promise<Data>;
  /** Names the form among all forms, so that its key survives leaving the page and coming back. */
  form?: string;
  /** Runs after success while the action is still busy: reload the data, navigate, close the dialog. */
  onSuccess?: (data: Data, input: Input) => void | Promise<unknown>;
  /** Toast after success. */
  success?: string | ((data: Data, input: Input) => string | undefined);
  /** Message of a failure that the server did not explain, as when the network is down. */
  failure: string | ((input: Input) => string);
  /** Where a failure is shown: as a toast, or by the component from `problem`, as forms do. */
  showFailure?: 'toast' | 'inline';
  /** Runs after a failure: reload what may have changed, move the focus. */
  onFailure?: (problem: Problem, input: Input) => void | Promise<unknown>;
}

/** A call of the API that a person starts, with all that a screen shows of it. */
export interface Action<Input> {
  /** Starts the call unless it is already running. Resolves to true after success. */
  start: (input: Input) => Promise<boolean>;
  busy: boolean;
  /** Input of the call that is running, for screens that start it from several buttons; undefined without one. */
  pending: Input | undefined;
  /** The last failure, always with a message; null before the first and after the next start. */
  problem: (Problem & { message: string }) | null;
  /** Returns the message for a field of the contract, by its path; null without one. */
  errorOf: (path: string) => string | null;
  /** Forgets the last failure. */
  reset: () => void;
}

/**
 * Returns an action for a button or a form: one submission at a time, the same input under the same idempotency key
 * until it has arrived, a toast after success, and every failure shown with a message.
 */
export function useAction<Input = void, Data = unknown>(options: ActionOptions<Input, Data>): Action<Input> {
  const id = useId();
  const running = useRef(false);
  const [call, setCall] = useState<{ input: Input } | null>(null);
  const [problem, setProblem] = useState<Action<Input>['problem']>(null);
  const { send, form = id, onSuccess, success, failure, showFailure = 'toast', onFailure } = options;

  async function start(input: Input): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setCall({ input });
    setProblem(null);
    try {
      const data = await sendOnce({ form, body: input }, (once) => send(input, once));
      const text = typeof success === 'function' ? success(data, input) : success;
      if (text) toast.success(text);
      await onSuccess?.(data, input);
      return true;
    } catch (error) {
      const found = toProblem(error);
      const message = found.message ?? (typeof failure === 'function' ? failure(input) : failure);
      setProblem({ ...found, message: showFailure === 'toast' ? message : withRequestId(message, found) });
      if (showFailure === 'toast') toast.error(message);
      await onFailure?.(found, input);
      return false;
    } finally {
      running.current = false;
      setCall(null);
    }
  }

  return {
    start,
    busy: call !== null,
    pending: call?.input,
    problem,
    errorOf: (path) => problem?.fields.find((field) => field.path === path)?.message ?? null,
    reset: () => setProblem(null),
  };
}

/** Adds the request id of an unexpected error, for the support. A toast is gone before anyone could copy it. */
const withRequestId = (message: string, { code, requestId }: Problem): string =>
  code === 'internal' && requestId ? `${message} Request ID: ${requestId}` : message;
