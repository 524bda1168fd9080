import type { ErrorCode, FieldError } from '#lib/errors.ts';

/** A failed call as the screen shows it. */
export interface Problem {
  /** The server's message; null if there is none, for example after a network failure. */
  message: string | null;
  code: ErrorCode | 'network';
  reason?: string;
  fields: FieldError[];
  requestId?: string;
}

/** An error response of the API. */
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

/** Converts anything thrown by a call into a problem to show. */
export function toProblem(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { message: null, code: 'network', fields: [] };
}
