import * as z from 'zod/mini';
import { accountPassword } from '#features/identity/accounts/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant } from '#lib/schemas.ts';

const tags = ['Privacy'];

const dataExport = z.object({
  id,
  /** Created in the background; an email is sent when it is ready. */
  status: z.enum(['waiting', 'ready']),
  requestedAt: instant,
  readyAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  bytes: z.nullable(z.int()),
});
export type DataExport = z.infer<typeof dataExport>;

/** The consequences of closing the account, and what prevents it. */
const closing = z.object({
  /** Name of the store that would leave the marketplace. */
  storeName: z.nullable(z.string()),
  /** Number of open orders, as buyer or as supplier. */
  openOrders: z.int(),
  isAdmin: z.boolean(),
  hasPassword: z.boolean(),
});
export type Closing = z.infer<typeof closing>;

export const closeForm = z.object({ password: accountPassword });

export const privacyContract = {
  listExports: endpoint
    .route({ method: 'GET', path: '/account/exports', summary: 'List data exports', tags })
    .output(success({ exports: z.array(dataExport) })),
  requestExport: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({
      method: 'POST',
      path: '/account/exports',
      successStatus: 201,
      summary: 'Request a data export',
      tags,
    })
    .output(success({ export: dataExport })),
  downloadExport: endpoint
    .route({
      method: 'GET',
      path: '/account/exports/{id}/content',
      outputStructure: 'detailed',
      summary: 'Download a data export',
      tags,
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
  getClosing: endpoint
    .route({
      method: 'GET',
      path: '/account/close',
      summary: 'Get the consequences of closing your account',
      tags,
    })
    .output(success({ closing })),
  closeAccount: endpoint
    .meta({ access: 'signed-in', throttle: 'form' })
    .route({ method: 'POST', path: '/account/close', summary: 'Close your account permanently', tags })
    .input(closeForm)
    .output(emptySuccess),
};
