import { sql } from 'drizzle-orm';
import { letRead } from '#features/files/server/commands/attach-file.ts';
import { mayInStore } from '#features/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type FeatureJobs, on } from '#platform/jobs/subscriptions.ts';

interface Member {
  supplierId: string;
  accountId: string;
}

/** Files of a store's conversations are for those who read its inquiries today, but for a buyer's own. */
async function shareFiles(ctx: CommandContext, { supplierId, accountId }: Member): Promise<void> {
  const may = await mayInStore(ctx.db, { supplierId, accountId, capability: 'inquiries.read' });
  const files = sql`
    select attachment.file_id from inquiries inquiry
    join inquiry_messages message on message.inquiry_id = inquiry.id
    join inquiry_attachments attachment on attachment.message_id = message.id
    where inquiry.supplier_id = ${supplierId} and inquiry.buyer_account_id <> ${accountId}`;
  await letRead(ctx, { accountId, files, may });
}

export const inquiriesJobs: FeatureJobs = {
  subscriptions: [
    on(memberJoined, 'inquiries.share-files-on-join', shareFiles),
    on(memberChanged, 'inquiries.share-files-on-change', shareFiles),
    on(memberLeft, 'inquiries.withhold-files', shareFiles),
  ],
};
