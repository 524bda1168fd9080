import { revokeOutdatedAccess } from '#features/stores/suppliers/server/commands/revoke-outdated-access.ts';
import { shareFilesWithTeam } from '#features/stores/team/server/commands.ts';
import type { Database } from '#platform/database/database.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreInquiries, sentInquiryFiles } from './queries/messages.ts';

/** Earlier releases let former members and members with other roles keep access to files. */
export const ensureFilesWithheld = (db: Database): Promise<void> =>
  revokeOutdatedAccess(db, {
    name: 'inquiry-file-readers',
    capability: 'inquiries.read',
    sentFiles: sentInquiryFiles,
  });

export const inquiriesJobs: FeatureJobs = {
  // Only members who may read inquiries open the files of a store's conversations, besides the buyer.
  subscriptions: shareFilesWithTeam('inquiries', {
    capability: 'inquiries.read',
    files: filesOfStoreInquiries,
  }),
};
