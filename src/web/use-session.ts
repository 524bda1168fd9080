import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type StoredUser } from './session.ts';

let lastSnapshot: { raw: string; user: StoredUser } | null = null;

/** Returns the same object until the stored text changes, as useSyncExternalStore requires. */
function getUserSnapshot(): StoredUser | null {
  const session = currentSession();
  if (!session) return null;
  const raw = JSON.stringify(session.user);
  if (lastSnapshot?.raw !== raw) lastSnapshot = { raw, user: session.user };
  return lastSnapshot.user;
}

/** Returns the signed-in user; null on the server, in the first render, and for guests. */
export const useUser = (): StoredUser | null =>
  useSyncExternalStore(onSessionChange, getUserSnapshot, () => null);
