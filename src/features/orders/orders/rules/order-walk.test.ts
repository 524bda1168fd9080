import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMeasured,
  maxDispatches,
  planDispatch,
  quantityProblems,
} from '#features/orders/dispatch/rules.ts';
import { invoiceNumber } from '#features/orders/documents/rules/invoice-number.ts';
import {
  actionsOf,
  canDispatch,
  mayMove,
  permittedMoves,
  statesOnTheWay,
} from '#features/orders/order-record/rules/moves.ts';
import { type OrderState, orderStates } from '#features/orders/order-record/rules.ts';
import { decidePayment, decideReversal, overdueDays } from '#features/orders/payments/rules/recording.ts';
import { nextDue, planPayments, planStates } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { paymentTerms } from '#features/stores/suppliers/contract/options.ts';
import { financialYear } from '#lib/calendar.ts';
import { csvCell } from '#lib/csv.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const minor = fc.integer({ min: 1, max: 500_000_000 });

describe('moves', () => {
  it('follow the transitions of the states, for each side', () => {
    for (const moves of Object.values(permittedMoves)) {
      for (const [from, targets] of Object.entries(moves)) {
        for (const to of targets) {
          expect(orderStates.indexOf(to)).toBeGreaterThan(orderStates.indexOf(from as OrderState));
        }
      }
    }
  });

  it('never cancel an order after its first dispatch', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.integer({ min: 1, max: 9 }),
        (status, dispatchCount) => {
          for (const side of ['buyer', 'supplier'] as const) {
            expect(mayMove({ status, dispatchCount }, { by: side, to: 'cancelled' })).toBe(false);
            const order = { status, dispatchCount, isOnTheWay: true, totalMinor: 100, paidMinor: 0 };
            expect(actionsOf(side, order)).not.toContain('cancel');
          }
        },
      ),
    );
  });

  it('offer to confirm what is on its way, and nothing once it has arrived', () => {
    const partly = { status: 'in_production', dispatchCount: 1, totalMinor: 100, paidMinor: 0 } as const;
    expect(actionsOf('buyer', { ...partly, isOnTheWay: true })).toContain('confirm_receipt');
    expect(actionsOf('buyer', { ...partly, isOnTheWay: false })).not.toContain('confirm_receipt');
    const all = { ...partly, status: 'dispatched' } as const;
    expect(actionsOf('buyer', { ...all, isOnTheWay: false })).toContain('confirm_receipt');
    for (const status of ['delivered', 'completed', 'cancelled'] as const)
      expect(actionsOf('buyer', { ...all, status, isOnTheWay: true })).not.toContain('confirm_receipt');
  });

  it('pass every state until the order is dispatched', () => {
    for (const status of orderStates.filter((state) => canDispatch({ status: state }))) {
      const way = [status, ...statesOnTheWay(status)];
      expect(way.at(-1)).toBe('dispatched');
      for (const [index, to] of way.slice(1).entries())
        expect(mayMove({ status: way[index] ?? status, dispatchCount: 0 }, { by: 'supplier', to })).toBe(
          true,
        );
    }
  });
});

describe('dispatches', () => {
  /** Counted and measured lines; their thousandths are whole numbers, which the database stores exactly. */
  const ordered = fc.array(
    fc.record({
      unit: fc.constantFrom('piece', 'roll', 'kg', 'metre'),
      quantity: fc.integer({ min: 1, max: 5000 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const selections = fc.array(
    fc.tuple(
      fc.nat({ max: 5 }),
      fc.oneof(
        fc.integer({ min: 1, max: 6000 }),
        fc.integer({ min: 1, max: 6_000_000 }).map((parts) => parts / 1000),
      ),
    ),
    { maxLength: 70 },
  );
  const parts = (quantity: number): number => Math.round(quantity * 1000);

  it('in any quantities sum to what was ordered, and the last one is marked as last', () => {
    fc.assert(
      fc.property(ordered, selections, (lines, tries) => {
        const order = lines.map((line, index) => ({ id: `l${index}`, title: 'Box', ...line, sent: 0 }));
        const now = () => order.map(({ sent, ...line }) => ({ ...line, dispatchedQuantity: sent / 1000 }));
        const isDone = () => order.every(({ sent, quantity }) => sent === parts(quantity));
        let dispatchCount = 0;
        for (const [index, quantity] of tries) {
          const line = order[index % order.length];
          if (!line) continue;
          const left = parts(line.quantity) - line.sent;
          const plan = planDispatch({ lines: now(), dispatchCount }, [{ lineId: line.id, quantity }]);
          const isWhole = isMeasured(line.unit) || Number.isInteger(quantity);
          const fits = parts(quantity) <= left && (isWhole || parts(quantity) === left);
          const others = order.filter((one) => one !== line);
          const isLast = parts(quantity) === left && others.every((one) => one.sent === parts(one.quantity));
          expect(plan.ok).toBe(fits && (isLast || dispatchCount + 1 < maxDispatches));
          if (!plan.ok) continue;
          line.sent += parts(quantity);
          dispatchCount += 1;
          expect(plan.isLast).toBe(isDone());
        }
        const rest = planDispatch({ lines: now(), dispatchCount }, undefined);
        if (rest.ok) {
          expect(rest.isLast).toBe(true);
          for (const { lineId, quantity } of rest.leaving) {
            const line = order.find(({ id }) => id === lineId);
            if (line) line.sent += parts(quantity);
          }
        }
        expect(isDone()).toBe(true);
        expect(dispatchCount).toBeLessThanOrEqual(maxDispatches);
      }),
    );
  });

  it('return the errors of all quantities, each at its index', () => {
    const line = (id: string, unit: string) => ({ id, title: id, unit, quantity: 10, dispatchedQuantity: 4 });
    const lines = [line('Box', 'piece'), line('Film', 'kg'), line('Tape', 'roll')];
    const selection = [
      { lineId: 'Box', quantity: 2.5 },
      { lineId: 'Film', quantity: 1.25 },
      { lineId: 'Tape', quantity: 7 },
    ];
    expect(quantityProblems(lines, selection)).toEqual([
      { path: 'lines.0.quantity', message: 'Enter a whole number. Box is sold by the piece.' },
      { path: 'lines.2.quantity', message: 'Only 6 of Tape left to dispatch.' },
    ]);
  });

  it('can always take the rest of an order, and refuse a fraction of a counted unit', () => {
    const line = { id: 'l', title: 'Mailer box', unit: 'piece', quantity: 9, dispatchedQuantity: 0.5 };
    const order = { lines: [line], dispatchCount: 80 };
    expect(planDispatch(order, undefined)).toEqual({
      ok: true,
      leaving: [{ lineId: 'l', quantity: 8.5 }],
      isLast: true,
    });
    expect(planDispatch(order, [{ lineId: 'l', quantity: 2 }])).toMatchObject({
      ok: false,
      reason: { code: 'too_many_dispatches' },
    });
    expect(planDispatch(order, [{ lineId: 'l', quantity: 2.5 }])).toEqual({
      ok: false,
      reason: {
        message: 'Enter a whole number. Mailer box is sold by the piece.',
        code: 'not_whole',
        field: 'lines.0.quantity',
      },
    });
  });
});

describe('payments', () => {
  it('in any order never exceed the total, nor fall below zero', () => {
    const step = fc.record({
      kind: fc.constantFrom('pay' as const, 'reverse' as const),
      amount: minor,
      pick: fc.nat(),
    });
    fc.assert(
      fc.property(minor, fc.array(step, { maxLength: 40 }), (totalMinor, steps) => {
        const payments: { paymentMinor: number; reversedMinor: number }[] = [];
        let paidMinor = 0;
        for (const { kind, amount, pick } of steps) {
          if (kind === 'pay') {
            const payable = { totalMinor, paidMinor, currency: 'INR', isCancelled: false };
            if (!decidePayment({ ...payable, amountMinor: amount }).ok) continue;
            payments.push({ paymentMinor: amount, reversedMinor: 0 });
            paidMinor += amount;
          } else {
            const payment = payments[pick % Math.max(1, payments.length)];
            if (!payment) continue;
            if (!decideReversal({ ...payment, currency: 'INR', amountMinor: amount }).ok) continue;
            payment.reversedMinor += amount;
            paidMinor -= amount;
          }
          expect(paidMinor).toBeGreaterThanOrEqual(0);
          expect(paidMinor).toBeLessThanOrEqual(totalMinor);
          expect(paidMinor).toBe(
            payments.reduce((sum, one) => sum + one.paymentMinor - one.reversedMinor, 0),
          );
        }
      }),
    );
  });

  it('fill the instalments in order, and the instalments sum to the total', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentTerms),
        minor,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (term, totalMinor, share) => {
          expect(planPayments(term, totalMinor).reduce((sum, part) => sum + part.amountMinor, 0)).toBe(
            totalMinor,
          );
          const paidMinor = Math.floor(totalMinor * share);
          const dates = {
            placed: at(0),
            confirmed: at(1),
            approved: at(2),
            in_production: at(2),
            ready: at(5),
            dispatched: at(6),
            delivered: at(9),
          };
          const progress = { totalMinor, paidMinor, dates, isCancelled: false };
          const states = planStates(term, { ...progress, now: at(60) });
          expect(states.reduce((sum, part) => sum + part.paidMinor, 0)).toBe(paidMinor);
          const open = states.find((part) => part.paidMinor < part.amountMinor);
          expect(nextDue(term, progress)).toEqual(open?.dueAt ?? null);
          for (const part of states)
            expect(part.state).toBe(part.paidMinor === part.amountMinor ? 'paid' : 'overdue');
          expect(nextDue(term, { ...progress, isCancelled: true })).toBeNull();
        },
      ),
    );
  });

  it('are due for goods that left without being marked as ready', () => {
    const dates = {
      placed: at(0),
      confirmed: at(1),
      approved: null,
      in_production: null,
      ready: null,
      dispatched: at(6),
      delivered: null,
    };
    const [before, last] = planStates('Partial Payment', {
      totalMinor: 1000,
      paidMinor: 500,
      dates,
      now: at(7),
      isCancelled: false,
    });
    expect(before).toMatchObject({ state: 'paid' });
    expect(last).toMatchObject({ label: 'Before dispatch', state: 'due', dueAt: at(9) });
  });
});

it.each([
  ['2026-11-12T18:29:00Z', '2026-11-12T18:29:30Z', 0],
  ['2026-11-12T18:29:00Z', '2026-11-12T18:30:00Z', 1],
  ['2026-11-11T14:00:00Z', '2026-11-23T10:00:00Z', 12],
  ['2026-11-11T03:00:00Z', '2026-11-23T10:00:00Z', 12],
])('is overdue from %s to %s by %i days', (dueAt, now, days) =>
  expect(overdueDays(new Date(dueAt), new Date(now))).toBe(days),
);

it('counts financial years from April to March, at India’s midnight', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
  expect(financialYear(new Date('2099-12-01T00:00:00Z'))).toBe('2099-00');
  const number = invoiceNumber({ kind: 'tax_invoice', financialYear: '2026-27', sequence: 99_999 });
  expect(number).toBe('INV/26-27/99999');
  expect(number.length).toBeLessThanOrEqual(16);
});

it('writes no cell that a spreadsheet would execute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(/^\s*[=+\-@\t\r]/.test(inner)).toBe(false);
    }),
  );
});
