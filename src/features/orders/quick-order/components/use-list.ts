import { useState } from 'react';
import { basketLimit } from '#features/orders/baskets/contract.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { FoundLine } from '../contract.ts';
import { type ReadList, readList } from '../rules.ts';

const largestFile = 200_000;

/** What is typed, what could not be read of it, and what was found. */
export function useList() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<'find' | null>(null);
  const [refused, setRefused] = useState<ReadList['refused']>([]);
  const [{ found, turn }, setFound] = useState<{ found: FoundLine[] | null; turn: number }>({
    found: null,
    turn: 0,
  });

  async function find(): Promise<void> {
    const read = readList(text);
    const problem = problemWith(read);
    setError(problem);
    setRefused(problem ? [] : read.refused);
    if (problem) return;
    setBusy('find');
    try {
      const { data } = await api.quickOrder.findListed({ lines: read.lines });
      setFound((before) => ({ found: data.lines, turn: before.turn + 1 }));
    } catch (reason) {
      setError(toProblem(reason).message ?? 'We could not look your list up. Please try again.');
    }
    setBusy(null);
  }

  async function readFile(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > largestFile) setError('This file is too large for a list. Please paste its lines.');
    else {
      setText(await file.text());
      setError(null);
    }
    input.value = '';
  }
  return { text, setText, error, busy, refused, found, turn, find, readFile };
}

function problemWith({ lines, refused }: ReadList): string | null {
  if (lines.length > basketLimit)
    return `A basket holds at most ${basketLimit} products. Please shorten the list.`;
  if (lines.length > 0) return null;
  return refused.length > 0
    ? 'We could not read a line. Each needs an article number and a whole quantity.'
    : 'Please paste at least one article number with its quantity.';
}
