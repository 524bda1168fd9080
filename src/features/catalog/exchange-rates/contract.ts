import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';

export const exchangeRatesContract = {
  getRates: endpoint
    .meta({ access: 'public', cached: true, lasting: true })
    .route({
      method: 'GET',
      path: '/exchange-rates',
      summary: 'Get the monthly exchange rates with which prices are compared and shown',
      tags: ['Catalog'],
    })
    .output(
      success({
        rates: z.object({
          /** The newest month with a rate: `2026-06`. */
          month: z.string(),
          /** Units of each currency per US dollar. */
          perDollar: z.record(z.string(), z.number()),
        }),
      }),
    ),
};
