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

/** What an endpoint that is proven answers is JSON already: it is not copied value by value first. */
class Codec extends StandardOpenAPICodec {
  override encode(output: unknown, procedure: AnyProcedure): ReturnType<StandardOpenAPICodec['encode']> {
    return isProven(procedure) ? { status: 200, headers: {}, body: output } : super.encode(output, procedure);
  }
}

/** Serves a router over Fastify as its contract's routes say. */
export function apiHandler(router: AnyRouter, options: Options): FastifyHandler<RequestContext> {
  const serializer = new StandardOpenAPISerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  const codec = new Codec(serializer, options);
  return new FastifyHandler<RequestContext>(
    new StandardHandler<RequestContext>(router, new StandardOpenAPIMatcher(), codec, options),
  );
}

const settled = new WeakSet<AnyProcedure>();

/**
 * Endpoints that say `proven` answer what their contract promises, letter for letter, and nothing besides: wherever
 * they are called in tests and development, anything else fails. In production it is therefore not looked at again,
 * which on a page of products takes longer than the products.
 */
export function trustProven(router: AnyRouter, mode: Config['mode']): void {
  if (!isProcedure(router)) {
    for (const part of Object.values(router)) trustProven(part as AnyRouter, mode);
    return;
  }
  const definition: { outputSchema?: AnySchema | undefined } = router['~orpc'];
  if (!isProven(router) || settled.has(router) || !definition.outputSchema) return;
  settled.add(router);
  definition.outputSchema = mode === 'production' ? undefined : exactly(definition.outputSchema);
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A schema that takes nothing that it would change. */
function exactly(schema: AnySchema): AnySchema {
  return {
    '~standard': {
      version: 1,
      vendor: 'packwright',
      async validate(output) {
        const result = await schema['~standard'].validate(output);
        if (result.issues || isDeepStrictEqual(asJson(output), asJson(result.value))) return result;
        return { issues: [{ message: 'A proven answer must be exactly what its contract promises.' }] };
      },
    },
  };
}
