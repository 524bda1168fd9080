import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';

/** Reads of one's own store; visitors look at the sample store. */
export const storeReads = () =>
  currentSession()?.user.role === 'supplier' ? api.insights.store : api.insights.sampleStore;

/** Path of a file of one's own store, or of the sample store, below /api/v1. */
export const storePath = (path: string): string =>
  `/${currentSession()?.user.role === 'supplier' ? 'store' : 'sample-store'}${path}`;

export interface Report<Choice, Data> {
  choice: Choice;
  data: Data;
  busy: boolean;
  choose(choice: Choice): void;
}

/** A report with one choice (a period, an order). The old figures stay until the new ones are there, or if they do not come. */
export function useReport<Choice, Data>(
  first: Choice,
  initial: Data,
  load: (choice: Choice) => Promise<Data>,
): Report<Choice, Data> {
  const [shown, setShown] = useState({ choice: first, data: initial });
  const [asked, setAsked] = useState<Choice | null>(null);

  async function choose(choice: Choice): Promise<void> {
    setAsked(choice);
    try {
      const data = await load(choice);
      setShown({ choice, data });
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The figures could not be loaded. Please try again.');
    } finally {
      setAsked(null);
    }
  }
  return {
    ...shown,
    choice: asked ?? shown.choice,
    busy: asked !== null,
    choose: (choice) => void choose(choice),
  };
}
