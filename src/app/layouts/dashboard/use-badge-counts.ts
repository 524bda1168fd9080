import { useLiveCounts } from '#features/notifications/notifications/components/use-live-counts.ts';
import { useUser } from '#web/use-session.ts';

export interface BadgeCounts {
  messages: number;
  notifications: number;
  orders: number;
  /** True for the sample store's counts. */
  sample: boolean;
}

const sampleCounts: BadgeCounts = { messages: 2, notifications: 3, orders: 0, sample: true };
const noCounts: BadgeCounts = { messages: 0, notifications: 0, orders: 0, sample: false };

/**
 * Returns the live counts of unread messages, unread notifications and new orders. Until they have loaded they are
 * zero, or the initial counts of the sample store for guests.
 */
export function useBadgeCounts(): BadgeCounts {
  const user = useUser();
  return useLiveCounts() ?? (user ? noCounts : sampleCounts);
}
