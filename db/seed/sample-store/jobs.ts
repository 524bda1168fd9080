import { defineTask, type FeatureJobs, inTransaction } from '#platform/jobs/subscriptions.ts';
import { ensureSampleStore, refreshJob } from './ensure-sample-store.ts';

/** Every hour, so that a new day begins soon after midnight and a process that slept catches up. */
export const sampleStoreJobs: FeatureJobs = {
  tasks: [
    defineTask(refreshJob, {
      run: inTransaction(({ db, now, config }) =>
        ensureSampleStore(db, { serverSecret: config.sessionSecret, now }),
      ),
      schedule: '5 * * * *',
    }),
  ],
};
