import { setFileAccess } from '#features/files/files/server/commands/attach-file.ts';
import { revokeOutdatedAccess } from '#features/stores/suppliers/server/commands/revoke-outdated-access.ts';
import { hasStoreCapability } from '#features/stores/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/stores/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { type FeatureJobs, inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import { filesOfStoreInquiries, sentInquiryFiles } from './queries/messages.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Lets only members who may read inquiries open the files of a store's conversations, besides the buyer. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await hasStoreCapability(ctx.db, { supplierId, accountId, capability: 'inquiries.read' });
  await setFileAccess(ctx, { accountId, files: filesOfStoreInquiries({ supplierId, accountId }), may });
}

/** Earlier releases let former members and members with other roles keep access to files. */
export const ensureFilesWithheld = (db: Database): Promise<void> =>
  revokeOutdatedAccess(db, {
    name: 'inquiry-file-readers',
    capability: 'inquiries.read',
    sentFiles: sentInquiryFiles,
  });

export const inquiriesJobs: FeatureJobs = {
  subscriptions: [
    onEvent(memberJoined, { name: 'inquiries.share-files-on-join', run: inTransaction(shareFiles) }),
    onEvent(memberChanged, { name: 'inquiries.share-files-on-change', run: inTransaction(shareFiles) }),
    onEvent(memberLeft, { name: 'inquiries.withhold-files', run: inTransaction(shareFiles) }),
  ],
};
