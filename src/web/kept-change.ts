const changed = 'packwright:kept';

/** Something was put into a list of this browser's, or taken out, in this tab. */
export const tellKept = (): boolean => window.dispatchEvent(new Event(changed));

export function onKept(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}

/** What the browser's storage has by a name; null also where storage is switched off. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
