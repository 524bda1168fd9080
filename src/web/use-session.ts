import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type StoredUser } from './session.ts';

let known: { raw: string; user: StoredUser } | null = null;

/** The same object for as long as the stored text is the same, as React asks of a snapshot. */
function snapshot(): StoredUser | null {
  const session = currentSession();
  if (!session) return null;
  const raw = JSON.stringify(session.user);
  if (known?.raw !== raw) known = { raw, user: session.user };
  return known.user;
}

/** Who is signed in; null on the server, in the first render, and for visitors. */
export const useUser = (): StoredUser | null => useSyncExternalStore(onSessionChange, snapshot, () => null);
