import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { exchangeRatesContract } from '../contract.ts';
import { getExchangeRates } from './queries.ts';

const os = implementContract(exchangeRatesContract);

export const exchangeRatesRoutes = os.router({
  getRates: os.getRates.handler(async ({ context }) => ok({ rates: await getExchangeRates(context.db) })),
});
