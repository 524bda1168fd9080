import * as z from 'zod/mini';
import { ownPassword } from '#features/identity/accounts/contract.ts';
import { done, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const tags = ['Privacy'];

const dataExport = z.object({
  id,
  /** Made in the background; a message says when it is ready. */
  status: z.enum(['waiting', 'ready']),
  requestedAt: instant,
  readyAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
});
export type DataExport = z.infer<typeof dataExport>;

/** What closing the account would mean, and what stands in its way. */
const closing = z.object({
  /** The store that would leave the marketplace with it. */
  storeName: z.nullable(z.string()),
  /** Orders that are under way, as buyer or as supplier. */
  openOrders: z.int(),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
});
export type Closing = z.infer<typeof closing>;

export const closeForm = z.object({ password: ownPassword });

export const privacyContract = {
  listExports: endpoint
    .route({ method: 'GET', path: '/account/exports', summary: 'Copies of my data', tags })
    .output(success({ exports: z.array(dataExport) })),
  requestExport: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({
      method: 'POST',
      path: '/account/exports',
      successStatus: 201,
      summary: 'Ask for a copy of my data',
      tags,
    })
    .output(success({ export: dataExport })),
  downloadExport: endpoint
    .route({
      method: 'GET',
      path: '/account/exports/{id}/content',
      outputStructure: 'detailed',
      summary: 'Download a copy of my data',
      tags,
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  getClosing: endpoint
    .route({ method: 'GET', path: '/account/close', summary: 'What closing my account would mean', tags })
    .output(success({ closing })),
  closeAccount: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'POST', path: '/account/close', summary: 'Close my account for good', tags })
    .input(closeForm)
    .output(done),
};
