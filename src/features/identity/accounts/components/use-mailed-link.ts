import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { type StoredUser, storeUser } from '#web/session.ts';
import { useUser } from '#web/use-session.ts';

type LinkState = { step: 'busy' } | { step: 'done' } | { step: 'failed'; message: string };

/** A link works once, so each is sent once, however often the screen is drawn. */
const sent = new Map<string, Promise<LinkState>>();

async function send(confirming: Promise<unknown>): Promise<LinkState> {
  try {
    await confirming;
    return { step: 'done' };
  } catch (error) {
    return {
      step: 'failed',
      message: problemOf(error).message ?? 'We could not reach the server. Please try again.',
    };
  }
}

/** Sends on the token with which somebody comes from a message. */
export function useMailedLink(confirm: (link: { token: string }) => Promise<unknown>): LinkState {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<LinkState>({ step: 'busy' });
  useEffect(() => {
    if (!token) return;
    const answer = sent.get(token) ?? send(confirm({ token }));
    sent.set(token, answer);
    void answer.then(setState);
  }, [token, confirm]);
  return token ? state : { step: 'failed', message: 'This link is not complete.' };
}

/** Whoever is signed in; what is stored of them is read anew, because it has just changed. */
export function useChangedUser(): StoredUser | null {
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
