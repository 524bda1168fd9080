import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { useMarket } from '#support/market.ts';
import { pdfText } from '#support/pdf-text.ts';
import { useProofs } from '#support/proofs.ts';
import { offerOf, useQuotes } from '#support/quotes.ts';
import { useRequests } from '#support/requests.ts';
import { sealedRequestsIn } from '#support/sealed-requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, call, rival, product } = trade;
const { sent, conversation } = useQuotes(trade);
const requests = useRequests(trade);
const { open, quote: quoteFor } = requests;
const { testDay, signInAgain, passDeadline, award } = sealedRequestsIn({ test, trade, requests });
const { upload } = useProofs(test, trade);

const fileOf = (who: SignedIn, name = 'die-line.pdf'): Promise<string> =>
  upload(who, { purpose: 'quote-file', name, content: `%PDF-1.4\n${name}\ntrailer<<>>\n%%EOF\n` });

const read = (path: string, { token }: SignedIn) =>
  test.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } });

interface QuotedFile {
  quoteId: string;
  fileId: string;
}

/** Returns the answers to every way in which a person could ask for a file. */
const statusesFor = async ({ quoteId, fileId }: QuotedFile, who: SignedIn): Promise<number[]> => {
  const paths = [
    `/supplier-quotes/${quoteId}/files/${fileId}`,
    `/store/quotes/${quoteId}/files/${fileId}`,
    `/files/${fileId}/content`,
  ];
  const answers = await Promise.all(paths.map((path) => read(path, who)));
  return answers.map(({ statusCode }) => statusCode);
};

const hashOf = async (quoteId: string, fileId: string): Promise<string> => {
  const { rawPayload } = await read(`/supplier-quotes/${quoteId}/files/${fileId}`, market.buyer);
  return createHash('sha256').update(rawPayload).digest('hex');
};

describe('the files of a quote', () => {
  it('are read by its two sides through the quote, and are named on its PDF', async () => {
    const fileId = await fileOf(market.seller);
    const { quote, inquiryId } = await sent({ fileIds: [fileId] });
    expect(quote.files).toMatchObject([{ id: fileId, name: 'die-line.pdf', url: null }]);
    const file = { quoteId: quote.id, fileId };
    expect(await statusesFor(file, market.buyer)).toEqual([200, 403, 404]);
    expect(await statusesFor(file, market.seller)).toEqual([404, 200, 200]);
    expect(await statusesFor(file, await rival())).toEqual([404, 404, 404]);
    expect(await statusesFor(file, await test.signIn('customer'))).toEqual([404, 403, 404]);
    const { rawPayload } = await read(`/supplier-quotes/${quote.id}/file`, market.buyer);
    expect(pdfText(rawPayload)).toContain('die-line.pdf');
    const other = await sent();
    expect((await read(`/supplier-quotes/${other.quote.id}/files/${fileId}`, market.buyer)).statusCode).toBe(
      404,
    );
    const talk = await call(`GET /inquiries/${inquiryId}`, { who: market.buyer });
    expect(JSON.stringify(talk.body)).not.toContain(fileId);
  });

  it('stay with the next version unless it names others, regardless of who in the store uploaded them', async () => {
    const [first, second] = [await fileOf(market.seller), await fileOf(market.seller, 'sample.pdf')];
    const { quote, productId } = await sent({ fileIds: [first] });
    const revise = async (version: number, changes: object) => {
      const answer = await call(`POST /store/quotes/${quote.id}/versions`, {
        who: market.seller,
        body: { version, ...offerOf(productId, changes) },
      });
      expect(answer.status).toBe(201);
      return answer.body.data.quote.files.map(({ id }: { id: string }) => id);
    };
    expect(await revise(1, { notes: 'Same drawing' })).toEqual([first]);
    expect(await revise(2, { fileIds: [first, second] })).toEqual([first, second]);
    expect(await revise(3, { fileIds: [second] })).toEqual([second]);
    expect(await statusesFor({ quoteId: quote.id, fileId: first }, market.buyer)).toEqual([404, 403, 404]);
    expect(await revise(4, { fileIds: [] })).toEqual([]);
    expect(await statusesFor({ quoteId: quote.id, fileId: second }, market.buyer)).toEqual([404, 403, 404]);
  });

  it('must have been uploaded for a quote, by its author', async () => {
    const { inquiryId, productId } = await conversation();
    const send = async (fileIds: string[]) =>
      call(`POST /store/inquiries/${inquiryId}/quotes`, {
        who: market.seller,
        body: offerOf(productId, { fileIds }),
      });
    expect((await send([await fileOf(market.buyer)])).status).toBe(404);
    expect((await send([await fileOf(await rival())])).status).toBe(404);
    const message = await upload(market.seller, { purpose: 'inquiry-attachment' });
    expect((await send([message])).status).toBe(404);
    const own = await fileOf(market.seller);
    expect((await send(Array.from({ length: 6 }, () => own))).status).toBe(400);
    const { id: unhashed } = await createStoredFile(db(), {
      ownerAccountId: market.seller.accountId,
      purpose: 'quote-file',
    });
    expect((await send([unhashed])).body.errors).toMatchObject([{ path: 'fileIds' }]);
  });
});

/** A sealed request with a quote of each of two stores; the first one has a file. */
async function sealed() {
  market.buyer = await signInAgain(market.buyer);
  const changes = { sealed: true, deadline: testDay(3), requiredBy: undefined };
  const { request, stores } = await open({ rivals: 1, changes });
  const [first, second] = await Promise.all(stores.map(signInAgain));
  if (!first || !second) throw new Error('A store is missing.');
  const fileId = await fileOf(first, 'acme-die-line.pdf');
  const answer = await quoteFor(request.id, {
    store: first,
    changes: { validUntil: testDay(60), fileIds: [fileId] },
  });
  expect(answer.status).toBe(201);
  await quoteFor(request.id, { store: second, changes: { validUntil: testDay(60) } });
  return { request, first, second, fileId, quote: answer.body.data.quote };
}

type Sealed = Awaited<ReturnType<typeof sealed>>;

/** Everything that someone can list about a request, its quotes and its conversation. */
async function listedFor({ request, quote }: Sealed, who: SignedIn): Promise<string> {
  const paths = [
    `/requests/${request.id}`,
    `/requests/${request.id}/quotes`,
    `/requests/${request.id}/export`,
    `/requests/${request.id}/awards`,
    `/supplier-quotes`,
    `/supplier-quotes/${quote.id}`,
    `/supplier-quotes/${quote.id}/file`,
    `/inquiries/${quote.inquiryId}`,
    `/inquiries/${quote.inquiryId}/quotes`,
    `/quote-comparisons/request/${request.id}`,
    `/notifications`,
    `/store/requests/${request.id}`,
    `/store/requests/${request.id}/quotes`,
    `/store/quotes/${quote.id}`,
    `/store/quotes/${quote.id}/file`,
    `/store/quotes`,
    `/store/inquiries/${quote.inquiryId}`,
  ];
  const answers = await Promise.all(paths.map((path) => read(path, who)));
  return answers.map(({ payload }) => payload).join('\n');
}

describe('the files of a sealed quote', () => {
  it('can neither be read nor listed by the buyer before the deadline, and can afterwards', async () => {
    const all = await sealed();
    const { quote, fileId } = all;
    const file = { quoteId: quote.id, fileId };
    await test.runJobs();
    expect(await statusesFor(file, market.buyer)).toEqual([404, 403, 404]);
    const before = await listedFor(all, market.buyer);
    expect(before).toContain(quote.fingerprint);
    for (const trace of [fileId, 'acme-die-line', 'fileHashes']) expect(before).not.toContain(trace);
    await passDeadline();
    expect(await statusesFor(file, market.buyer)).toEqual([200, 403, 404]);
    expect(await listedFor(all, market.buyer)).toContain('acme-die-line.pdf');
  });

  it('that were removed before the deadline are never read by the buyer', async () => {
    const { quote, first, fileId } = await sealed();
    const { id: productId } = await product({ supplierId: first.supplierId });
    const [line] = offerOf(productId).lines;
    const revised = await call(`POST /store/quotes/${quote.id}/versions`, {
      who: first,
      body: {
        version: 1,
        ...offerOf(productId, { lines: [{ ...line, requestLine: 0 }], validUntil: testDay(60), fileIds: [] }),
      },
    });
    expect(revised.status).toBe(201);
    await passDeadline();
    expect(await statusesFor({ quoteId: quote.id, fileId }, market.buyer)).toEqual([404, 403, 404]);
  });

  it('are never read or listed by other suppliers, and are part of the commitment', async () => {
    const all = await sealed();
    const { request, quote, second, fileId } = all;
    const file = { quoteId: quote.id, fileId };
    const expectHidden = async (who: SignedIn) => {
      expect(await statusesFor(file, who)).toEqual([404, 404, 404]);
      const listed = await listedFor(all, who);
      expect(listed).toContain(request.reference);
      for (const trace of [fileId, 'acme-die-line']) expect(listed).not.toContain(trace);
    };
    await expectHidden(second);
    await passDeadline();
    await expectHidden(await signInAgain(second));
    const { record } = (await read(`/requests/${request.id}/export`, market.buyer)).json();
    const offers = record.offers.map(({ canonical }: { canonical: string }) => JSON.parse(canonical));
    expect(offers).toContainEqual(expect.objectContaining({ fileHashes: [await hashOf(quote.id, fileId)] }));
    expect(JSON.stringify(record)).not.toContain(fileId);
    await award(request, quote);
    const loser = await signInAgain(second);
    await expectHidden(loser);
    expect((await read(`/requests/${request.id}/export`, loser)).statusCode).toBe(200);
  });
});
