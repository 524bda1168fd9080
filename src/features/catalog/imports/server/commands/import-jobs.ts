import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads a file into rows. */
export const readJob = defineJob<{ importId: string }>('imports.read');

/** Removes a file that has been read. */
export const forgetJob = defineJob<{ storageKey: string }>('imports.forget-file');

/** Checks a batch of rows: what would be added, changed or refused. */
export const checkJob = defineJob<{ importId: string }>('imports.check');

/** Imports a batch of rows. */
export const runJob = defineJob<{ importId: string }>('imports.run');

/** Imports the pictures of some rows. */
export const picturesJob = defineJob<{ importId: string }>('imports.pictures');
