import type { ClientContext } from '@orpc/client';
import { createORPCClient, ORPCError } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Api } from './api-context.ts';
import { ApiError, type Problem } from './problem.ts';
import { sampleHeaders } from './sample-view.ts';
import { clearSession, currentSession } from './session.ts';
import minifiedContract from 'virtual:contract';

interface CallContext extends ClientContext {
  /** Same key, same body: the server answers as the first time. */
  idempotencyKey?: string;
  /** Asks without the session: what is the same for everybody comes compressed, from where it is kept. */
  asVisitor?: boolean;
}

const link = new OpenAPILink<CallContext>(minifiedContract, {
  url: () => `${location.origin}/api/v1`,
  headers: ({ context }) => {
    const session = context.asVisitor ? null : currentSession();
    return {
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
    };
  },
  fetch: (request, init, { context }) => {
    if (request.method === 'GET' && !context.asVisitor)
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
  // The server no longer knows this session: forget it here as well. The guard takes it from there.
  if (error.status === 401 && currentSession()) clearSession();
  return new ApiError(
    { ...body, message: body?.message ?? null, code: body?.code ?? 'internal', fields: body?.errors ?? [] },
    error.status,
  );
}

/** The API from the browser, with the stored session. */
export const api: Api = createORPCClient(link);
