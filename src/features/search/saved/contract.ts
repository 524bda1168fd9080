import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, instant, line } from '#lib/schemas.ts';

const tags = ['Saved searches'];

export const maxSavedSearches = 50;

const savedSearch = z.object({
  id,
  name: z.string(),
  /** Path of the search: `/search?q=…`. */
  to: z.string(),
  /** True to send an email on days with new products. */
  alerts: z.boolean(),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearchesContract = {
  list: endpoint
    .route({ method: 'GET', path: '/me/saved-searches', summary: 'List saved searches, newest first', tags })
    .output(success({ searches: z.array(savedSearch) })),
  save: endpoint
    .meta({ access: 'signed-in', idempotent: true })
    .route({
      method: 'POST',
      path: '/me/saved-searches',
      successStatus: 201,
      summary: 'Save a product search',
      tags,
    })
    .input(
      z.object({
        /** Query string of the search's URL. */
        params: line({ max: 2000 }),
        alerts: z._default(z.boolean(), true),
      }),
    )
    .output(success({ search: savedSearch })),
  setAlerts: endpoint
    .route({
      method: 'PATCH',
      path: '/me/saved-searches/{id}',
      summary: 'Turn alerts of a saved search on or off',
      tags,
    })
    .input(z.object({ id, alerts: z.boolean() }))
    .output(emptySuccess),
  remove: endpoint
    .route({ method: 'DELETE', path: '/me/saved-searches/{id}', summary: 'Delete a saved search', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
  stopAlerts: endpoint
    .meta({ access: 'public', throttle: 'form' })
    .route({
      method: 'POST',
      path: '/saved-searches/stop',
      summary: 'Stop the alerts of a saved search by email link',
      tags,
    })
    .input(
      z.object({
        token: z
          .string()
          .check(z.regex(/^[\w-]{20,60}$/, 'This link is incomplete. Open it again from the email.')),
      }),
    )
    .output(success({ name: z.string() })),
};
