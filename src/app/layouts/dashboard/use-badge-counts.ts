import { useLiveCounts } from '#features/notifications/notifications/components/use-live-counts.ts';
import { useUser } from '#web/use-session.ts';

export interface BadgeCounts {
  messages: number;
  notifications: number;
  orders: number;
  /** The counts belong to the sample store. */
  sample: boolean;
}

const sampleCounts: BadgeCounts = { messages: 2, notifications: 3, orders: 0, sample: true };
const none: BadgeCounts = { messages: 0, notifications: 0, orders: 0, sample: false };

/** Unread messages, notifications and new orders, live. Until they are known: nothing, or what the sample store starts with. */
export function useBadgeCounts(): BadgeCounts {
  const user = useUser();
  return useLiveCounts() ?? (user ? none : sampleCounts);
}
