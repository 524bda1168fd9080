import { sql } from 'drizzle-orm';
import { forgetReaders, letRead } from '#features/files/server/commands/attach-file.ts';
import { permissions } from '#features/suppliers/rules/store-roles.ts';
import { mayInStore } from '#features/suppliers/server/queries.ts';
import { memberChanged, memberJoined, memberLeft } from '#features/team/contract.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { loadedVersion, markLoaded } from '#platform/database/loaded-version.ts';
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

/**
 * Until files followed what a person does in a store, people who had left or gone to other work went on reading
 * those of its conversations. What they were given then is taken back, once.
 */
export async function ensureFilesWithheld(db: Database): Promise<void> {
  if ((await loadedVersion(db, 'inquiry-file-readers')) === '1') return;
  const office = sql.join(
    permissions['inquiries.read'].map((role) => sql`${role}`),
    sql`, `,
  );
  await forgetReaders(
    db,
    sql`
      select reader.file_id, reader.account_id from file_readers reader
      join inquiry_attachments attachment on attachment.file_id = reader.file_id
      join inquiry_messages message on message.id = attachment.message_id
      join inquiries inquiry on inquiry.id = message.inquiry_id
      join suppliers store on store.id = inquiry.supplier_id
      where reader.account_id not in (inquiry.buyer_account_id, store.owner_account_id)
        and not exists (
          select from store_members member
          where member.supplier_id = store.id and member.account_id = reader.account_id
            and member.role in (${office}))`,
  );
  await markLoaded(db, 'inquiry-file-readers', '1');
}

export const inquiriesJobs: FeatureJobs = {
  subscriptions: [
    on(memberJoined, 'inquiries.share-files-on-join', shareFiles),
    on(memberChanged, 'inquiries.share-files-on-change', shareFiles),
    on(memberLeft, 'inquiries.withhold-files', shareFiles),
  ],
};
