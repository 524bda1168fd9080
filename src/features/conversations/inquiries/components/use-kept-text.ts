import { useState } from 'react';

/** Keeps what was typed as long as the browser's tab lives: over a reload, and over signing in. */
export function keepTyped(key: string, typed: unknown): void {
  try {
    sessionStorage.setItem(`packwright:${key}`, JSON.stringify(typed));
  } catch {
    // Storage can be switched off; the text then lives as long as the screen.
  }
}

/** What was kept, or null. Only this product writes there, but a reader must bear anything. */
export function readTyped(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`packwright:${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function dropTyped(key: string): void {
  try {
    sessionStorage.removeItem(`packwright:${key}`);
  } catch {
    // Nothing was kept.
  }
}

/** A text that is being written and stays when the page is left or loaded again. Give its component a key. */
export function useKeptText(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readTyped(key);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next) keepTyped(key, next);
      else dropTyped(key);
    },
  ];
}
