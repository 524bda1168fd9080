import { useRef, useState } from 'react';

/**
 * Returns a call for the buttons and forms of public pages: one at a time, and the outcome of the last one, which is
 * kept while the next one runs. `run` loads the code that sends, and never rejects. Other screens use `useAction`,
 * which exceeds the script budget of public pages.
 */
export function useLazyCall<Input, Outcome>(run: (input: Input) => Promise<Outcome>) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  async function start(input: Input): Promise<Outcome | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    const next = await run(input);
    running.current = false;
    setBusy(false);
    setOutcome(next);
    return next;
  }
  return { start, busy, outcome, reset: () => setOutcome(undefined) };
}
