import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { type StoredUser, storeUser } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';

type LinkState = { step: 'busy' } | { step: 'done' } | { step: 'failed'; message: string };

/** Confirmations by token: a link works only once, so it is sent once, however often the screen renders. */
const confirmations = new Map<string, Promise<LinkState>>();

async function toLinkState(confirming: Promise<unknown>): Promise<LinkState> {
  try {
    await confirming;
    return { step: 'done' };
  } catch (error) {
    return {
      step: 'failed',
      message: toProblem(error).message ?? 'We could not reach the server. Please try again.',
    };
  }
}

/** Sends the token of an email link to the server and returns the state of the request. */
export function useEmailLink(confirm: (link: { token: string }) => Promise<unknown>): LinkState {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<LinkState>({ step: 'busy' });
  useEffect(() => {
    if (!token) return;
    const response = confirmations.get(token) ?? toLinkState(confirm({ token }));
    confirmations.set(token, response);
    void response.then(setState);
  }, [token, confirm]);
  return token
    ? state
    : { step: 'failed', message: 'This link is incomplete. Open it again from the email.' };
}

/** Returns the signed-in user and refreshes the stored copy, because it has just changed on the server. */
export function useRefreshedUser(): StoredUser | null {
  const user = useUser();
  const id = user?.id;
  useEffect(() => {
    if (id)
      void api.accounts.whoAmI().then(
        ({ data }) => data.user.id === id && storeUser(data.user),
        () => undefined,
      );
  }, [id]);
  return user;
}
