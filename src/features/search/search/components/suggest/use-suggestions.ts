import { useEffect, useState } from 'react';
import type { Suggestion } from '../../contract.ts';

const pauseMs = 80;
const known = new Map<string, Suggestion[]>();

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const key = text.toLowerCase();
  const kept = known.get(key);
  if (kept) return kept;
  const answer = await fetch(`/api/v1/suggestions?${new URLSearchParams({ q: text.slice(0, 100) })}`, {
    signal,
  });
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { suggestions: Suggestion[] } };
  if (known.size > 200) known.clear();
  known.set(key, data.suggestions);
  return data.suggestions;
}

/** Suggestions for a text, some moments after the last key. Of a failure nobody needs to know: the form still works. */
export function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(text.trim(), stop.signal).then(setSuggestions, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isOpen]);
  return suggestions;
}

const storageKey = 'recent-searches';
const most = 5;

/** What was searched for in this browser, newest first. It is kept nowhere else. */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const q = text.trim().slice(0, 200);
  if (!q) return;
  const others = readRecent().filter((one) => one.toLowerCase() !== q.toLowerCase());
  write([q, ...others].slice(0, most));
}

export const forgetSearches = (): void => write([]);

function write(list: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing still searches.
  }
}
