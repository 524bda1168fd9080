import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { id, instant, limit } from '#lib/schemas.ts';
import { type PlanId, planIds } from './rules/plan-ids.ts';
import { billings } from './rules.ts';

const tags = ['Memberships'];

/** A plan as shown for comparison; prices are whole rupees per month. */
const membershipPlan = z.object({
  _id: z.enum(planIds),
  title: z.string(),
  monthlyPrice: z.number(),
  /** Price per month when billed annually. */
  annualPrice: z.number(),
  features: z.array(z.string()),
  buttonLabel: z.string(),
  subText: z.string(),
  isBasic: z.boolean(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;

const storeMembership = z.object({
  planId: z.enum(planIds),
  billing: z.enum(billings),
  since: instant,
  trialEndsAt: z.nullable(instant),
  /** False once the free trial has been used. */
  trialAvailable: z.boolean(),
  cycleEndsAt: z.nullable(instant),
  /** Plan that starts at the end of the cycle; null if the current plan renews. */
  nextPlanId: z.nullable(z.enum(planIds)),
  nextBilling: z.nullable(z.enum(billings)),
  /** During a trial over a paid plan: the suspended paid plan, until when it is paid, and what comes after it. */
  paidPlanId: z.nullable(z.enum(planIds)),
  paidBilling: z.nullable(z.enum(billings)),
  paidUntil: z.nullable(instant),
  afterPaidPlanId: z.nullable(z.enum(planIds)),
  afterPaidBilling: z.nullable(z.enum(billings)),
  productLimit: z.nullable(z.number()),
});
export type StoreMembership = z.infer<typeof storeMembership>;

const effects = ['trial', 'now', 'next-cycle', 'kept'] as const;

export const planChoice = z.object({
  planId: z.enum(planIds, 'Select Basic, Silver or Gold'),
  billing: z._default(z.enum(billings, 'Select monthly or annual billing'), 'monthly'),
  /** The effect that was shown to the user; if it has changed since, the request is refused. */
  effect: z.optional(z.enum(effects)),
});

/** A plan selected before the store exists; null if none was. */
const requestedPlan = z.nullable(z.object({ planId: z.enum(planIds), billing: z.enum(billings) }));
export type RequestedPlan = z.infer<typeof requestedPlan>;

const invoiceStates = ['open', 'overdue', 'paid', 'lapsed', 'written_off'] as const;

/** An invoice for one cycle of a plan; paid by bank transfer. */
const membershipInvoice = z.object({
  id,
  /** For example `PW-2026-0001`. */
  number: z.string(),
  state: z.enum(invoiceStates),
  planId: z.enum(planIds),
  billing: z.enum(billings),
  periodFrom: instant,
  periodTo: instant,
  netMinor: z.int(),
  creditMinor: z.int(),
  taxPercent: z.int(),
  taxMinor: z.int(),
  totalMinor: z.int(),
  issuedAt: instant,
  dueAt: instant,
  paidAt: z.nullable(instant),
});
export type MembershipInvoice = z.infer<typeof membershipInvoice>;

const invoiceFile = z.object({ headers: z.record(z.string(), z.string()), body: z.file() });
const plansResponse = success({ plans: z.array(membershipPlan) });

export const membershipsContract = {
  listPlans: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/membershipPlan', summary: 'List membership plans', tags })
    .output(plansResponse),
  listMemberships: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/memberships', summary: 'List membership plans (alias)', tags })
    .output(plansResponse),
  getMembership: endpoint
    .meta({ access: ['supplier'] })
    .route({ method: 'GET', path: '/store/membership', summary: 'Get your store’s plan', tags })
    .output(success({ membership: storeMembership })),
  choosePlan: endpoint
    .meta({ access: ['supplier'], idempotent: true })
    .route({ method: 'POST', path: '/store/membership', summary: 'Change your store’s plan', tags })
    .input(planChoice)
    .output(success({ effect: z.enum(effects), membership: storeMembership })),
  listMyInvoices: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/membership/invoices',
      summary: 'List invoices for your plan',
      tags,
    })
    .output(success({ invoices: z.array(membershipInvoice), payTo: z.nullable(z.string()) })),
  myInvoiceFile: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/membership/invoices/{id}/file',
      outputStructure: 'detailed',
      summary: 'Get an invoice for your plan (PDF)',
      tags,
    })
    .input(z.object({ id }))
    .output(invoiceFile),
  getWish: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({
      method: 'GET',
      path: '/registration/membership',
      summary: 'Get the plan selected before approval',
      tags,
    })
    .output(success({ wish: requestedPlan })),
  setWish: endpoint
    .meta({ access: ['supplier', 'admin'] })
    .route({
      method: 'PUT',
      path: '/registration/membership',
      summary: 'Select a plan before approval',
      tags,
    })
    .input(z.omit(planChoice, { effect: true }))
    .output(success({ wish: requestedPlan })),
  listInvoices: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/membership-invoices',
      summary: 'List unpaid invoices',
      tags,
    })
    .input(z.object({ cursor: z.optional(id), limit: limit(50) }))
    .output(
      success({
        invoices: z.array(z.extend(membershipInvoice, { businessName: z.string() })),
        nextCursor: z.nullable(z.string()),
      }),
    ),
  invoiceFile: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/membership-invoices/{id}/file',
      outputStructure: 'detailed',
      summary: 'Get a supplier’s invoice (PDF)',
      tags,
    })
    .input(z.object({ id }))
    .output(invoiceFile),
  writeOffInvoice: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/membership-invoices/{id}/write-off',
      summary: 'Write off an invoice whose plan was revoked',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
  payInvoice: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'POST',
      path: '/admin/membership-invoices/{id}/payment',
      summary: 'Mark an invoice as paid',
      tags,
    })
    .input(z.object({ id }))
    .output(emptySuccess),
};

/** Reason for a change of the active plan. */
export type PlanChangeReason = 'chosen' | 'approved' | 'trial-ended' | 'cycle-ended' | 'unpaid';

interface MembershipChange {
  supplierId: string;
  planId: PlanId;
  before?: PlanId;
  why?: PlanChangeReason;
  /** For a trial: its end, the plan after it, and until when that plan is paid. */
  trialEndsAt?: string | null;
  followedBy?: PlanId | null;
  paidUntil?: string | null;
}

/** The active plan changed: immediately, at the end of a cycle, or at the end of a trial. */
export const membershipChanged = defineEvent<MembershipChange>('membership.changed');
/** An invoice was issued because a cycle of a paid plan began. */
export const membershipInvoiced = defineEvent<{ invoiceId: string }>('membership.invoiced');
