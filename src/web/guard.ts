import { replace } from 'react-router';
import type { Role } from '#lib/endpoint.ts';
import { toast } from '#ui/feedback/toast.ts';
import { clearSession, isExpired, storedSession } from './session.ts';

/**
 * Returns a client middleware that checks the session and then the role. An empty list allows any signed-in user. It
 * only spares users a screen that would not work; the server checks every request itself.
 */
export function guard(allowed: readonly Role[] = []) {
  return ({ request }: { request: Request }): void => {
    const session = storedSession();
    if (!session || isExpired(session.token)) {
      clearSession();
      toast.error('Session expired. Please sign in again.');
      const { pathname, search } = new URL(request.url);
      throw replace(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
    }
    if (allowed.length > 0 && !allowed.includes(session.user.role)) {
      toast.error('Access denied: Insufficient permissions');
      throw replace('/unauthorized');
    }
  };
}
