import { AppError } from '#lib/errors.ts';
import type { Closing } from './contract.ts';

/** Days for which a copy of the data can be downloaded. */
export const exportDays = 7;

/** Up to here a copy is handed out as plain JSON; beyond, as the compressed file that is kept. */
export const plainBytes = 24 * 1024 * 1024;

/** Why an account cannot be closed now; null when it can. */
export function whyNotClose({
  openOrders,
  isAdmin,
}: Pick<Closing, 'openOrders' | 'isAdmin'>): AppError | null {
  if (isAdmin) {
    return new AppError('conflict', 'Admins are removed by whoever runs this marketplace.', {
      reason: 'admin_stays',
    });
  }
  if (openOrders === 0) return null;
  const orders = openOrders === 1 ? '1 order is' : `${openOrders} orders are`;
  return new AppError('conflict', `${orders} still under way. Please finish or cancel first.`, {
    reason: 'open_orders',
  });
}

/** Columns that are no data about a person but keys to something, or somebody else's notes. */
const kept = /digest|password|secret|nonce|verifier|cipher|encrypted|sealed|search_vector|internal|assigned/;

/** A row as it is handed to its owner. */
export const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !kept.test(column)));
