import { useEffect, useState } from 'react';
import { maxMatches } from '#features/sourcing/capabilities/rules/title-matches.ts';

const pauseMs = 350;
const minLength = 3;

/**
 * Returns how many suppliers match what is being typed, as a sentence; empty until there is something to match.
 * Failures are ignored, because the form works without the number.
 */
export function useMatchCount(need: string): string {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const productName = need.trim();
    const stop = new AbortController();
    const timer = setTimeout(() => {
      if (productName.length < minLength) return setSentence('');
      countMatches(productName, stop.signal).then(
        (count) => setSentence(describeMatches(count)),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [need]);
  return sentence;
}

async function countMatches(productName: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(`/api/v1/requirements/matches?${new URLSearchParams({ productName })}`, {
    signal,
  });
  const { data } = (await response.json()) as { data: { count: number } };
  return data.count;
}

function describeMatches(count: number): string {
  if (count === 0) return 'No suppliers match yet';
  if (count >= maxMatches) return `${maxMatches}+ suppliers match`;
  return count === 1 ? '1 supplier matches' : `${count} suppliers match`;
}
