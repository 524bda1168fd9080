/** Number of parts below each anchor whose scripts are not there yet, and what waits for them. */
const loading = new Map<string, { parts: number; waiting: (() => void)[] }>();

/** Longest time to wait for a part: after that, what waits goes on without it. */
const partTimeoutMs = 2000;

/** Counts a part below an anchor whose script is not there yet. */
export function partLoads(anchorId: string): void {
  const { parts = 0, waiting = [] } = loading.get(anchorId) ?? {};
  loading.set(anchorId, { parts: parts + 1, waiting });
}

/** Counts a part that React has taken over. */
export function partMounted(anchorId: string): void {
  const entry = loading.get(anchorId);
  if (!entry) return;
  entry.parts -= 1;
  if (entry.parts > 0) return;
  loading.delete(anchorId);
  for (const goOn of entry.waiting) goOn();
}

/** Runs at once if all parts below an anchor are there, otherwise when they are, and after two seconds at the latest. */
export function whenPartsAreThere(anchorId: string, run: () => void): void {
  const entry = loading.get(anchorId);
  if (!entry) {
    run();
    return;
  }
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    run();
  };
  entry.waiting.push(once);
  setTimeout(once, partTimeoutMs);
}
