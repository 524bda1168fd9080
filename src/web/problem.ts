import type { ErrorCode, FieldError } from '#lib/errors.ts';

/** A failed call as a screen shows it. */
export interface Problem {
  /** The server's message; null when there was none, as when the network failed. */
  message: string | null;
  code: ErrorCode | 'network';
  reason?: string;
  fields: FieldError[];
  requestId?: string;
}

/** The API answered with an error. */
export class ApiError extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message ?? 'The request failed');
    this.name = 'ApiError';
    this.problem = problem;
    this.status = status;
  }
}

/** Anything thrown by a call → what to show. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { message: null, code: 'network', fields: [] };
}
