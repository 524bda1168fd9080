import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { Outcome } from '../contract.ts';

export type GoogleReturnState = { step: 'busy' } | { step: 'failed'; message: string } | Outcome;

/**
 * Outcomes by response: each response of Google works only once, so it is sent once, however often the screen
 * renders.
 */
const outcomes = new Map<string, Promise<GoogleReturnState>>();

async function finishSignIn(search: string): Promise<GoogleReturnState> {
  const { state, code, error, iss } = Object.fromEntries(new URLSearchParams(search));
  if (!state) return { step: 'failed', message: 'This sign-in is incomplete. Start again.' };
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
      message: toProblem(problem).message ?? 'We could not reach the server. Please sign in again.',
    };
  }
}

/**
 * Sends Google's response to the server and removes it from the URL, so that no copy stays in the browser history.
 */
export function useGoogleReturn(): GoogleReturnState {
  const { search } = useLocation();
  const [answer] = useState(search);
  const [state, setState] = useState<GoogleReturnState>({ step: 'busy' });
  useEffect(() => {
    const outcome = outcomes.get(answer) ?? finishSignIn(answer);
    outcomes.set(answer, outcome);
    window.history.replaceState(window.history.state, '', '/sign-in/google');
    void outcome.then(setState);
  }, [answer]);
  return state;
}
