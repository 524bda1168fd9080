import type { ClientContext } from '@orpc/client';
import { createORPCClient, ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Api } from './api-context.ts';
import { ApiError, type Problem } from './problem.ts';
import { sampleHeaders } from './sample-view.ts';
import { clearSession, currentSession } from './session.ts';
import minifiedContract from 'virtual:contract';

interface ApiCallContext extends ClientContext {
  /** For the same key and body, the server repeats its first response. */
  idempotencyKey?: string;
  /** Sends no session, for data that is the same for everyone: such responses are compressed and cached. */
  asGuest?: boolean;
}

const link = new OpenAPILink<ApiCallContext>(minifiedContract, {
  url: () => `${location.origin}/api/v1`,
  headers: ({ context }) => {
    const session = context.asGuest ? null : currentSession();
    return {
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    };
  },
  fetch: (request, init, { context }) => {
    if (request.method === 'GET' && !context.asGuest)
      for (const [name, value] of Object.entries(sampleHeaders())) request.headers.set(name, value);
    return fetch(request, init);
  },
  customErrorResponseBodyDecoder: (body, { status }) =>
    new ORPCError('API', { status, message: (body as Problem).message ?? '', data: body }),
  interceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        throw toApiError(error);
      }
    },
  ],
});

function toApiError(error: unknown): unknown {
  if (!(error instanceof ORPCError)) return error;
  const body = error.data as (Omit<Problem, 'fields'> & { errors?: Problem['fields'] }) | undefined;
  // The server no longer knows this session, so it is deleted here too. The guard then leads to the sign-in page.
  if (error.status === 401 && currentSession()) clearSession();
  const code = body?.code ?? 'internal';
  // About an unexpected error the server only says that there was one. Each screen says what it could not do instead.
  const message = code === 'internal' ? null : (body?.message ?? null);
  return new ApiError({ ...body, message, code, fields: body?.errors ?? [] }, error.status);
}

/** The API client of the browser, with the stored session. */
export const api: Api = createORPCClient(link);
