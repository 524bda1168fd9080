const savedListChangeEvent = 'packwright:kept';

/** Notifies this tab that a saved list has changed. */
export const notifySavedListChange = (): boolean => window.dispatchEvent(new Event(savedListChangeEvent));

export function onSavedListChange(callback: () => void): () => void {
  window.addEventListener(savedListChangeEvent, callback);
  return () => window.removeEventListener(savedListChangeEvent, callback);
}

/** Returns a value of the browser's storage; null if it is missing or storage is switched off. */
export function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
