import * as z from 'zod/mini';
import { maxCharges, offerForm, oneOffCharge } from '#features/sourcing/quotes/contract/offer.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, line } from '#lib/schemas.ts';

const tags = ['Supplier quotes'];

/** Maximum number of templates of a store. */
export const maxTemplates = 20;

const { incoterm, place, paymentTerm, paymentSplit, notes } = offerForm.shape;

export const templateForm = z.object({
  name: line({ max: 60, required: 'Enter a name' }),
  incoterm,
  place,
  paymentTerm,
  paymentSplit,
  /** Days from sending a quote to its last day. */
  validityDays: z
    .number('Enter a number of days')
    .check(
      z.int('Enter a whole number of days'),
      z.gte(0, 'Select today or a later day'),
      z.lte(366, 'Select a day within a year'),
    ),
  notes,
  /** One-off charges of the first item, in the currency of the store. */
  charges: z._default(
    z.array(oneOffCharge).check(z.maxLength(maxCharges, `List no more than ${maxCharges} charges`)),
    [],
  ),
});
export type TemplateForm = z.infer<typeof templateForm>;

const template = z.extend(templateForm, {
  id,
  /** The currency of the charges; a store that changed its currency enters them again. */
  currency: z.string(),
});
export type QuoteTemplate = z.infer<typeof template>;

const writing = { access: ['supplier'], scope: 'quotes:write' } as const;

export const quoteTemplatesContract = {
  list: endpoint
    .meta({ access: ['supplier'], scope: 'quotes:read' })
    .route({ method: 'GET', path: '/store/quote-templates', summary: 'List quote templates', tags })
    .output(success({ templates: z.array(template) })),
  create: endpoint
    .meta({ ...writing, idempotent: true })
    .route({
      method: 'POST',
      path: '/store/quote-templates',
      successStatus: 201,
      summary: 'Save the terms of a quote as a template',
      tags,
    })
    .input(templateForm)
    .output(success({ template })),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/store/quote-templates/{id}',
      summary: 'Delete a quote template',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
};
