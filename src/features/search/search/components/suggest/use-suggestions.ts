import { useEffect, useState } from 'react';
import type { Suggestion } from '../../contract.ts';

const pauseMs = 80;
const cachedSuggestions = new Map<string, Suggestion[]>();

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const key = text.toLowerCase();
  const cached = cachedSuggestions.get(key);
  if (cached) return cached;
  const response = await fetch(`/api/v1/suggestions?${new URLSearchParams({ q: text.slice(0, 100) })}`, {
    signal,
  });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: { suggestions: Suggestion[] } };
  if (cachedSuggestions.size > 200) cachedSuggestions.clear();
  cachedSuggestions.set(key, data.suggestions);
  return data.suggestions;
}

/**
 * Returns suggestions for a text, shortly after the last key press. Failures are ignored, because the form still works.
 */
export function useSuggestions(text: string, isOpen: boolean): Suggestion[] {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(text.trim(), stop.signal).then(setSuggestions, () => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isOpen]);
  return suggestions;
}

const storageKey = 'recent-searches';
const maxRecent = 5;

/** Returns the recent searches in this browser, newest first. They are not stored anywhere else. */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

export function addRecent(text: string): void {
  const q = text.trim().slice(0, 200);
  if (!q) return;
  const otherSearches = readRecent().filter((one) => one.toLowerCase() !== q.toLowerCase());
  write([q, ...otherSearches].slice(0, maxRecent));
}

export const clearRecent = (): void => write([]);

function write(list: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
  } catch {
    // Search also works without storage.
  }
}
