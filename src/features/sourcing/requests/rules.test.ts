import { describe, expect, it } from 'vitest';
import { requestStates } from './contract.ts';
import { actionsIn, answerRefusal, decideAction, invitationState, stateOn } from './rules.ts';

describe('the state of a request', () => {
  it.each([
    ['2026-11-10', 'open'],
    ['2026-11-11', 'closed'],
    ['2027-01-09', 'closed'],
    ['2027-01-10', 'expired'],
  ])('is, on %s with a deadline on November 10, %s', (day, state) => {
    expect(stateOn(day, { status: 'open', deadline: '2026-11-10' })).toBe(state);
  });

  it('does not change after a decision', () => {
    expect(stateOn('2027-05-01', { status: 'awarded', deadline: '2026-11-10' })).toBe('awarded');
    expect(stateOn('2027-05-01', { status: 'draft', deadline: null })).toBe('draft');
  });
});

describe('actions', () => {
  it('end with a decision, except for starting again', () => {
    for (const state of ['awarded', 'cancelled'] as const)
      expect(actionsIn(state, { sealed: false })).toEqual(['clone']);
  });

  it('award sealed quotes after the deadline only', () => {
    expect(decideAction('open', { action: 'award', sealed: true }).ok).toBe(false);
    expect(decideAction('open', { action: 'award', sealed: false }).ok).toBe(true);
    expect(decideAction('closed', { action: 'award', sealed: true }).ok).toBe(true);
  });

  it('of suppliers end with the deadline', () => {
    expect(requestStates.filter((state) => answerRefusal(state) === null)).toEqual(['open']);
    expect(answerRefusal('closed')).toBe('The deadline of this request has passed.');
  });
});

it('an invitation is answered, declined, seen or new', () => {
  const blank = { seenAt: null, declinedAt: null, inquiryId: null };
  const now = new Date();
  expect(invitationState(blank)).toBe('invited');
  expect(invitationState({ ...blank, seenAt: now })).toBe('seen');
  expect(invitationState({ ...blank, declinedAt: now })).toBe('declined');
  expect(invitationState({ ...blank, declinedAt: now, inquiryId: 'x' })).toBe('answered');
});
