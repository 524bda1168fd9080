import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

// Names under which a secret could travel; pino replaces their values wherever they stand one or two levels deep.
const secret = [
  'password',
  'token',
  'gstin',
  'taxId',
  'accountNumber',
  'iban',
  'ifsc',
  'authorization',
  'cookie',
  'secret',
];

/** Structured logs: one JSON object a line on standard output, secrets removed. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  });
}
