import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Shortcut } from './shortcut-list.ts';

const storageKey = 'dashboard-shortcuts';
/** Milliseconds within which the second key of a pair must follow the first. */
const pairTimeoutMs = 1500;

export interface ShortcutState {
  helpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

/**
 * Listens for the shortcuts of the dashboard while the user is not typing and no dialog is open. Single letters can be
 * switched off for people who use voice input; Ctrl or Cmd with K always focuses the search.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): ShortcutState {
  const navigate = useNavigate();
  const [helpOpen, setHelpOpen] = useState(false);
  /** The user's choice on this page; null until then, when the stored choice applies. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const first = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'k') return focusSearch(event);
      if (
        !(chosen ?? areShortcutsEnabled()) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      if (key === '/') return focusSearch(event);
      if (key === '?') return setHelpOpen(true);
      const before =
        first.current && event.timeStamp - first.current.at < pairTimeoutMs ? first.current.key : null;
      first.current = { key, at: event.timeStamp };
      const match = shortcuts.find(({ keys }) =>
        keys[1] ? keys[0] === before && keys[1] === key : !before && keys[0] === key,
      );
      if (!match) return;
      first.current = null;
      event.preventDefault();
      void navigate(match.to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosen, navigate, shortcuts]);
  return {
    helpOpen,
    setHelpOpen,
    // Only the dialog shows this value, and it is never rendered on the server.
    enabled: chosen ?? (!helpOpen || areShortcutsEnabled()),
    setEnabled: (on) => {
      setChosen(on);
      saveEnabled(on);
    },
  };
}

/** True while the user is typing or a dialog is open: letters are input then, not shortcuts. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="menuitem"]'))
  );
}

function focusSearch(event: KeyboardEvent): void {
  const box = document.querySelector<HTMLElement>('[data-store-search]');
  const input = box?.querySelector('input');
  if (!input) return;
  event.preventDefault();
  // On phones, the input appears only after its button is pressed.
  if (input.offsetParent === null) box?.querySelector('button')?.click();
  else {
    input.focus();
    input.select();
  }
}

function areShortcutsEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function saveEnabled(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage, the choice lasts until the page is reloaded.
  }
}
