/** All kinds of errors, with their HTTP status. Code throws one of these; a single place turns it into a response. */
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

/** A message for one field; `path` is dotted, as in `tiers.0.unitPriceMinor`. */
export interface FieldError {
  path: string;
  message: string;
}

interface AppErrorDetails {
  /** Machine-readable reason, as named by the rule that was violated. */
  reason?: string;
  fields?: FieldError[];
  /** Seconds after which the client may try again. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An expected failure with a message for the user. */
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

/** Returns the error for one or more invalid fields; its message is that of the first field. */
export function invalidFields(fields: [FieldError, ...FieldError[]]): AppError {
  return new AppError('invalid', fields[0].message, { fields });
}

export const notFound = (what: string): AppError => new AppError('not_found', `${what} not found`);
