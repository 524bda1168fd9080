import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { Closing } from './contract.ts';

/** Days for which a data export can be downloaded. */
export const exportRetentionDays = 7;

/**
 * Maximum size, in bytes before compression, of an export sent as plain JSON; larger ones are sent as the stored gzip
 * file.
 */
export const maxPlainBytes = 24 * 1024 * 1024;

interface Refusal {
  code: string;
  message: string;
}

/** Decides whether an account can be closed now. */
export function decideClosing({
  openOrders,
  isAdmin,
}: Pick<Closing, 'openOrders' | 'isAdmin'>): Decision<object, Refusal> {
  if (isAdmin) {
    return refuse({
      code: 'admin_stays',
      message: 'Admin accounts can only be removed by the marketplace operator.',
    });
  }
  if (openOrders === 0) return allow();
  const orders = openOrders === 1 ? '1 order is' : `${openOrders} orders are`;
  return refuse({
    code: 'open_orders',
    message: `${orders} still open. Complete or cancel them first.`,
  });
}

/** Columns excluded from an export because they are secrets, search data or internal notes of others. */
const excludedColumns =
  /digest|password|secret|nonce|verifier|cipher|encrypted|sealed|search_vector|internal|assigned/;

/** Returns a row without the columns that its owner does not get. */
export const withoutSecrets = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !excludedColumns.test(column)));
