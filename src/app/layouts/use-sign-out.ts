import { useNavigate } from 'react-router';
import { clearSession } from '#web/session.ts';

/** Ends the session on the server and in the browser, and leads home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { api } = await import('#web/api.ts');
    // Whatever the server says, this browser forgets the session.
    await api.accounts.signOut().catch(() => undefined);
    // Guarded screens are left first, so that they do not take this for a session that ended by itself.
    await navigate('/');
    clearSession();
  };
}
