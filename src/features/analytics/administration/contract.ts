import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { instant } from '#lib/schemas.ts';

/** Tasks of admins, and texts that are not published yet; each counted up to 100. */
export const adminTasks = [
  'applications',
  'certificates',
  'bankAccounts',
  'categoryRequests',
  'messages',
  'mentorSessions',
  'jobApplications',
  'invoices',
  'blogDrafts',
  'scheduledPosts',
  'newsDrafts',
] as const;
export type AdminTask = (typeof adminTasks)[number];

const overview = z.object({
  tasks: z.record(z.enum(adminTasks), z.int()),
  /** Since when the oldest entry of each task waits; null without one, and for posts that are scheduled. */
  oldest: z.record(z.enum(adminTasks), z.nullable(instant)),
  /** Figures of the marketplace, at most half a minute old. */
  figures: z.object({
    suppliers: z.int(),
    liveProducts: z.int(),
    ordersThisWeek: z.int(),
    ordersWeekBefore: z.int(),
  }),
});
export type AdminOverview = z.infer<typeof overview>;

export const administrationContract = {
  overview: endpoint
    .meta({ access: ['admin'] })
    .route({
      method: 'GET',
      path: '/admin/overview',
      summary: 'Get marketplace figures and open admin tasks',
      tags: ['Administration'],
    })
    .output(success({ overview })),
};
