import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { problemOf } from '#web/problem.ts';

interface Report<Choice, Data> {
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
