import type { Role } from '#lib/endpoint.ts';

/** The signed-in user as stored in the browser. The server trusts none of it. */
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

const sessionChangeEvent = 'packwright:session';

/** If storage is switched off in the browser, the user is signed out. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the stored session, expired or not; null if a part is missing or unreadable. */
export function storedSession(): StoredSession | null {
  const token = readItem('token');
  const user = readItem('user');
  if (!token || !user) return null;
  try {
    return { token, user: JSON.parse(user) as StoredUser };
  } catch {
    return null;
  }
}

/** True if the token's `exp` (seconds) is in the past, or if it cannot be read. */
export function isExpired(token: string, now: number = Date.now()): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof claims.exp !== 'number' || claims.exp * 1000 < now;
  } catch {
    return true;
  }
}

/** Returns the stored session if it has not expired. */
export function currentSession(): StoredSession | null {
  const session = storedSession();
  return session && !isExpired(session.token) ? session : null;
}

export function storeSession({ token, user }: StoredSession): void {
  localStorage.setItem('token', token);
  localStorage.setItem('user', JSON.stringify(user));
  notifySessionChange();
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem('user', JSON.stringify(user));
  notifySessionChange();
}

export function clearSession(): void {
  try {
    localStorage.removeItem('token');
    localStorage.removeItem('user');
  } catch {
    // If storage is switched off, nothing was stored.
  }
  notifySessionChange();
}

function notifySessionChange(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentSession() !== null);
  window.dispatchEvent(new Event(sessionChangeEvent));
}

/** Calls back when the user signs in or out, in this tab or another. */
export function onSessionChange(callback: () => void): () => void {
  window.addEventListener(sessionChangeEvent, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(sessionChangeEvent, callback);
    window.removeEventListener('storage', callback);
  };
}
