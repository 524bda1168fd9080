import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { instant } from '#lib/schemas.ts';
import { billings, type PlanId, planIds } from './rules.ts';

const tags = ['Memberships'];

/** A plan as people compare it; prices are whole rupees a month. */
export const membershipPlan = z.object({
  _id: z.enum(planIds),
  title: z.string(),
  monthlyPrice: z.number(),
  /** Per month, when billed by the year. */
  annualPrice: z.number(),
  features: z.array(z.string()),
  buttonLabel: z.string(),
  subText: z.string(),
  isBasic: z.boolean(),
});
export type MembershipPlan = z.infer<typeof membershipPlan>;

export const storeMembership = z.object({
  planId: z.enum(planIds),
  billing: z.enum(billings),
  since: instant,
  trialEndsAt: z.nullable(instant),
  /** False once the one trial has been taken. */
  trialAvailable: z.boolean(),
  cycleEndsAt: z.nullable(instant),
  /** What follows at the end of the cycle; null when the plan renews. */
  nextPlanId: z.nullable(z.enum(planIds)),
  nextBilling: z.nullable(z.enum(billings)),
  productLimit: z.nullable(z.number()),
});
export type StoreMembership = z.infer<typeof storeMembership>;

const effects = ['trial', 'now', 'next-cycle', 'kept'] as const;

export const planChoice = z.object({
  planId: z.enum(planIds, 'Please choose Basic, Silver or Gold'),
  billing: z._default(z.enum(billings, 'Please choose monthly or annual billing'), 'monthly'),
  /** What the person was told would follow; when something else would by now, they are asked again. */
  effect: z.optional(z.enum(effects)),
});

const plansAnswer = success({ plans: z.array(membershipPlan) });

export const membershipsContract = {
  listPlans: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/membershipPlan', summary: 'Membership plans', tags })
    .output(plansAnswer),
  listMemberships: endpoint
    .meta({ access: 'public', cached: true })
    .route({ method: 'GET', path: '/memberships', summary: 'Membership plans, by their other name', tags })
    .output(plansAnswer),
  getMembership: endpoint
    .meta({ access: ['supplier'] })
    .route({ method: 'GET', path: '/store/membership', summary: 'The plan of my store', tags })
    .output(success({ membership: storeMembership })),
  choosePlan: endpoint
    .meta({ access: ['supplier'], idempotent: true })
    .route({ method: 'POST', path: '/store/membership', summary: 'Choose the plan of my store', tags })
    .input(planChoice)
    .output(success({ effect: z.enum(effects), membership: storeMembership })),
};

/** The plan in force has changed: at once, at the end of a cycle, or at the end of a trial. */
export const membershipChanged = defineEvent<{ supplierId: string; planId: PlanId }>('membership.changed');
