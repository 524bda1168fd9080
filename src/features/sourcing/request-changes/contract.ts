import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const tags = ['Requests for quotes'];

const change = z.object({
  /** The item that it belongs to: `Item 2, Insert`; empty for the request as a whole. */
  subject: z.string(),
  field: z.string(),
  /** As people read it; null if there was nothing. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type RequestChange = z.infer<typeof change>;

const version = z.object({
  version: z.int(),
  publishedAt: instant,
  /** Differences from the version before; none for the first. */
  changes: z.array(change),
});
export type RequestVersion = z.infer<typeof version>;

const changesSince = z.object({
  /** The version that the store quoted last, or the one that it saw first if it has not quoted. */
  version: z.int(),
  basis: z.enum(['quoted', 'seen']),
  changes: z.array(change),
});
export type ChangesSince = z.infer<typeof changesSince>;

const input = z.object({ id });

export const requestChangesContract = {
  listVersions: endpoint
    .meta({ access: ['customer', 'supplier'] })
    .route({
      method: 'GET',
      path: '/requests/{id}/versions',
      summary: 'List the versions of a request with what changed, newest first',
      tags,
    })
    .input(input)
    .output(success({ versions: z.array(version) })),
  getChanges: endpoint
    .meta({ access: ['supplier'], scope: 'requests:read', sample: true })
    .route({
      method: 'GET',
      path: '/store/requests/{id}/changes',
      summary: 'Get what changed since you quoted or saw a request',
      tags,
    })
    .input(input)
    /** Null if nothing has changed since. */
    .output(success({ since: z.nullable(changesSince) })),
};
