import { AppError } from '#lib/errors.ts';
import type { Closing } from './contract.ts';

/** Days for which a data export can be downloaded. */
export const exportRetentionDays = 7;

/**
 * Maximum size, in bytes before compression, of an export sent as plain JSON; larger ones are sent as the stored gzip
 * file.
 */
export const maxPlainBytes = 24 * 1024 * 1024;

/** Returns why an account cannot be closed now, or null. */
export function closingRefusal({
  openOrders,
  isAdmin,
}: Pick<Closing, 'openOrders' | 'isAdmin'>): AppError | null {
  if (isAdmin) {
    return new AppError('conflict', 'Admins are removed by the operator of this marketplace.', {
      reason: 'admin_stays',
    });
  }
  if (openOrders === 0) return null;
  const orders = openOrders === 1 ? '1 order is' : `${openOrders} orders are`;
  return new AppError('conflict', `${orders} still under way. Please finish or cancel first.`, {
    reason: 'open_orders',
  });
}

/** Columns excluded from an export because they are secrets, search data or internal notes of others. */
const excludedColumns =
  /digest|password|secret|nonce|verifier|cipher|encrypted|sealed|search_vector|internal|assigned/;

/** Returns a row without the columns that its owner does not get. */
export const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !excludedColumns.test(column)));
