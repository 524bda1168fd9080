import { defineTask, type FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { ensureSampleStore, refreshJob } from './ensure-sample-store.ts';

/** Every hour, so that a new day begins soon after midnight and a process that slept catches up. */
export const sampleStoreJobs: FeatureJobs = {
  tasks: [
    defineTask(
      refreshJob,
      ({ db, now, kernel: { config } }) => ensureSampleStore(db, { serverSecret: config.sessionSecret, now }),
      '5 * * * *',
    ),
  ],
};
