import { describe, expect, it } from 'vitest';
import { requestStates } from './contract/request-rows.ts';
import {
  actionsIn,
  answerRefusal,
  chosenReason,
  decideAction,
  describeStanding,
  invitationState,
  reasonForStore,
  receiversOfCopy,
  stateOn,
  suppliersToReplace,
} from './rules.ts';

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
    expect(actionsIn('awarded', { sealed: false })).toEqual(['clone', 'export']);
    expect(actionsIn('cancelled', { sealed: false })).toEqual(['clone']);
  });

  it('award sealed quotes after the deadline only', () => {
    expect(decideAction('open', { action: 'award', sealed: true }).ok).toBe(false);
    expect(decideAction('open', { action: 'award', sealed: false }).ok).toBe(true);
    expect(decideAction('closed', { action: 'award', sealed: true }).ok).toBe(true);
  });

  it('never extend a deadline after which sealed quotes could be read', () => {
    const after = requestStates.filter((state) => state !== 'draft' && state !== 'open');
    expect(after.filter((state) => actionsIn(state, { sealed: true }).includes('extend'))).toEqual([]);
    expect(decideAction('open', { action: 'extend', sealed: true }).ok).toBe(true);
    expect(decideAction('closed', { action: 'extend', sealed: false }).ok).toBe(true);
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

describe('the receivers of a copy', () => {
  const chosen = { id: 'a', name: 'A', reason: chosenReason };
  const matched = { id: 'b', name: 'B', reason: 'Sells mailer boxes' };

  it.each([
    ['invited', 'invited', ['a', 'b']],
    [null, 'invited', ['a', 'b']],
    ['both', 'both', ['a']],
    ['matched', 'both', ['a']],
  ] as const)('of a request to %s suppliers are %s, by name %j', (audience, copied, ids) => {
    const { invited, ...rest } = receiversOfCopy(audience, [chosen, matched]);
    expect(rest).toEqual({ audience: copied });
    expect(invited.map(({ id }) => id)).toEqual(ids);
  });

  it('match it anew if nobody was chosen', () => {
    expect(receiversOfCopy('matched', [matched])).toEqual({ audience: 'matched', invited: [] });
  });
});

it('a store reads that the buyer invited it', () => {
  expect(reasonForStore(chosenReason)).toBe('The buyer invited you');
  expect(reasonForStore('Sells mailer boxes')).toBe('Sells mailer boxes');
});

describe('suppliers to replace', () => {
  const now = new Date('2026-11-10T12:00:00Z');
  const sent = (supplierId: string, changes: object = {}) => ({
    supplierId,
    invitedAt: new Date('2026-11-08T12:00:00Z'),
    seenAt: null,
    declinedAt: null,
    inquiryId: null,
    replacesSupplierId: null,
    ...changes,
  });
  const replaced = (invitations: ReturnType<typeof sent>[], { maxActive = 10, maxTotal = 20 } = {}) =>
    suppliersToReplace(invitations, { now, maxActive, maxTotal });

  it('have declined, or have not seen the request for 48 hours', () => {
    expect(
      replaced([
        sent('silent'),
        sent('recent', { invitedAt: new Date('2026-11-08T12:00:01Z') }),
        sent('seen', { seenAt: now }),
        sent('declined', { declinedAt: now, invitedAt: now }),
        sent('answered', { inquiryId: 'x' }),
      ]),
    ).toEqual(['silent', 'declined']);
  });

  it('are replaced once', () => {
    expect(replaced([sent('a'), sent('b', { replacesSupplierId: 'a', seenAt: now })])).toEqual([]);
  });

  it('are replaced within the limits, those who were invited first before others', () => {
    const first = sent('first', { invitedAt: new Date('2026-11-01T12:00:00Z') });
    const seen = sent('seen', { seenAt: now });
    expect(replaced([sent('later'), first, seen], { maxActive: 2 })).toEqual(['first']);
    expect(replaced([sent('later'), first, seen], { maxTotal: 3 })).toEqual([]);
    expect(replaced([sent('later'), seen, sent('seen too', { seenAt: now })], { maxActive: 2 })).toEqual([]);
  });
});

const standing = {
  title: 'Box',
  quantity: 5000,
  rank: 2,
  of: 3,
  abovePercent: 26.1,
  basis: 'landed_cost' as const,
  problem: null,
};

it('a standing says the rank and by what it is, or why there is none', () => {
  expect(describeStanding(standing)).toBe('Box, 5,000: ranked 2 of 3 by landed cost, 26.1% above the lowest');
  expect(describeStanding({ ...standing, basis: 'quoted_total', abovePercent: null })).toBe(
    'Box, 5,000: ranked 2 of 3 by quoted total',
  );
  const none = { ...standing, rank: null, of: null, abovePercent: null, basis: null };
  expect(describeStanding({ ...none, problem: 'terms' })).toBe(
    'Box, 5,000: could not be ranked: delivery terms differ',
  );
});
