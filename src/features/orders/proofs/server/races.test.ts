import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useMarket } from '#support/market.ts';
import { useProofs } from '#support/proofs.ts';
import { useTestApp } from '#support/test-app.ts';
import { orderProofDecisions, orderProofVersions } from './tables.ts';

const test = useTestApp();
const trade = useMarket(test);
const { market, db, move, asStore } = trade;
const { made, upload, sendProof, approve, giveBack, proofsOf } = useProofs(test, trade);

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const orderOf = async (id: string) => (await asStore(`GET /${id}`)).body.data.order;

describe('at the same time', () => {
  it('two approvals have one outcome', async () => {
    const order = await made();
    await sendProof(order);
    const answers = await Promise.all(Array.from({ length: 6 }, () => approve(order)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    const decisions = await db()
      .select()
      .from(orderProofDecisions)
      .where(eq(orderProofDecisions.lineId, order.lineId));
    expect(decisions).toHaveLength(1);
  });

  it('approving and returning have one outcome', async () => {
    const order = await made();
    await sendProof(order);
    expect(statusesOf(await Promise.all([approve(order), giveBack(order)]))).toEqual([200, 409]);
  });

  it('an approval counts for the version that was seen, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await made();
      await sendProof(order);
      const fileId = await upload(market.seller);
      const [approval, second] = await Promise.all([
        approve(order),
        sendProof({ ...order, seenVersion: 1, fileId }),
      ]);
      const [proof] = await proofsOf(order.id);
      // A new version after an approval reopens it, so the second one always counts.
      expect(second.status).toBe(201);
      expect(proof).toMatchObject({ version: 2, state: 'waiting' });
      expect(proof.versions[1].decision?.outcome === 'approved').toBe(approval.status === 200);
      expect([200, 409]).toContain(approval.status);
    }
  });

  it('two colleagues who send a version add one', async () => {
    const order = await made();
    const answers = await Promise.all([sendProof(order), sendProof(order)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const versions = await db()
      .select()
      .from(orderProofVersions)
      .where(eq(orderProofVersions.lineId, order.lineId));
    expect(versions).toHaveLength(1);
  });

  it('production starts only if the approval came first', async () => {
    const order = await made();
    await move(order.id, 'confirmed');
    await sendProof(order);
    const [approval] = await Promise.all([approve(order), move(order.id, 'in_production')]);
    expect(approval.status).toBe(200);
    const { status, proofWait } = await orderOf(order.id);
    expect(proofWait).toBeNull();
    expect(['confirmed', 'in_production']).toContain(status);
  });
});
