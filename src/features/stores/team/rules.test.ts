import { describe, expect, it } from 'vitest';
import { may, permissions, storeRoles } from '#features/stores/suppliers/rules/store-roles.ts';
import { whyNotJoin } from './rules.ts';

const invitation = { email: 'ravi@example.com', supplierId: 'store' };
const ravi = { email: 'ravi@example.com', role: 'supplier' as const, store: null };

describe('joining a store', () => {
  it('is for the invited address, with a supplier account that has no store', () => {
    expect(whyNotJoin(ravi, invitation)).toBeNull();
    expect(
      whyNotJoin({ ...ravi, store: { id: 'own', role: 'owner', status: 'draft' } }, invitation),
    ).toBeNull();
  });

  it.each([
    ['another address', { email: 'other@example.com' }],
    ['a customer', { role: 'customer' as const }],
    ['an admin', { role: 'admin' as const }],
    ['somebody with a store', { store: { id: 'own', role: 'owner', status: 'approved' } }],
    ['somebody who works elsewhere', { store: { id: 'other', role: 'sales', status: 'approved' } }],
    ['somebody who is there already', { store: { id: 'store', role: 'sales', status: 'approved' } }],
  ])('is not for %s', (_name, change) => {
    expect(whyNotJoin({ ...ravi, ...change }, invitation)).toMatch(/./);
  });
});

describe('permissions', () => {
  it('give the owner everything, and keep money, people and keys to the owner', () => {
    for (const capability of Object.keys(permissions) as (keyof typeof permissions)[])
      expect(may('owner', capability)).toBe(true);
    for (const role of storeRoles.filter((one) => one !== 'owner'))
      for (const capability of ['bank.read', 'bank.write', 'plan.write', 'team.write', 'keys.write'] as const)
        expect(may(role, capability)).toBe(false);
  });

  it('let the warehouse move goods, and not read what buyers write', () => {
    expect([may('warehouse', 'products.stock'), may('warehouse', 'orders.dispatch')]).toEqual([true, true]);
    expect([may('warehouse', 'inquiries.read'), may('warehouse', 'products.write')]).toEqual([false, false]);
  });
});
