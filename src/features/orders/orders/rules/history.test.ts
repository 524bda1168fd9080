import { describe, expect, it } from 'vitest';
import type { Dispatch, OrderEvent } from '#features/orders/order-record/contract.ts';
import type { LineProof } from '#features/orders/proofs/contract.ts';
import { orderHistory } from './history.ts';
import { orderProgress } from './progress.ts';

const at = (hour: number): string => `2026-11-12T${String(hour).padStart(2, '0')}:00:00.000Z`;

const event = (status: OrderEvent['status'], hour: number): OrderEvent => ({
  id: status,
  status,
  at: at(hour),
  by: 'supplier',
  byName: 'Asha Patil',
  note: null,
});

const dispatch = (number: number, { left, arrived }: { left: number; arrived?: number }): Dispatch => ({
  id: `d${number}`,
  number,
  carrier: 'VRL',
  trackingNumber: `T${number}`,
  expectedOn: null,
  note: null,
  dispatchedAt: at(left),
  deliveredAt: arrived === undefined ? null : at(arrived),
  deliveredBy: arrived === undefined ? null : 'buyer',
  dispatchedByName: 'Asha Patil',
  deliveredByName: arrived === undefined ? null : 'Daniel Reyes',
  isLate: false,
  lines: [{ lineId: `l${number}`, title: 'Mailer box', unit: 'piece', quantity: number * 1000 }],
});

const summary = (order: Parameters<typeof orderHistory>[0]) =>
  orderHistory(order).map(({ title, byName, goods }) => [title, byName, goods[0]?.quantity ?? null]);

describe('the history of an order', () => {
  it('lists every dispatch and arrival with actor and quantity', () => {
    const dispatches = [dispatch(1, { left: 2, arrived: 5 }), dispatch(2, { left: 4, arrived: 6 })];
    const events = [event('confirmed', 1), event('dispatched', 4), event('delivered', 6)];
    expect(summary({ events, dispatches })).toEqual([
      ['Delivered', 'Asha Patil', 2000],
      ['Dispatch 1 arrived', 'Daniel Reyes', 1000],
      ['Dispatched', 'Asha Patil', 2000],
      ['Partly dispatched (dispatch 1)', 'Asha Patil', 1000],
      ['Confirmed', 'Asha Patil', null],
    ]);
  });

  it('of an order with one dispatch lists each moment once', () => {
    const events = [event('dispatched', 2), event('delivered', 3)];
    expect(summary({ events, dispatches: [dispatch(1, { left: 2, arrived: 3 })] })).toEqual([
      ['Delivered', 'Asha Patil', 1000],
      ['Dispatched', 'Asha Patil', 1000],
    ]);
  });

  it('leaves out states that are implied by a dispatch', () => {
    const dispatches = [dispatch(1, { left: 2 }), dispatch(2, { left: 4 })];
    const events = [
      event('confirmed', 1),
      event('in_production', 2),
      event('ready', 4),
      event('dispatched', 4),
    ];
    expect(summary({ events, dispatches })).toEqual([
      ['Dispatched', 'Asha Patil', 2000],
      ['Partly dispatched (dispatch 1)', 'Asha Patil', 1000],
      ['Confirmed', 'Asha Patil', null],
    ]);
  });
});

describe('the history of goods that are made for an order', () => {
  const step = { note: '', carrier: null, trackingNumber: null, files: [], sentByName: 'Asha Patil' };
  const decided = (outcome: 'approved' | 'returned', hour: number) => ({
    outcome,
    comment: '',
    pins: [],
    at: at(hour),
    byName: 'Daniel Reyes',
  });
  const proof: LineProof = {
    lineId: 'l1',
    title: 'Mailer box',
    unit: 'piece',
    quantity: 5000,
    state: 'approved',
    kind: 'proof',
    version: 2,
    versions: [
      { ...step, version: 2, kind: 'proof', number: 2, sentAt: at(4), decision: decided('approved', 5) },
      {
        ...step,
        version: 1,
        kind: 'proof',
        number: 1,
        sentAt: at(2),
        decision: decided('returned', 3),
      },
    ],
    actions: [],
  };
  const change = {
    id: 'a1',
    number: 1,
    proposedBy: 'supplier',
    proposedByName: 'Asha Patil',
    proposedAt: at(6),
    decidedByName: 'Daniel Reyes',
    decidedAt: at(7),
  } as const;

  it('lists proofs and changes with their decisions, by time', () => {
    const events = [event('confirmed', 1), event('in_production', 8)];
    const entries = orderHistory({
      events,
      dispatches: [],
      proofs: [proof],
      amendments: [{ ...change, state: 'accepted' }],
    });
    expect(entries.map(({ title, by, byName }) => [title, by, byName])).toEqual([
      ['In production', 'supplier', 'Asha Patil'],
      ['Change 1 accepted', 'buyer', 'Daniel Reyes'],
      ['Change 1 proposed', 'supplier', 'Asha Patil'],
      ['Proof v2 approved', 'buyer', 'Daniel Reyes'],
      ['Proof v2 uploaded', 'supplier', 'Asha Patil'],
      ['Proof v1 returned', 'buyer', 'Daniel Reyes'],
      ['Proof v1 uploaded', 'supplier', 'Asha Patil'],
      ['Confirmed', 'supplier', 'Asha Patil'],
    ]);
    expect(entries[5]).toMatchObject({ note: 'Mailer box', goods: [] });
  });

  it('names the side that withdrew a change, and no decision while it is open', () => {
    const titles = (state: 'withdrawn' | 'open') =>
      orderHistory({
        events: [],
        dispatches: [],
        amendments: [{ ...change, state, decidedAt: state === 'open' ? null : at(7) }],
      }).map(({ title, by }) => [title, by]);
    expect(titles('withdrawn')).toEqual([
      ['Change 1 withdrawn', 'supplier'],
      ['Change 1 proposed', 'supplier'],
    ]);
    expect(titles('open')).toEqual([['Change 1 proposed', 'supplier']]);
  });
});

describe('the progress of an order', () => {
  const steps = (order: Parameters<typeof orderProgress>[0]) =>
    orderProgress(order).map(({ title, look, at: when }) => [
      title,
      look,
      when && new Date(when).getUTCHours(),
    ]);
  const begun = [event('placed', 0), event('confirmed', 1)];

  it('advances with the first dispatch, without times that were not recorded', () => {
    const events = [...begun, event('in_production', 2)];
    const order = { status: 'in_production', isPartlyDispatched: true, events } as const;
    expect(steps({ ...order, dispatches: [dispatch(1, { left: 2 })] })).toEqual([
      ['Placed', 'done', 0],
      ['Confirmed', 'done', 1],
      ['In production', 'done', null],
      ['Ready', 'partial', null],
      ['Partly dispatched', 'current', 2],
      ['Delivered', 'upcoming', null],
      ['Completed', 'upcoming', null],
    ]);
  });

  it('has a time for each step once all goods have left', () => {
    const events = [...begun, event('in_production', 2), event('ready', 3), event('dispatched', 5)];
    const dispatches = [dispatch(1, { left: 4 }), dispatch(2, { left: 5 })];
    expect(steps({ status: 'dispatched', isPartlyDispatched: false, events, dispatches })).toEqual([
      ['Placed', 'done', 0],
      ['Confirmed', 'done', 1],
      ['In production', 'done', 2],
      ['Ready', 'done', 3],
      ['Dispatched', 'current', 5],
      ['Delivered', 'upcoming', null],
      ['Completed', 'upcoming', null],
    ]);
  });

  it('does not tick steps that a dispatch right after the confirmation skipped', () => {
    const events = [...begun, event('in_production', 2), event('ready', 2), event('dispatched', 2)];
    const dispatches = [dispatch(1, { left: 2 })];
    expect(steps({ status: 'dispatched', isPartlyDispatched: false, events, dispatches })).toEqual([
      ['Placed', 'done', 0],
      ['Confirmed', 'done', 1],
      ['In production', 'skipped', null],
      ['Ready', 'skipped', null],
      ['Dispatched', 'current', 2],
      ['Delivered', 'upcoming', null],
      ['Completed', 'upcoming', null],
    ]);
  });

  it('of a cancelled order ends with the cancellation', () => {
    const events = [...begun, event('cancelled', 2)];
    expect(steps({ status: 'cancelled', isPartlyDispatched: false, events, dispatches: [] })).toEqual([
      ['Placed', 'done', 0],
      ['Confirmed', 'done', 1],
      ['Canceled', 'current', 2],
    ]);
  });
});
