import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { fileReaders } from '#features/files/files/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { useRequests } from '#support/requests.ts';
import { useTestApp } from '#support/test-app.ts';

const trade = useMarket(useTestApp());
const { market, call, rival } = trade;
const { publish, open } = useRequests(trade);

describe('the files of a request', () => {
  it('can be opened by invited suppliers, and by no one else', async () => {
    const { id: fileId } = await createStoredFile(trade.db(), {
      ownerAccountId: market.buyer.accountId,
      purpose: 'order-artwork',
    });
    const outsider = await rival();
    const { request } = await open({ changes: { fileIds: [fileId] } });
    expect(request.files).toMatchObject([{ id: fileId }]);
    const readers = await trade.db().select().from(fileReaders).where(eq(fileReaders.fileId, fileId));
    const ids = readers.map(({ accountId }) => accountId);
    expect(ids).toContain(market.seller.accountId);
    expect(ids).not.toContain(outsider.accountId);
    expect((await call(`GET /files/${fileId}/content`, { who: outsider })).status).toBe(404);
  });

  it('can be pictures uploaded for a request, and files of earlier drafts', async () => {
    for (const purpose of ['request-file', 'inquiry-attachment'] as const) {
      const { id } = await createStoredFile(trade.db(), {
        ownerAccountId: market.buyer.accountId,
        purpose,
      });
      const { request } = await open({ changes: { fileIds: [id] } });
      expect(request.files).toMatchObject([{ id }]);
    }
  });

  it('must belong to the buyer', async () => {
    const { id: foreign } = await createStoredFile(trade.db(), {
      ownerAccountId: market.seller.accountId,
      purpose: 'inquiry-attachment',
    });
    const answer = await publish([market.supplierId], { fileIds: [foreign] });
    expect(answer.status).toBe(404);
  });
});
