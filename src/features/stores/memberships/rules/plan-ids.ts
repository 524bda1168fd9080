/** The plans, cheapest first. Apart from their rules, so that a screen that only names one stays light. */
export const planIds = ['basic', 'silver', 'gold'] as const;
export type PlanId = (typeof planIds)[number];
