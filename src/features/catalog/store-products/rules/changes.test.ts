import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeTierPrices, decidePin } from './changes.ts';

const product = {
  status: 'inactive' as const,
  statusBeforeOutOfStock: null,
  stock: 40,
  description: 'Five plies of virgin kraft, stitched.',
  tiers: [{ minQuantity: 100, unitPriceMinor: 5000 }],
  moq: 100,
  ecoFriendly: false,
  customizable: false,
  currency: 'INR',
  archivedAt: null,
  hiddenByPlanAt: null,
};
const here = { now: new Date('2026-01-05T10:00:00Z'), places: 3, room: 3, archiveRoom: 3 };

const refusal = (reason: RegExp) => ({ ok: false, reason: expect.stringMatching(reason) });

describe('changing prices', () => {
  it('always results in prices that fall with the quantity, or gives the reason why not', () => {
    const prices = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(prices, fc.double({ min: -90, max: 900, noNaN: true }), (list, percent) => {
        const tiers = list
          .toSorted((a, b) => b - a)
          .map((unitPriceMinor, row) => ({ minQuantity: row + 1, unitPriceMinor }));
        const moved = changeTierPrices(tiers, percent);
        if (!moved.ok) return moved.reason.length > 0;
        return moved.tiers.every(
          ({ unitPriceMinor }, row) =>
            unitPriceMinor >= 1 &&
            (row === 0 || unitPriceMinor < (moved.tiers[row - 1]?.unitPriceMinor ?? 0)),
        );
      }),
    );
  });

  it('rounds half away from zero, once', () => {
    expect(changeTierPrices([{ minQuantity: 1, unitPriceMinor: 105 }], 10)).toEqual({
      ok: true,
      tiers: [{ minQuantity: 1, unitPriceMinor: 116 }],
    });
  });
});

describe('changing a product', () => {
  it('publishes only as many products as the plan has room for', () => {
    expect(applyChange(product, { change: { act: 'activate' }, ...here })).toMatchObject({
      update: { status: 'active' },
    });
    expect(applyChange(product, { change: { act: 'activate' }, ...here, places: 0 })).toEqual(
      refusal(/limit of live products/),
    );
  });

  it('takes an archived product off sale, unpins it, and restores it as inactive', () => {
    const archived = applyChange({ ...product, status: 'active' }, { change: { act: 'archive' }, ...here });
    expect(archived).toMatchObject({ update: { status: 'inactive', archivedAt: here.now, pinnedAt: null } });
    expect(
      applyChange({ ...product, archivedAt: here.now }, { change: { act: 'restore' }, ...here }),
    ).toEqual({
      ok: true,
      update: { archivedAt: null },
    });
  });

  it('restores and publishes archived products as far as the plan has room, and archives as far as the archive has room', () => {
    const archived = { ...product, archivedAt: here.now };
    const noRoom = refusal(/Your plan’s product limit is reached/);
    expect(applyChange(archived, { change: { act: 'restore' }, ...here, room: 0 })).toEqual(noRoom);
    expect(applyChange(archived, { change: { act: 'activate' }, ...here, room: 0 })).toEqual(noRoom);
    expect(applyChange(product, { change: { act: 'archive' }, ...here, archiveRoom: 0 })).toEqual(
      refusal(/archive is full/),
    );
  });

  it('remembers the chosen status while the stock is empty', () => {
    expect(
      applyChange({ ...product, status: 'active' }, { change: { act: 'stock', stock: 0 }, ...here }),
    ).toEqual({
      ok: true,
      update: { status: 'out_of_stock', statusBeforeOutOfStock: 'active', stock: 0 },
    });
  });
});

describe('pinning a product', () => {
  it('is possible while buyers see it, even if it is sold out', () => {
    expect(decidePin({ status: 'active', statusBeforeOutOfStock: null }).ok).toBe(true);
    expect(decidePin({ status: 'out_of_stock', statusBeforeOutOfStock: 'active' }).ok).toBe(true);
  });

  it('is refused for a hidden product, and says what to do', () => {
    const hidden = [
      { status: 'inactive', statusBeforeOutOfStock: null },
      { status: 'out_of_stock', statusBeforeOutOfStock: 'inactive' },
    ] as const;
    for (const product of hidden)
      expect(decidePin(product)).toEqual({ ok: false, reason: expect.stringContaining('Publish it') });
  });
});
