import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';

interface Report<Choice, Data> {
  choice: Choice;
  data: Data;
  busy: boolean;
  choose(choice: Choice): void;
}

/**
 * Loads a report with one option (a period or a sort order). The old figures are shown until the new ones arrive, and
 * stay if loading fails.
 */
export function useReport<Choice, Data>(
  first: Choice,
  { initial, load }: { initial: Data; load: (choice: Choice) => Promise<Data> },
): Report<Choice, Data> {
  const [shown, setShown] = useState({ choice: first, data: initial });
  const [asked, setAsked] = useState<Choice | null>(null);

  async function choose(choice: Choice): Promise<void> {
    setAsked(choice);
    try {
      const data = await load(choice);
      setShown({ choice, data });
    } catch (error) {
      toast.error(toProblem(error).message ?? 'The figures could not be loaded. Please try again.');
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
