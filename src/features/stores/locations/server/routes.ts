import { ok } from '#lib/endpoint.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { locationsContract } from '../contract.ts';
import { findPincode, listCities, listCountries, listStates } from './queries.ts';

const os = implementContract(locationsContract);

/** Locations are part of the code, so responses can be cached for a day. */
const cacheForADay = ({ setHeader }: RequestContext): void =>
  setHeader('cache-control', 'public, max-age=86400');

export const locationsRoutes = os.router({
  listCountries: os.listCountries.handler(({ context }) => {
    cacheForADay(context);
    return ok({ countries: [...listCountries()] });
  }),
  listStates: os.listStates.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ states: listStates(input.country) });
  }),
  listCities: os.listCities.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ cities: listCities(input) });
  }),
  findPincode: os.findPincode.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ place: findPincode(input.pincode) });
  }),
});
