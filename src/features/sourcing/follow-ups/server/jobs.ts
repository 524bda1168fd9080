import { replaceSilent } from '#features/sourcing/requests/server/commands/invite-suppliers.ts';
import { listWithSilent } from '#features/sourcing/requests/server/queries/invited-suppliers.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { defineTask, type FeatureJobs, type JobContext } from '#platform/jobs/subscriptions.ts';
import { announceClosed, remindSuppliers } from './commands.ts';

/** Invites other suppliers in place of those who do not respond, every hour. */
export const replaceSilentJob = defineJob('sourcing.replace-silent-suppliers');

const batchSize = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Replaces suppliers who do not respond, in a transaction for each request. */
async function replaceAllSilent({ db, now, write, log }: JobContext): Promise<void> {
  let ids = await listWithSilent(db, { now, after: firstId, limit: batchSize });
  while (ids.length > 0) {
    for (const id of ids) {
      try {
        await write((ctx) => replaceSilent(ctx, { id }));
      } catch (error) {
        // One request that cannot be matched must not hold up all others; the next hour tries again.
        log.error({ err: error, request: id }, 'suppliers who do not respond could not be replaced');
      }
    }
    ids = await listWithSilent(db, { now, after: ids.at(-1) ?? firstId, limit: batchSize });
  }
}

/** Reminds suppliers of requests that are due tomorrow, every hour. */
export const remindSuppliersJob = defineJob('sourcing.remind-suppliers');
/** Notifies buyers of passed deadlines, every hour. */
export const announceClosedJob = defineJob('sourcing.announce-closed-requests');

/** Runs a command again, each time in a transaction of its own, until it finds nothing to do. */
const untilDone =
  (command: (ctx: CommandContext) => Promise<number>) =>
  async ({ write }: JobContext): Promise<void> => {
    while ((await write(command)) > 0);
  };

export const followUpsJobs: FeatureJobs = {
  subscriptions: [],
  tasks: [
    defineTask(replaceSilentJob, { run: replaceAllSilent, schedule: '5 * * * *' }),
    defineTask(remindSuppliersJob, { run: untilDone(remindSuppliers), schedule: '10 * * * *' }),
    defineTask(announceClosedJob, { run: untilDone(announceClosed), schedule: '15 * * * *' }),
  ],
};
