import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { giveBackTyped, keepTyped } from './kept-text.ts';
import { clearSession, currentSession, onSessionChange } from './session.ts';

let onPurpose = false;

/** Forgets the session because the person asked for it: nobody is told that it expired. */
export function endSessionOnPurpose(): void {
  onPurpose = true;
  clearSession();
  onPurpose = false;
}

/**
 * For layouts and screens of the signed-in: leads to the sign-in page when the session ends while the
 * page is open. What was typed into the page is kept, and given back when the person returns to it.
 */
export function useEndedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useEffect(() => giveBackTyped(here), [here]);
  useEffect(() => {
    let signedIn = currentSession() !== null;
    return onSessionChange(() => {
      const ended = signedIn && currentSession() === null;
      signedIn = currentSession() !== null;
      if (!ended || onPurpose) return;
      keepTyped(here);
      toast.error('Session expired. Please sign in again.');
      void navigate(`/sign-in?next=${encodeURIComponent(here)}`, { replace: true });
    });
  }, [navigate, here]);
}
