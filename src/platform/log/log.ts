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
  'pan',
  'ifsc',
  'authorization',
  'cookie',
  'secret',
];

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggedError;
}

// The ORM and PostgreSQL put the values of a statement into their messages: hashes, addresses, tax ids.
const withoutValues = (text: string): string =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, '').replace(/=\([^)]*\)/g, '=(…)');

/** What a log may say of an error: its kind, code and place, never the values it happened with. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.stack ? { stack: withoutValues(error.stack) } : {}),
    ...(error.cause ? { cause: loggedError(error.cause) } : {}),
  };
}

/** Structured logs: one JSON object a line on standard output, secrets removed. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
  });
}

/** A log whose lines bear the id of a request. Most requests write no line of their own: it is made for the first one. */
export function requestLog(log: Log, requestId: string): Log {
  let made: Log | undefined;
  return new Proxy(log, {
    get: (_log, name) => {
      made ??= log.child({ requestId });
      return Reflect.get(made, name, made) as unknown;
    },
  });
}
