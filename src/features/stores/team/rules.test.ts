import { describe, expect, it } from 'vitest';
import { permissions, roleAllows, storeRoles } from '#features/stores/suppliers/rules/store-roles.ts';
import { decideJoining } from './rules.ts';

const invitation = { email: 'ravi@example.com', supplierId: 'store' };
const ravi = { email: 'ravi@example.com', role: 'supplier' as const, store: null };

describe('joining a store', () => {
  it('is for the invited email address, with a supplier account that has no store', () => {
    expect(decideJoining(ravi, invitation)).toEqual({ ok: true });
    expect(
      decideJoining({ ...ravi, store: { id: 'own', role: 'owner', status: 'draft' } }, invitation),
    ).toEqual({ ok: true });
  });

  it.each([
    ['another address', { email: 'other@example.com' }],
    ['a customer', { role: 'customer' as const }],
    ['an admin', { role: 'admin' as const }],
    ['somebody with a store', { store: { id: 'own', role: 'owner', status: 'approved' } }],
    ['somebody who works elsewhere', { store: { id: 'other', role: 'sales', status: 'approved' } }],
    ['somebody who is there already', { store: { id: 'store', role: 'sales', status: 'approved' } }],
  ])('is not for %s', (_name, change) => {
    expect(decideJoining({ ...ravi, ...change }, invitation)).toEqual({
      ok: false,
      reason: expect.stringMatching(/./),
    });
  });
});

describe('permissions', () => {
  it('include everything for the owner, and reserve money, people and keys for the owner', () => {
    for (const capability of Object.keys(permissions) as (keyof typeof permissions)[])
      expect(roleAllows('owner', capability)).toBe(true);
    for (const role of storeRoles.filter((one) => one !== 'owner'))
      for (const capability of ['bank.read', 'bank.write', 'plan.write', 'team.write', 'keys.write'] as const)
        expect(roleAllows(role, capability)).toBe(false);
  });

  it('let the warehouse move goods, but not read messages from buyers', () => {
    expect([roleAllows('warehouse', 'products.stock'), roleAllows('warehouse', 'orders.dispatch')]).toEqual([
      true,
      true,
    ]);
    expect([roleAllows('warehouse', 'inquiries.read'), roleAllows('warehouse', 'products.write')]).toEqual([
      false,
      false,
    ]);
  });
});
