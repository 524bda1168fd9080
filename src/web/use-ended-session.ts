import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { clearSession, currentSession, onSessionChange } from './session.ts';
import { restoreTypedFields, saveTypedFields } from './typed-fields.ts';

let isEndedByUser = false;

/** Ends the session at the user's request, without the notice that it expired. */
export function endSessionByUser(): void {
  isEndedByUser = true;
  clearSession();
  isEndedByUser = false;
}

/**
 * For layouts and screens of signed-in users: opens the sign-in page if the session ends while the page is open. Text
 * typed into the page is stored and restored when the user returns.
 */
export function useEndedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const currentUrl = pathname + search;
  useEffect(() => restoreTypedFields(currentUrl), [currentUrl]);
  useEffect(() => {
    let signedIn = currentSession() !== null;
    return onSessionChange(() => {
      const ended = signedIn && currentSession() === null;
      signedIn = currentSession() !== null;
      if (!ended || isEndedByUser) return;
      saveTypedFields(currentUrl);
      toast.error('Session expired. Please sign in again.');
      void navigate(`/sign-in?next=${encodeURIComponent(currentUrl)}`, { replace: true });
    });
  }, [navigate, currentUrl]);
}
