import { useNavigate } from 'react-router';
import { endSessionByUser } from '#web/use-ended-session.ts';

/** Returns a function that ends the session on the server and in the browser and opens the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { api } = await import('#web/api.ts');
    // The browser deletes the session even if the request fails.
    await api.accounts.signOut().catch(() => undefined);
    await navigate('/');
    endSessionByUser();
  };
}
