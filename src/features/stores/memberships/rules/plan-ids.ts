/**
 * Ids of the plans, cheapest first. In a separate file, so that screens that only name a plan do not load the rules.
 */
export const planIds = ['basic', 'silver', 'gold'] as const;
export type PlanId = (typeof planIds)[number];
