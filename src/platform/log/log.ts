import { type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { toSourceStack } from './source-stack.ts';

export type Log = Logger;

// Fields that could contain a secret; pino replaces their values one or two levels deep.
const secretFields = [
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

// The ORM and PostgreSQL include the values of a statement in their messages: hashes, addresses, tax ids.
const removeValues = (text: string): string =>
  text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, '').replace(/=\([^)]*\)/g, '=(…)');

/** Returns what may be logged about an error: its type, code and stack, never the values involved. */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: removeValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.stack ? { stack: removeValues(toSourceStack(error.stack)) } : {}),
    ...(error.cause ? { cause: toLoggedError(error.cause) } : {}),
  };
}

/** Creates a structured log: one JSON object per line on standard output, without secrets. */
export function createLog(config: Pick<Config, 'logLevel'>): Log {
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[removed]',
    },
  });
}

/**
 * Returns a log whose lines include the request id. Most requests log nothing, so it is created with the first line.
 */
export function requestLog(log: Log, requestId: string): Log {
  let child: Log | undefined;
  return new Proxy(log, {
    get: (_log, name) => {
      child ??= log.child({ requestId });
      return Reflect.get(child, name, child) as unknown;
    },
  });
}
