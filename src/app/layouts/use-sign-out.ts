import { useNavigate } from 'react-router';
import { endSessionOnPurpose } from '#web/use-ended-session.ts';

/** Ends the session on the server and in the browser, and leads home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { api } = await import('#web/api.ts');
    // Whatever the server says, this browser forgets the session.
    await api.accounts.signOut().catch(() => undefined);
    await navigate('/');
    endSessionOnPurpose();
  };
}
