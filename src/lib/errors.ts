/**
 * The closed set of things that can go wrong, each with its HTTP status.
 * Whoever throws names one of these; a single place turns it into an answer.
 */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One message that belongs to one field; `path` is dotted, as in `tiers.0.unitPriceMinor`. */
export interface FieldError {
  path: string;
  message: string;
}

interface AppErrorDetails {
  /** Machine-readable reason, as a rule names it. */
  reason?: string;
  fields?: FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure, with a message that is fit to show to a person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly fields: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = details.reason;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A refusal of one or more fields; the message shown first is the first field's. */
export function invalidFields(fields: [FieldError, ...FieldError[]]): AppError {
  return new AppError('invalid', fields[0].message, { fields });
}

export const notFound = (what: string): AppError => new AppError('not_found', `${what} not found`);
