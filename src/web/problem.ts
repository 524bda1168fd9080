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

/** An error that says what to show; also for what is refused here, before the API is called. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message ?? 'The request failed');
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** An error response of the API. */
export class ApiError extends ProblemError {
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** Converts anything thrown by a call into a problem to show. */
export function toProblem(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { message: null, code: 'network', fields: [] };
}
