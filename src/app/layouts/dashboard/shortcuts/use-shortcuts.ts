import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Shortcut } from './shortcut-list.ts';

const storageKey = 'dashboard-shortcuts';
/** How long after a `g` the second letter still belongs to it. */
const pairMs = 1500;

export interface Shortcuts {
  helpOpen: boolean;
  setHelpOpen: (open: boolean) => void;
  enabled: boolean;
  setEnabled: (enabled: boolean) => void;
}

/**
 * Listens for the keys of the dashboard, wherever one is not writing and no dialog is open. Single letters can be
 * switched off, for those who speak to their computer; Ctrl or Cmd with K always leads to the search.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): Shortcuts {
  const navigate = useNavigate();
  const [helpOpen, setHelpOpen] = useState(false);
  /** As chosen here; null: as kept in this browser. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const first = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && key === 'k') return focusSearch(event);
      if (!(chosen ?? isOn()) || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      if (key === '/') return focusSearch(event);
      if (key === '?') return setHelpOpen(true);
      const before = first.current && event.timeStamp - first.current.at < pairMs ? first.current.key : null;
      first.current = { key, at: event.timeStamp };
      const hit = shortcuts.find(({ keys }) =>
        keys[1] ? keys[0] === before && keys[1] === key : !before && keys[0] === key,
      );
      if (!hit) return;
      first.current = null;
      event.preventDefault();
      void navigate(hit.to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosen, navigate, shortcuts]);
  return {
    helpOpen,
    setHelpOpen,
    // Asked for by the list only, which is never drawn on the server.
    enabled: chosen ?? (!helpOpen || isOn()),
    setEnabled: (on) => {
      setChosen(on);
      keep(on);
    },
  };
}

/** Whoever writes, or has a dialog open, means the letters. */
function isBusy(target: EventTarget | null): boolean {
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
  // On phones the input is not there before its button was pressed.
  if (input.offsetParent === null) box?.querySelector('button')?.click();
  else {
    input.focus();
    input.select();
  }
}

function isOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the choice holds until the page is loaded again.
  }
}
