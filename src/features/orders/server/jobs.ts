import { type FeatureJobs, task } from '#platform/jobs/subscriptions.ts';
import { assumeArrived, completeDelivered } from './commands/finish-orders.ts';

export const ordersJobs: FeatureJobs = {
  tasks: [
    task('orders.assume-arrived', assumeArrived, '20 * * * *'),
    task('orders.complete-delivered', completeDelivered, '40 * * * *'),
  ],
};
