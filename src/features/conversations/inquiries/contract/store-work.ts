import * as z from 'zod/mini';
import { storeRoles } from '#features/stores/suppliers/rules/store-roles.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id } from '#lib/schemas.ts';

const tags = ['Inquiries'];
const supplierOnly = endpoint.meta({ access: ['supplier'] });
const one = z.object({ id });

const link = z.object({
  id,
  number: z.number(),
  reference: z.string(),
  subject: z.string(),
  /** True for the conversation about the order; false for an inquiry that led to it. */
  isAboutOrder: z.boolean(),
});
export type InquiryLink = z.infer<typeof link>;
const ofOrder = success({ inquiries: z.array(link) });
const ofOrderRoute = <P extends `/${string}`>(path: P) =>
  ({ method: 'GET', path, summary: 'List conversations about an order', tags }) as const;

const person = z.object({ id, name: z.string(), role: z.enum(storeRoles) });
export type Answerer = z.infer<typeof person>;

/** Endpoints for assignees, and for the links between conversations and orders. */
export const storeWork = {
  ofBuyersOrder: endpoint.route(ofOrderRoute('/orders/{id}/inquiries')).input(one).output(ofOrder),
  ofStoresOrder: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route(ofOrderRoute('/store/orders/{id}/inquiries'))
    .input(one)
    .output(ofOrder),
  listAnswerers: supplierOnly
    .route({
      method: 'GET',
      path: '/store/inquiries/people',
      summary: 'List members who can be assigned',
      tags,
    })
    .output(success({ people: z.array(person) })),
  assign: supplierOnly
    .route({
      method: 'PUT',
      path: '/store/inquiries/{id}/assignee',
      summary: 'Assign an inquiry, or unassign it with null',
      tags,
    })
    .input(z.object({ id, accountId: z.nullable(id) }))
    .output(emptySuccess),
};

/** A conversation was assigned to a member; `at` distinguishes repeated assignments. */
export const inquiryAssigned = defineEvent<{
  inquiryId: string;
  assigneeId: string;
  byAccountId: string;
  at: string;
}>('inquiry.assigned');
