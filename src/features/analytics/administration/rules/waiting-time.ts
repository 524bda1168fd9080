const dayMs = 86_400_000;

/** Describes how long something has waited: `today`, `1 day`, `3 days`. */
export function describeWait(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / dayMs);
  if (days < 1) return 'today';
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}
