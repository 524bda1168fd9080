import type { Role } from '#lib/endpoint.ts';

/** The signed-in person, as the browser remembers them. The server trusts none of it. */
export interface StoredUser {
  id: string;
  name: string;
  email: string;
  phone: string;
  role: Role;
  emailVerified: boolean;
}

interface StoredSession {
  token: string;
  user: StoredUser;
}

const changed = 'packwright:session';

/** Storage can be switched off in a browser; a person is then simply signed out. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is stored, expired or not; null when either half is missing or unreadable. */
export function storedSession(): StoredSession | null {
  const token = read('token');
  const user = read('user');
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as StoredUser };
  } catch {
    return null;
  }
}

/** A token has expired when its `exp` (seconds) is before now; one that cannot be read counts as expired. */
export function isExpired(token: string, now: number = Date.now()): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof claims.exp !== 'number' || claims.exp * 1000 < now;
  } catch {
    return true;
  }
}

/** The session in use, or null. */
export function currentSession(): StoredSession | null {
  const session = storedSession();
  return session && !isExpired(session.token) ? session : null;
}

export function storeSession({ token, user }: StoredSession): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  announce();
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user));
  announce();
}

export function clearSession(): void {
  try {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  } catch {
    // Nothing was stored, so there is nothing to clear.
  }
  announce();
}

function announce(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentSession() !== null);
  window.dispatchEvent(new Event(changed));
}

/** Calls back when somebody signs in or out, in this tab or another. */
export function onSessionChange(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', callback);
  };
}
