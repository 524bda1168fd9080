import { isDeepStrictEqual } from 'node:util';
import type { AnySchema } from '@orpc/contract';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyProcedure, type AnyRouter, isProcedure } from '@orpc/server';
import { FastifyHandler } from '@orpc/server/fastify';
import { StandardHandler } from '@orpc/server/standard';
import type { EndpointMeta } from '#lib/endpoint.ts';
import type { Config } from '../config/config.ts';
import type { RequestContext } from './procedures.ts';

type Options = NonNullable<ConstructorParameters<typeof StandardHandler<RequestContext>>[3]> &
  Pick<NonNullable<ConstructorParameters<typeof StandardOpenAPICodec>[1]>, 'customErrorResponseBodyEncoder'>;

const isProven = (procedure: { '~orpc': { meta: unknown } }): boolean =>
  (procedure['~orpc'].meta as EndpointMeta).proven === true;

/** Skips the conversion of values for `proven` endpoints, whose output is already JSON. */
class VerifiedOutputCodec extends StandardOpenAPICodec {
  override encode(output: unknown, procedure: AnyProcedure): ReturnType<StandardOpenAPICodec['encode']> {
    return isProven(procedure) ? { status: 200, headers: {}, body: output } : super.encode(output, procedure);
  }
}

/** Serves a router over Fastify, with the routes of its contract. */
export function apiHandler(router: AnyRouter, options: Options): FastifyHandler<RequestContext> {
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new VerifiedOutputCodec(serializer, options);
  return new FastifyHandler<RequestContext>(
    new StandardHandler<RequestContext>(router, new StandardOpenAPIMatcher(), codec, options),
  );
}

const preparedProcedures = new WeakSet<AnyProcedure>();

/**
 * Endpoints marked `proven` return exactly what their contract promises. In tests and development, any deviation fails.
 * In production their output is not validated, which for a page of products takes longer than reading them.
 */
export function skipProvenValidation(router: AnyRouter, mode: Config['mode']): void {
  if (!isProcedure(router)) {
    for (const part of Object.values(router)) skipProvenValidation(part as AnyRouter, mode);
    return;
  }
  const definition: { outputSchema?: AnySchema | undefined } = router['~orpc'];
  if (!isProven(router) || preparedProcedures.has(router) || !definition.outputSchema) return;
  preparedProcedures.add(router);
  definition.outputSchema = mode === 'production' ? undefined : exactSchema(definition.outputSchema);
}

const toJsonValue = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns a schema that accepts only values that it would not change. */
function exactSchema(schema: AnySchema): AnySchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'packwright',
      async validate(output) {
        const result = await schema['~standard'].validate(output);
        if (result.issues || isDeepStrictEqual(toJsonValue(output), toJsonValue(result.value))) return result;
        return { issues: [{ message: 'A proven answer must be exactly what its contract promises.' }] };
      },
    },
  };
}
