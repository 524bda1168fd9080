import { describe, expect, it } from 'vitest';
import { type ProofAction, type ProofKind, type ProofState, proofActions, proofKinds } from './contract.ts';
import { actionsAt, decideStep, kindOf, outcomeOf, type ProofStep, waitOf } from './rules.ts';

const step = (state: ProofState, kind: ProofKind | null = null) => ({
  state,
  kind,
  orderStatus: 'confirmed' as const,
});

/** Returns the step that an action leads to. */
function after({ kind }: ProofStep, action: ProofAction): ProofStep {
  if (action === 'approve' || action === 'return') return { state: outcomeOf[action], kind };
  return { state: 'waiting', kind: kindOf[action] };
}

describe('the proof of a line', () => {
  it('can reach every state of every kind, and no state is a dead end before production', () => {
    const seen = new Map<string, ProofStep>();
    const visit = (current: ProofStep): void => {
      const key = `${current.kind} ${current.state}`;
      if (seen.has(key)) return;
      seen.set(key, current);
      const at = { ...current, orderStatus: 'placed' as const };
      const actions = [...actionsAt(at, 'supplier'), ...actionsAt(at, 'buyer')];
      expect(actions, key).not.toEqual([]);
      for (const action of actions) visit(after(current, action));
    };
    visit({ state: 'needed', kind: null });
    for (const kind of proofKinds)
      for (const state of ['waiting', 'returned', 'approved'])
        expect([...seen.keys()]).toContain(`${kind} ${state}`);
  });

  it('is approved by the buyer alone, and sent by the supplier alone', () => {
    for (const kind of proofKinds)
      for (const state of ['needed', 'waiting', 'returned', 'approved'] as const) {
        expect(actionsAt(step(state, kind), 'supplier')).not.toContain('approve');
        expect(actionsAt(step(state, kind), 'supplier')).not.toContain('return');
        for (const action of ['send_proof', 'send_sample', 'waive'] as const)
          expect(actionsAt(step(state, kind), 'buyer')).not.toContain(action);
      }
  });

  it('needs a sample only after an approval', () => {
    expect(actionsAt(step('needed'), 'supplier')).not.toContain('send_sample');
    expect(actionsAt(step('waiting', 'proof'), 'supplier')).not.toContain('send_sample');
    expect(actionsAt(step('approved', 'proof'), 'supplier')).toContain('send_sample');
  });

  it('cannot change once production has started', () => {
    for (const orderStatus of ['in_production', 'ready', 'dispatched', 'cancelled'] as const)
      for (const side of ['buyer', 'supplier'] as const) {
        expect(actionsAt({ ...step('waiting', 'proof'), orderStatus }, side)).toEqual([]);
        for (const action of proofActions)
          expect(
            decideStep(
              { ...step('waiting', 'proof'), orderStatus, version: 1 },
              { action, side, seenVersion: 1 },
            ),
          ).toMatchObject({ ok: false, reason: { code: 'closed' } });
      }
  });

  it('is refused for another version than the person saw', () => {
    const current = { ...step('waiting', 'proof'), version: 2 };
    const attempt = { action: 'approve', side: 'buyer' } as const;
    expect(decideStep(current, { ...attempt, seenVersion: 1 })).toMatchObject({
      reason: { code: 'newer_version' },
    });
    expect(decideStep(current, { ...attempt, seenVersion: 2 })).toMatchObject({ ok: true });
  });
});

describe('an order', () => {
  it('waits for the buyer first, then for the supplier, then for no one', () => {
    expect(waitOf(['needed', 'waiting', 'approved'])).toBe('buyer');
    expect(waitOf(['needed', 'approved'])).toBe('supplier');
    expect(waitOf(['returned'])).toBe('supplier');
    expect(waitOf(['approved', 'approved'])).toBeNull();
    expect(waitOf([])).toBeNull();
  });
});
