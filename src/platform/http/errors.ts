import { ORPCError, ValidationError } from '@orpc/server';
import { AppError, type ErrorCode, errorStatus, type FieldError } from '#lib/errors.ts';
import { sqlState } from '../kernel.ts';

/** Body of every error response. `status` is `fail` for the caller's errors, `error` for ours. */
interface ErrorBody {
  status: 'fail' | 'error';
  code: ErrorCode;
  message: string;
  reason?: string;
  errors?: FieldError[];
  requestId: string;
}

export function errorBody({ code, message, reason, fields }: AppError, requestId: string): ErrorBody {
  return {
    status: errorStatus[code] >= 500 ? 'error' : 'fail',
    code,
    message,
    ...(reason ? { reason } : {}),
    ...(fields ? { errors: fields } : {}),
    requestId,
  };
}

/** Converts anything thrown into an AppError. Unexpected errors become `internal`, and their text is not sent. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ORPCError) return convertOrpcError(error as ORPCError<string, unknown>);
  return convertDatabaseError(error) ?? convertFastifyError(error) ?? unexpectedError(error);
}

const unexpectedError = (cause: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side. Please try again.', { cause });

function convertOrpcError(error: ORPCError<string, unknown>): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof ValidationError) return convertValidationError(error.cause, error);
  if (error.code === 'BAD_REQUEST')
    return new AppError('invalid', 'The request could not be read.', { cause: error });
  if (error.code === 'NOT_FOUND') return new AppError('not_found', 'Not found', { cause: error });
  return unexpectedError(error);
}

function convertValidationError(problem: ValidationError, error: ORPCError<string, unknown>): AppError {
  // A response that violates its own contract is our mistake, not the caller's.
  if (error.code !== 'BAD_REQUEST') return unexpectedError(error);
  const fields = problem.issues.map(({ path: parts = [], message }) => {
    const path = parts.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    return { path, message: toUserMessage(path, message) };
  });
  return new AppError('invalid', fields[0]?.message ?? 'The request is not valid.', { fields });
}

/** Form schemas have messages for users; this replaces Zod's default messages, which are for programmers. */
function toUserMessage(path: string, message: string): string {
  if (!/^(Invalid |Too big|Too small|Unrecognized )/.test(message)) return message;
  if (path === '') return 'The request could not be read.';
  return message.endsWith('received undefined') ? `Enter ${path}` : `Please check ${path}`;
}

const databaseErrors: Record<string, (cause: unknown) => AppError> = {
  '23505': (cause) => new AppError('conflict', 'This already exists.', { reason: 'duplicate', cause }),
  '23503': (cause) => new AppError('conflict', 'A related record has changed. Reload the page.', { cause }),
  '40001': (cause) =>
    new AppError('conflict', 'This was changed at the same time elsewhere. Please try again.', {
      cause,
    }),
  '40P01': (cause) => unavailableError(cause),
  '55P03': (cause) => unavailableError(cause),
  '22021': (cause) =>
    new AppError('invalid', 'The text contains characters that cannot be stored.', { cause }),
  '22P05': (cause) =>
    new AppError('invalid', 'The text contains characters that cannot be stored.', { cause }),
  '22P02': (cause) => new AppError('invalid', 'A value has the wrong format.', { cause }),
  '22003': (cause) => new AppError('invalid', 'A number is out of range.', { cause }),
  '53100': (cause) => unavailableError(cause),
  '53200': (cause) => unavailableError(cause),
  '53300': (cause) => unavailableError(cause),
  '57P01': (cause) => unavailableError(cause),
  '57P02': (cause) => unavailableError(cause),
  '57P03': (cause) => unavailableError(cause),
  '57014': (cause) => unavailableError(cause),
};

function unavailableError(cause: unknown): AppError {
  return new AppError('unavailable', 'This is unavailable right now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  });
}

function convertDatabaseError(error: unknown): AppError | null {
  const state = sqlState(error);
  const convert = state ? databaseErrors[state] : undefined;
  if (convert) return convert(error);
  const connectionLost =
    /ECONNREFUSED|ECONNRESET|Connection terminated|timeout exceeded when trying to connect/;
  const text =
    error instanceof Error
      ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
      : '';
  return connectionLost.test(text) ? unavailableError(error) : null;
}

function convertFastifyError(error: unknown): AppError | null {
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return new AppError('too_large', 'This is too large. Send less at a time.');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('invalid', 'Send JSON (application/json).');
  if (statusCode === 503) return unavailableError(error);
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid', 'The request could not be read.', { cause: error });
  }
  return null;
}
