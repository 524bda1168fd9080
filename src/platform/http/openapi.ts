import type { AnyContractRouter } from '@orpc/contract';
import type { OpenAPI } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { EndpointMeta } from '#lib/endpoint.ts';
import { sampleHeader } from '#lib/sample-header.ts';
import { apiPrefix } from './api.ts';
import { referencePage } from './reference-page.ts';

type Operation = OpenAPI.OperationObject;

const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { enum: ['fail', 'error'] },
    code: {
      enum: [
        'invalid',
        'unauthenticated',
        'forbidden',
        'not_found',
        'timeout',
        'conflict',
        'too_large',
        'rate_limited',
        'unavailable',
        'internal',
      ],
    },
    message: { type: 'string', description: 'Suitable for display to users' },
    reason: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
} as const;

/** Returns the contract as an OpenAPI 3.1 document, with the security and errors of each operation. */
async function openApiDocument(contract: AnyContractRouter): Promise<OpenAPI.Document> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Packwright API',
      version: '1',
      description:
        'The Packwright marketplace as JSON over HTTP. Sign in for a token and send it as `Authorization: Bearer …`. Amounts are integers in the smallest unit of their currency.',
    },
    servers: [{ url: apiPrefix }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A store’s API key, created in its settings and limited to its scopes.',
        },
      },
      schemas: { Error: errorSchema as unknown as OpenAPI.SchemaObject },
    },
  });
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route } = procedure['~orpc'];
    const meta = procedure['~orpc'].meta as EndpointMeta;
    const method = (route.method ?? 'POST').toLowerCase() as 'get';
    const operation = document.paths?.[route.path ?? '']?.[method];
    if (operation) describe(operation, meta);
  });
  return document;
}

function describe(operation: Operation, meta: EndpointMeta): void {
  operation.security = meta.access === 'public' ? [] : [{ session: [] }];
  if (meta.scope) {
    operation.security.push({ apiKey: [meta.scope] });
    operation.description = `${operation.description ?? ''}\n\nAPI keys need the scope ${meta.scope}.`.trim();
  }
  if (Array.isArray(meta.access))
    operation.description = `${operation.description ?? ''}\n\nFor: ${meta.access.join(', ')}.`.trim();
  if (meta.sample) {
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        name: sampleHeader.name,
        in: 'header',
        description: 'Without a token, returns data of the read-only sample store.',
        schema: { enum: [sampleHeader.value] },
      },
    ];
  }
  // The generator cannot know that a form with a file never accepts JSON.
  if (meta.multipart && operation.requestBody && 'content' in operation.requestBody)
    delete operation.requestBody.content['application/json'];
  if (meta.idempotent) {
    operation.parameters = [
      ...(operation.parameters ?? []),
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'The same key and body return the first response again. The same key with a different body returns 409.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ];
  }
  operation.responses = {
    ...operation.responses,
    default: {
      description: 'Any failure',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  };
}

/** Serves `/api/v1/openapi.json` for programs and `/api/docs` for people. */
export function mountOpenApi(app: FastifyInstance, contract: AnyContractRouter): void {
  let document: Promise<OpenAPI.Document> | null = null;
  // Few people read it, and making it takes as long as rendering several pages.
  const findDocument = () => (document ??= openApiDocument(contract));
  app.get(`${apiPrefix}/openapi.json`, { compress: {} }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return findDocument();
  });
  app.get('/api/docs', { compress: {} }, async (_request, reply) => {
    const { html, style } = referencePage(await findDocument());
    reply.header('cache-control', 'public, max-age=300');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src '${style}'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(html);
  });
}
