import { describe, expect, it } from 'vitest';
import { closingRefusal, withoutSecrets } from './rules.ts';

describe('closing an account', () => {
  it('is refused while orders are open', () => {
    expect(closingRefusal({ openOrders: 0, isAdmin: false })).toBeNull();
    expect(closingRefusal({ openOrders: 1, isAdmin: false })?.message).toContain(
      '1 order is still under way',
    );
    expect(closingRefusal({ openOrders: 3, isAdmin: false })?.reason).toBe('open_orders');
  });

  it('is not possible for admins', () => {
    expect(closingRefusal({ openOrders: 0, isAdmin: true })?.reason).toBe('admin_stays');
  });
});

describe('a data export', () => {
  it('contains no secrets, not even as digests', () => {
    const row = {
      id: '1',
      name: 'Asha',
      password_hash: 'x',
      token_digest: 'y',
      account_number_encrypted: 'z',
    };
    expect(withoutSecrets(row)).toEqual({ id: '1', name: 'Asha' });
  });
});
