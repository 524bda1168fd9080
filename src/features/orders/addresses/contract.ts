import * as z from 'zod/mini';
import { cityName } from '#features/stores/locations/contract/place.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, line } from '#lib/schemas.ts';

const tags = ['Addresses'];

export const maxAddresses = 50;

export const addressForm = z.object({
  /** The buyer's name for it: `Works`, `Head office`. */
  label: z._default(line({ max: 40 }), ''),
  recipient: line({ max: 120, required: 'Enter a recipient' }),
  company: z._default(line({ max: 120 }), ''),
  phone: z
    .string('Enter a phone number')
    .check(z.trim(), z.regex(/^\+?[\d\s().-]{7,24}$/, 'Enter a phone number')),
  line1: line({ max: 160, required: 'Enter a street and number' }),
  line2: z._default(line({ max: 160 }), ''),
  city: cityName('Enter a city'),
  state: line({ max: 80, required: 'Enter a state' }),
  postcode: z._default(line({ max: 16 }), ''),
  /** ISO 3166-1 alpha-2. */
  country: z.string('Please select a country').check(z.regex(/^[A-Z]{2}$/, 'Please select a country')),
  /** GSTIN in India, VAT number elsewhere; on invoices. */
  taxId: z._default(line({ max: 24 }), ''),
});
export type AddressForm = z.infer<typeof addressForm>;

const flags = {
  isDefaultDelivery: z._default(z.boolean(), false),
  isDefaultBilling: z._default(z.boolean(), false),
};

/**
 * An address as it is stored, and frozen in an order. All of it is plain text: today's validation must not make old
 * orders unreadable.
 */
export const frozenAddress = z.object({
  label: z.string(),
  recipient: z.string(),
  company: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
  countryName: z.string(),
  taxId: z.string(),
});
export type FrozenAddress = z.infer<typeof frozenAddress>;

const address = z.extend(frozenAddress, {
  id,
  isDefaultDelivery: z.boolean(),
  isDefaultBilling: z.boolean(),
});
export type Address = z.infer<typeof address>;

export const addressesContract = {
  listAddresses: endpoint
    .route({ method: 'GET', path: '/addresses', summary: 'List addresses, defaults first', tags })
    .output(success({ addresses: z.array(address) })),
  addAddress: endpoint
    .meta({ access: 'signed-in', idempotent: true })
    .route({ method: 'POST', path: '/addresses', successStatus: 201, summary: 'Add an address', tags })
    .input(z.extend(addressForm, flags))
    .output(success({ address })),
  changeAddress: endpoint
    .route({
      method: 'PUT',
      path: '/addresses/{id}',
      summary: 'Update an address. Existing orders do not change.',
      tags,
    })
    .input(z.extend(addressForm, { id, ...flags }))
    .output(success({ address })),
  deleteAddress: endpoint
    .route({
      method: 'DELETE',
      path: '/addresses/{id}',
      summary: 'Delete an address. Existing orders do not change.',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
};
