import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { line } from '#lib/schemas.ts';

const tags = ['Locations'];
const countryCode = z.string('Select a country').check(z.regex(/^[A-Z]{2}$/, 'Select a country'));

const country = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  /** Null for a country without postal codes. */
  postalCode: z.nullable(z.object({ pattern: z.string(), ignoreCase: z.boolean() })),
});
export type Country = z.infer<typeof country>;

export const locationsContract = {
  listCountries: endpoint
    .meta({ access: 'public', cached: true })
    .route({
      method: 'GET',
      path: '/locations/countries',
      summary: 'List countries, most suppliers first',
      tags,
    })
    .output(success({ countries: z.array(country) })),
  listStates: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/locations/states', summary: 'List states or regions of a country', tags })
    .input(z.object({ country: countryCode }))
    .output(success({ states: z.array(z.string()) })),
  listCities: endpoint
    .meta({ access: 'public', cached: true })
    .route({
      method: 'GET',
      path: '/locations/cities',
      summary: 'Search cities of a state',
      tags,
    })
    .input(
      z.object({
        country: countryCode,
        state: z._default(line({ max: 120 }), ''),
        q: z._default(line({ max: 80 }), ''),
      }),
    )
    .output(success({ cities: z.array(z.string()) })),
  findPincode: endpoint
    .meta({ access: 'public', cached: true })
    .route({
      method: 'GET',
      path: '/locations/pincodes/{pincode}',
      summary: 'Get the state of an Indian pincode',
      tags,
    })
    .input(
      z.object({
        pincode: z.string().check(z.regex(/^\d{6}$/, 'Please enter a valid 6-digit Indian pincode')),
      }),
    )
    .output(success({ place: z.nullable(z.object({ name: z.string(), state: z.string() })) })),
};
