import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#lib/canonical-json.ts';
import { useMarket } from '#support/market.ts';
import { useRequests } from '#support/requests.ts';
import { sealedRequestsIn, sealedSplit, sealedWeights as weights } from '#support/sealed-requests.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, call } = trade;
const { signInAgain, passDeadline, sealed, award } = sealedRequestsIn({
  test,
  trade,
  requests: useRequests(trade),
});

const exportOf = (id: string, who: SignedIn) =>
  test.app.inject({
    url: `/api/v1/requests/${id}/export`,
    headers: { authorization: `Bearer ${who.token}` },
  });

const script = join(process.cwd(), 'scripts/verify-request.mjs');

/** Runs the script on these files; returns its exit code and what it says about each of the altered ones. */
function verify(files: readonly Uint8Array[]) {
  const folder = mkdtempSync(join(tmpdir(), 'packwright-record-'));
  const paths = files.map((bytes, index) => {
    const path = join(folder, `${index}.json`);
    writeFileSync(path, bytes);
    return path;
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...paths], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stdout, altered: stderr.split('\n').filter(Boolean) };
}

describe('the record of a sealed request', () => {
  it('has weights that were fixed when the request was sent', async () => {
    const { request } = await sealed();
    expect(request.content.weights).toEqual(weights);
    await passDeadline();
    const path = `/quote-comparisons/request/${request.id}`;
    const { assumptions } = (await call(`GET ${path}`, { who: market.buyer })).body.data.comparison;
    const other = { price: 100, leadTime: 0, trackRecord: 0, sustainability: 0 };
    const saved = await call(`PUT ${path}/assumptions`, {
      who: market.buyer,
      body: { ...assumptions, weights: other },
    });
    expect(saved.body.data.comparison).toMatchObject({ assumptions: { weights }, areWeightsFixed: true });
    const standard = await sealed({ weights: undefined });
    expect(standard.request.content.weights).toEqual({
      price: 60,
      leadTime: 20,
      trackRecord: 15,
      sustainability: 5,
    });
    const { request: unsealed } = await sealed({ sealed: false });
    expect(unsealed.content.weights).toBeUndefined();
  });

  it('is available to the buyer after the deadline, and to suppliers who quoted after the award', async () => {
    const { request, stores, quotes } = await sealed();
    const [winner] = stores;
    if (!winner) throw new Error('A store is missing.');
    expect((await exportOf(request.id, market.buyer)).statusCode).toBe(409);
    await passDeadline();
    const store = await signInAgain(winner);
    const other = await test.signIn('customer');
    const rival = await trade.rival();
    expect((await exportOf(request.id, market.buyer)).statusCode).toBe(200);
    expect((await exportOf(request.id, store)).statusCode).toBe(409);
    for (const who of [other, rival]) expect((await exportOf(request.id, who)).statusCode).toBe(404);
    await award(request, quotes[0]);
    expect((await exportOf(request.id, store)).statusCode).toBe(200);
    expect((await exportOf(request.id, rival)).statusCode).toBe(404);
  });

  it('names no supplier but the reader, and shows all offers', async () => {
    const { request, stores, quotes } = await sealed();
    await passDeadline();
    await award(request, quotes[0]);
    const [, , loser] = stores;
    if (!loser) throw new Error('A store is missing.');
    const file = (await exportOf(request.id, await signInAgain(loser))).json();
    const [release] = file.releases;
    const named = release.parties.filter((party: { name?: string }) => party.name);
    expect(named.map(({ roles }: { roles: string[] }) => roles[0])).toEqual(['buyer', 'tenderer']);
    for (const { supplierId } of stores) expect(JSON.stringify(file)).not.toContain(supplierId);
    expect(release).toMatchObject({
      tag: ['tender', 'award'],
      tender: { status: 'complete', numberOfTenderers: 3, items: [{ quantity: 5000 }, { quantity: 20_000 }] },
      awards: [{ status: 'active', items: [{ quantity: 5000 }] }],
    });
    expect(release.bids.details).toHaveLength(3);
    expect(file.record.offers.map(({ sha256 }: { sha256: string }) => sha256).toSorted()).toEqual(
      quotes.map(({ fingerprint }): string => fingerprint).toSorted(),
    );
  });

  it('has the price of the alternative that was awarded, and is verified', async () => {
    const { request, quotes } = await sealed();
    await passDeadline();
    const [, , won] = quotes;
    await award(request, won && { id: won.id, line: 1 });
    const { rawPayload } = await exportOf(request.id, market.buyer);
    const [release] = JSON.parse(rawPayload.toString()).releases;
    // 5,000 at 17.00 and freight of 2,000.00, without the plates.
    expect(release.awards).toMatchObject([{ value: { amount: 87_000 }, items: [{ offerLine: 1 }] }]);
    expect(verify([rawPayload])).toMatchObject({ status: 0, altered: [] });
    const altered = Buffer.from(rawPayload.toString().replace('"offerLine": 1', '"offerLine": 0'));
    expect(verify([altered]).status).toBe(1);
  });

  it('stays the same when the assumptions change after the award', async () => {
    const { request, quotes } = await sealed();
    await passDeadline();
    await award(request, quotes[0]);
    const before = (await exportOf(request.id, market.buyer)).json();
    const path = `/quote-comparisons/request/${request.id}`;
    const { assumptions } = (await call(`GET ${path}`, { who: market.buyer })).body.data.comparison;
    await call(`PUT ${path}/assumptions`, {
      who: market.buyer,
      body: { ...assumptions, moneyRateBasisPoints: 900, currency: 'EUR' },
    });
    const after = (await exportOf(request.id, market.buyer)).json();
    expect(after.record).toEqual(before.record);
  });

  it('has the scores and landed costs of the comparison, and is verified', async () => {
    const { request } = await sealed();
    await passDeadline();
    const path = `/quote-comparisons/request/${request.id}`;
    const perOrder = (value: number) => ({ basis: 'order', value });
    const { assumptions } = (await call(`GET ${path}`, { who: market.buyer })).body.data.comparison;
    const route = {
      origin: 'IN',
      legs: {
        export: perOrder(9000),
        main: { basis: 'thousand', value: 4000 },
        insurance: { basis: 'percent', value: 50 },
        import: perOrder(15_000),
      },
      transitDays: 30,
    };
    const saved = await call(`PUT ${path}/assumptions`, {
      who: market.buyer,
      body: {
        ...assumptions,
        currency: 'EUR',
        destination: 'DE',
        routes: [route],
        moneyRateBasisPoints: 725,
      },
    });
    const { scores, groups } = saved.body.data.comparison;
    const { rawPayload } = await exportOf(request.id, market.buyer);
    const { record } = JSON.parse(rawPayload.toString());
    const committed = record.offers.map((one: { canonical: string }) => JSON.parse(one.canonical));
    expect(committed).toContainEqual(
      expect.objectContaining({
        paymentSplit: sealedSplit,
        lines: [expect.objectContaining({ moq: 5000, samplePriceMinor: 2500 })],
      }),
    );
    expect(record.scores.map(({ total }: { total: number }) => total)).toEqual(
      scores.map(({ total }: { total: number }) => total),
    );
    expect(record.totals).toHaveLength(groups[0].offers.length * 2);
    expect(verify([rawPayload])).toMatchObject({
      status: 0,
      altered: [],
      stdout: expect.stringContaining('is unaltered: '),
    });
    const forgeries = [
      ['“ready”', '“later”'],
      [String.raw`\"percent\":20`, String.raw`\"percent\":21`],
      [String.raw`\"moq\":5000`, String.raw`\"moq\":4000`],
      [String.raw`\"samplePriceMinor\":2500`, String.raw`\"samplePriceMinor\":2600`],
    ].map(([from = '', to = '']) => {
      expect(rawPayload.toString()).toContain(from);
      return Buffer.from(rawPayload.toString().replace(from, to));
    });
    expect(verify(forgeries)).toMatchObject({
      status: 1,
      altered: forgeries.map(() => expect.stringMatching(/was altered: SHA-256 of offer bid-/)),
    });
  });

  it('fails verification if a single byte is changed anywhere', async () => {
    const { request, quotes } = await sealed();
    await passDeadline();
    await award(request, quotes[1]);
    const { rawPayload } = await exportOf(request.id, market.buyer);
    const files = Array.from({ length: 200 }, (_, count) => {
      const altered = Buffer.from(rawPayload);
      const at = Math.floor(((count + Math.random()) / 200) * altered.length);
      altered[at] = (altered[at] ?? 0) ^ (1 + Math.floor(Math.random() * 255));
      return altered;
    });
    const { status, altered, stdout } = verify([rawPayload, ...files]);
    expect(status).toBe(1);
    expect(altered).toHaveLength(200);
    expect(stdout.match(/is unaltered/g)).toHaveLength(1);
  });

  it('fails even if the digests are calculated anew', async () => {
    const { request, quotes } = await sealed();
    await passDeadline();
    const path = `/quote-comparisons/request/${request.id}`;
    const { assumptions } = (await call(`GET ${path}`, { who: market.buyer })).body.data.comparison;
    await call(`PUT ${path}/assumptions`, {
      who: market.buyer,
      body: { ...assumptions, currency: 'EUR' },
    });
    await award(request, quotes[1]);
    const { rawPayload } = await exportOf(request.id, market.buyer);
    type Draft = { record: Record<string, never>; releases: Record<string, never>[] } & Record<
      string,
      unknown
    >;
    const forge = (change: (file: Draft) => void) => {
      const file = JSON.parse(rawPayload.toString()) as Draft;
      change(file);
      const { releases, record, digests: _digests, ...head } = file;
      const sections = { package: head, ...releases[0], ...record };
      const digests = Object.fromEntries(
        Object.entries(sections).map(([name, section]) => [
          name,
          createHash('sha256').update(canonicalJson(section)).digest('hex'),
        ]),
      );
      return Buffer.from(`${JSON.stringify({ ...file, digests }, null, 2)}\n`);
    };
    expect(verify([forge(() => {})]).status).toBe(0);
    const set = (field: string, value: unknown) => (file: Draft) => {
      const keys = field.split('.');
      let place = file as Record<string, unknown>;
      for (const key of keys.slice(0, -1)) place = place[key] as Record<string, unknown>;
      place[keys.at(-1) ?? ''] = value;
    };
    const forgeries: [string, unknown, RegExp][] = [
      ['record.totals.0.totalMinor', 1, /landed cost of bid-/],
      ['record.scores.0.total', 100, /scores and ranking/],
      ['record.basis.rates.perDollar.INR', 50, /landed cost|scores/],
      ['record.basis.weights.price', 100, /weights of the score/],
      ['releases.0.bids.details.0.value.amount', 1, /value of bid-/],
      ['releases.0.awards.0.value.amount', 1, /value of award-/],
      ['releases.0.awards.0.suppliers', [{ id: 'supplier-9' }], /supplier of award-/],
    ];
    const { altered } = verify(forgeries.map(([field, value]) => forge(set(field, value))));
    expect(altered).toEqual(forgeries.map(([, , message]) => expect.stringMatching(message)));
  });
});
