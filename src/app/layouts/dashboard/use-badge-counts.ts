import { useUser } from '#web/use-session.ts';

export interface BadgeCounts {
  messages: number;
  notifications: number;
  /** The counts belong to the sample store. */
  sample: boolean;
}

const sampleCounts: BadgeCounts = { messages: 2, notifications: 3, sample: true };

/** Unread messages and notifications; fixed in the sample store. */
export function useBadgeCounts(): BadgeCounts {
  const user = useUser();
  return user ? { messages: 0, notifications: 0, sample: false } : sampleCounts;
}
