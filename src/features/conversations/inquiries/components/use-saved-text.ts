import { useState } from 'react';

/** Saves typed text for this browser tab, so that it survives a reload and signing in. */
export function saveTyped(key: string, typed: unknown): void {
  try {
    sessionStorage.setItem(`packwright:${key}`, JSON.stringify(typed));
  } catch {
    // Storage can be disabled; the text is then lost with the screen.
  }
}

/** Returns the saved text, or null. The stored value is parsed without trusting its shape. */
export function readTyped(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`packwright:${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function deleteTyped(key: string): void {
  try {
    sessionStorage.removeItem(`packwright:${key}`);
  } catch {
    // Nothing is saved.
  }
}

/** Returns a text and its setter; the text survives leaving or reloading the page. Give the component a key. */
export function useSavedText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const saved = readTyped(key);
    return typeof saved === 'string' ? saved : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next) saveTyped(key, next);
      else deleteTyped(key);
    },
  ];
}
