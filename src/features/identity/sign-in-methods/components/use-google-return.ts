import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { Outcome } from '../contract.ts';

export type Return = { step: 'busy' } | { step: 'failed'; message: string } | Outcome;

/** An answer can be given once, so each is sent once, however often the screen is drawn. */
const sent = new Map<string, Promise<Return>>();

async function finish(search: string): Promise<Return> {
  const { state, code, error, iss } = Object.fromEntries(new URLSearchParams(search));
  if (!state) return { step: 'failed', message: 'This sign-in is not complete. Please start again.' };
  try {
    const { data } = await api.identities.finish({
      state,
      ...(code ? { code } : {}),
      ...(error ? { error } : {}),
      ...(iss ? { iss } : {}),
    });
    return data.outcome;
  } catch (problem) {
    return {
      step: 'failed',
      message: problemOf(problem).message ?? 'We could not reach the server. Please sign in again.',
    };
  }
}

/** Hands Google's answer to the server and takes it out of the address, so that no copy of it stays in the history. */
export function useGoogleReturn(): Return {
  const { search } = useLocation();
  const [answer] = useState(search);
  const [state, setState] = useState<Return>({ step: 'busy' });
  useEffect(() => {
    const outcome = sent.get(answer) ?? finish(answer);
    sent.set(answer, outcome);
    window.history.replaceState(window.history.state, '', '/sign-in/google');
    void outcome.then(setState);
  }, [answer]);
  return state;
}
