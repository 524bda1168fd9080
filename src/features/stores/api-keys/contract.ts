import * as z from 'zod/mini';
import { apiScopes, emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, line } from '#lib/schemas.ts';

const tags = ['API keys'];
const supplierOnly = { access: ['supplier', 'admin'] } as const;

export const apiKeyForm = z.object({
  name: line({ max: 60, required: 'Enter a name for the key' }),
  scopes: z
    .array(z.enum(apiScopes), 'Select at least one permission')
    .check(z.minLength(1, 'Select at least one permission'), z.maxLength(apiScopes.length)),
});

const apiKey = z.object({
  id,
  name: z.string(),
  /** First characters of the key, by which users recognize it. */
  start: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof apiKey>;

/** A request that changed something, or tried to, with an API key. */
const keyCall = z.object({ id, keyName: z.string(), method: z.string(), path: z.string(), at: instant });
export type KeyCall = z.infer<typeof keyCall>;

export const apiKeysContract = {
  listKeys: endpoint
    .meta(supplierOnly)
    .route({ method: 'GET', path: '/store/api-keys', summary: 'List API keys', tags })
    .output(success({ keys: z.array(apiKey) })),
  createKey: endpoint
    .meta({ ...supplierOnly, throttle: 'form' })
    .route({
      method: 'POST',
      path: '/store/api-keys',
      successStatus: 201,
      summary: 'Create an API key. Only this response includes the key.',
      tags,
    })
    .input(apiKeyForm)
    .output(success({ key: apiKey, secret: z.string() })),
  revokeKey: endpoint
    .meta(supplierOnly)
    .route({ method: 'DELETE', path: '/store/api-keys/{id}', summary: 'Revoke an API key', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
  listCalls: endpoint
    .meta(supplierOnly)
    .route({
      method: 'GET',
      path: '/store/api-keys/calls',
      summary: 'List write requests made with API keys, newest first',
      tags,
    })
    .input(z.object({ cursor: z.optional(id) }))
    .output(success({ calls: z.array(keyCall), nextCursor: z.nullable(id) })),
};

export const apiKeyCreated = defineEvent<{ apiKeyId: string; supplierId: string }>('api-key.created');
export const apiKeyRevoked = defineEvent<{ apiKeyId: string; supplierId: string }>('api-key.revoked');
