import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import type { Api } from '#web/api-context.ts';
import { currentSession } from '#web/session.ts';
import type { RequestInput } from '../../rules/request-input.ts';
import { typedNeedOf } from '../../rules/request-need.ts';

export type Matches = Awaited<ReturnType<Api['capabilities']['match']>>['data'];

const pauseMs = 600;

/** Returns which suppliers can make what is typed, once typing pauses; null before there is anything to match. */
export function useMatches(input: RequestInput): { matches: Matches | null; isStale: boolean } {
  const [found, setFound] = useState<{ key: string; matches: Matches | null }>();
  const need = typedNeedOf(input);
  const key = JSON.stringify(need);
  useEffect(() => {
    const wanted = JSON.parse(key) as ReturnType<typeof typedNeedOf>;
    // Guests cannot look into what stores can make.
    if (!wanted || !currentSession()) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.capabilities.match(wanted).then(
        ({ data }) => isCurrent && setFound({ key, matches: data }),
        () => isCurrent && setFound({ key, matches: null }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return { matches: need ? (found?.matches ?? null) : null, isStale: need !== null && found?.key !== key };
}
