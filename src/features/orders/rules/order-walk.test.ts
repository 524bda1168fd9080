import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDue, planPayments, planStates } from '#features/selling-terms/rules/payment-plan.ts';
import { paymentTerms } from '#features/suppliers/contract/words.ts';
import { csvCell } from '#lib/csv.ts';
import { type OrderState, orderStates } from '../rules.ts';
import { planDispatch } from './dispatching.ts';
import { financialYear, invoiceNumber } from './invoice-number.ts';
import { actionsOf, canDispatch, mayMove, permittedMoves, statesOnTheWay } from './moves.ts';
import { paymentProblem, reversalProblem } from './payments.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const minor = fc.integer({ min: 1, max: 500_000_000 });

describe('moves', () => {
  it('lead only where the order’s states lead, for each side', () => {
    for (const moves of Object.values(permittedMoves)) {
      for (const [from, targets] of Object.entries(moves)) {
        for (const to of targets) {
          expect(orderStates.indexOf(to)).toBeGreaterThan(orderStates.indexOf(from as OrderState));
        }
      }
    }
  });

  it('never cancel what has begun to leave', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStates),
        fc.integer({ min: 1, max: 9 }),
        (status, dispatchCount) => {
          for (const side of ['buyer', 'supplier'] as const) {
            expect(mayMove(side, { status, dispatchCount }, 'cancelled')).toBe(false);
            const looked = { status, dispatchCount, totalMinor: 100, paidMinor: 0 };
            expect(actionsOf(side, looked)).not.toContain('cancel');
          }
        },
      ),
    );
  });

  it('pass every state on the way to being dispatched', () => {
    for (const status of orderStates.filter((state) => canDispatch({ status: state }))) {
      const way = [status, ...statesOnTheWay(status)];
      expect(way.at(-1)).toBe('dispatched');
      for (const [index, to] of way.slice(1).entries())
        expect(mayMove('supplier', { status: way[index] ?? status, dispatchCount: 0 }, to)).toBe(true);
    }
  });
});

describe('dispatches', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });

  it('in any parts send exactly what was ordered, and the last is the last', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 6000 })), { maxLength: 30 }),
        (quantities, wishes) => {
          const order = quantities.map((quantity, index) => ({
            id: `l${index}`,
            title: 'Box',
            quantity,
            dispatchedQuantity: 0,
          }));
          for (const [index, quantity] of wishes) {
            const line = order[index % order.length];
            if (!line) continue;
            const plan = planDispatch(order, [{ lineId: line.id, quantity }]);
            const fits = quantity <= line.quantity - line.dispatchedQuantity;
            expect('problem' in plan).toBe(!fits);
            if ('problem' in plan) continue;
            line.dispatchedQuantity += quantity;
            expect(plan.isLast).toBe(order.every((one) => one.dispatchedQuantity === one.quantity));
          }
          const rest = planDispatch(order, undefined);
          if ('problem' in rest)
            return expect(order.every((one) => one.dispatchedQuantity === one.quantity)).toBe(true);
          expect(rest.isLast).toBe(true);
          for (const { lineId, quantity } of rest.leaving) {
            const line = order.find(({ id }) => id === lineId);
            expect((line?.dispatchedQuantity ?? 0) + quantity).toBe(line?.quantity);
          }
        },
      ),
    );
  });
});

describe('payments', () => {
  it('in any order never exceed the total, nor fall below nothing', () => {
    const step = fc.record({
      kind: fc.constantFrom('pay' as const, 'reverse' as const),
      amount: minor,
      pick: fc.nat(),
    });
    fc.assert(
      fc.property(minor, fc.array(step, { maxLength: 40 }), (totalMinor, steps) => {
        const payments: { amountMinor: number; returnedMinor: number }[] = [];
        let paidMinor = 0;
        for (const { kind, amount, pick } of steps) {
          if (kind === 'pay') {
            if (paymentProblem({ totalMinor, paidMinor, currency: 'INR', isCancelled: false }, amount))
              continue;
            payments.push({ amountMinor: amount, returnedMinor: 0 });
            paidMinor += amount;
          } else {
            const payment = payments[pick % Math.max(1, payments.length)];
            if (!payment || reversalProblem({ ...payment, currency: 'INR' }, amount)) continue;
            payment.returnedMinor += amount;
            paidMinor -= amount;
          }
          expect(paidMinor).toBeGreaterThanOrEqual(0);
          expect(paidMinor).toBeLessThanOrEqual(totalMinor);
          expect(paidMinor).toBe(payments.reduce((sum, one) => sum + one.amountMinor - one.returnedMinor, 0));
        }
      }),
    );
  });

  it('fill the parts of a term in order, and the parts make the total', () => {
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
});

it('counts financial years from April to March, at India’s midnight', () => {
  expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2025-26');
  expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2026-27');
  expect(financialYear(new Date('2099-12-01T00:00:00Z'))).toBe('2099-00');
  const number = invoiceNumber({ kind: 'tax_invoice', financialYear: '2026-27', sequence: 99_999 });
  expect(number).toBe('INV/26-27/99999');
  expect(number.length).toBeLessThanOrEqual(16);
});

it('writes no cell that a spreadsheet would run', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(/^\s*[=+\-@\t\r]/.test(inner)).toBe(false);
    }),
  );
});
