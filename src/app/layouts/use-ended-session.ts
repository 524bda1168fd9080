import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/feedback/toast.ts';
import { currentSession, onSessionChange } from '#web/session.ts';

/** Leads to the sign-in page when the session ends while a signed-in screen is open, and back afterwards. */
export function useEndedSession(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let signedIn = currentSession() !== null;
    return onSessionChange(() => {
      const ended = signedIn && currentSession() === null;
      signedIn = currentSession() !== null;
      if (!ended) return;
      toast.error('Session expired. Please sign in again.');
      void navigate(`/sign-in?next=${encodeURIComponent(pathname + search)}`, { replace: true });
    });
  }, [navigate, pathname, search]);
}
