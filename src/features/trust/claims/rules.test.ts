import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimAction, claimActions, claimParties, claimStates } from './contract.ts';
import { creditOf, sumOfCredit } from './rules/credit.ts';
import {
  afterBusinessDays,
  claimActionsOf,
  claimTransitions,
  decideClaimAction,
  dueAfter,
  finalStates,
  isFinal,
  type Settlement,
  stateOfAgreement,
} from './rules.ts';

const settlements: (Settlement | null)[] = [null];
for (const remedy of ['credit', 'replacement', 'return'] as const)
  for (const isSent of [true, false])
    for (const isArrived of [true, false])
      for (const refundMinor of [0, 100]) settlements.push({ remedy, isSent, isArrived, refundMinor });

describe('the states of a claim', () => {
  it('are all reached from the first one, and those that are final have no moves', () => {
    const reached = new Set<string>(['open']);
    for (let round = 0; round < claimStates.length; round += 1)
      for (const state of claimStates)
        if (reached.has(state))
          for (const next of Object.values(claimTransitions[state]).flat()) reached.add(next);
    expect([...reached].toSorted()).toEqual([...claimStates].toSorted());
    for (const state of finalStates) expect(claimTransitions[state]).toEqual({});
  });

  it('allow only the actions of their table, to each party', () => {
    const situations = claimStates.flatMap((state) =>
      settlements.flatMap((settlement) =>
        claimParties.map((lastOfferBy) => ({ state, settlement, lastOfferBy })),
      ),
    );
    for (const situation of situations)
      for (const party of claimParties)
        for (const action of claimActionsOf(situation, party))
          expect(claimTransitions[situation.state][action], `${situation.state}: ${action}`).toBeDefined();
  });

  it('never let a party accept its own offer, or act after the end', () => {
    for (const party of ['buyer', 'supplier'] as const)
      for (const state of claimStates)
        expect(claimActionsOf({ state, settlement: null, lastOfferBy: party }, party)).not.toContain(
          'accept',
        );
    for (const state of finalStates)
      for (const action of claimActions)
        for (const party of claimParties)
          expect(
            decideClaimAction({ state, settlement: null, lastOfferBy: 'buyer' }, { action, party }).ok,
          ).toBe(false);
  });

  it('leave no agreed remedy without a next step', () => {
    for (const settlement of settlements)
      if (settlement && stateOfAgreement(settlement) === 'settling') {
        let step = settlement;
        const limit = 6;
        for (let round = 0; round < limit; round += 1) {
          const next = (['buyer', 'supplier'] as const).flatMap((party) =>
            claimActionsOf({ state: 'settling', settlement: step, lastOfferBy: 'buyer' }, party),
          );
          if (next.length === 0) break;
          step = carriedOut(step, next[0] as ClaimAction);
        }
        const isDone =
          step.remedy === 'credit' ? step.refundMinor === 0 : step.isArrived && step.refundMinor >= 0;
        expect(isDone, JSON.stringify(settlement)).toBe(true);
      }
  });
});

function carriedOut(step: Settlement, action: ClaimAction): Settlement {
  if (action === 'send_back' || action === 'send_again') return { ...step, isSent: true };
  if (action === 'take_back' || action === 'receive_again') return { ...step, isArrived: true };
  return { ...step, refundMinor: 0 };
}

describe('deadlines', () => {
  it('leave out weekends, and end with a day', () => {
    const friday = new Date('2026-11-27T06:00:00Z');
    expect(afterBusinessDays(friday, 3).toISOString()).toBe('2026-12-02T18:29:59.999Z');
    expect(dueAfter('negotiating', friday)?.toISOString()).toBe('2026-12-04T18:29:59.999Z');
    expect(dueAfter('mediation', friday)?.toISOString()).toBe('2026-12-07T18:29:59.999Z');
  });

  it('exist in every state that waits for a decision', () => {
    for (const state of claimStates)
      expect(dueAfter(state, new Date()) === null).toBe(isFinal(state) || state === 'settling');
  });
});

const line = fc.record({
  lineId: fc.constant('line'),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  totalMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  taxRateBasisPoints: fc.constantFrom(null, 0, 500, 1200, 1800, 2800),
  taxMinor: fc.constant(0),
});

describe('the value of credited goods', () => {
  it('is the same in parts as in one piece', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 12 });
    fc.assert(
      fc.property(line, quantities, (whole, parts) => {
        let creditedBefore = 0;
        let credited = 0;
        for (const part of [...parts, whole.quantity]) {
          const quantity = Math.min(part, whole.quantity - creditedBefore);
          if (quantity === 0) break;
          const credit = creditOf(whole, { quantity, creditedBefore });
          expect(credit.goodsMinor).toBeGreaterThanOrEqual(0);
          credited += sumOfCredit([credit]);
          creditedBefore += quantity;
        }
        const all = creditOf(whole, { quantity: whole.quantity, creditedBefore: 0 });
        expect(all.goodsMinor).toBe(whole.totalMinor);
        expect(credited).toBe(sumOfCredit([all]));
      }),
    );
  });
});
