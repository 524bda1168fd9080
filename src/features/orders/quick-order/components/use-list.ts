import { useState } from 'react';
import { maxBasketLines } from '#features/orders/baskets/contract.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ListedLine, ListedLineResult } from '../contract.ts';
import { type ParsedList, parseList } from '../rules.ts';

const maxFileBytes = 200_000;

/** Returns the state of the order list: its text, the lines that could not be read, and the products for the others. */
export function useList() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<ParsedList['refused']>([]);
  const [results, setResults] = useState<{ lines: ListedLineResult[]; search: number } | null>(null);
  const { start, busy, problem } = useAction({
    send: (lines: ListedLine[]) => api.quickOrder.findListed({ lines }),
    onSuccess: ({ data: { lines } }) =>
      setResults((before) => ({ lines, search: (before?.search ?? 0) + 1 })),
    failure: 'Your list could not be checked. Please try again.',
    showFailure: 'inline',
  });

  async function find(): Promise<void> {
    const list = parseList(text);
    const invalid = listProblem(list);
    setError(invalid);
    setRefused(invalid ? [] : list.refused);
    if (!invalid) await start(list.lines);
  }

  async function readFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > maxFileBytes) setError('This file is too large. Paste the lines instead.');
    else {
      setText(await file.text());
      setError(null);
    }
    input.value = '';
  }
  return { text, setText, error: error ?? problem?.message ?? null, busy, refused, results, find, readFile };
}

function listProblem({ lines, refused }: ParsedList): string | null {
  if (lines.length > maxBasketLines)
    return `A basket can contain up to ${maxBasketLines} products. Shorten the list.`;
  if (lines.length > 0) return null;
  return refused.length > 0
    ? 'A line could not be read. Each line needs a SKU and a whole quantity.'
    : 'Enter at least one SKU with a quantity.';
}
