import { describe, expect, it } from 'vitest';
import { whyNotClose, withoutSecrets } from './rules.ts';

describe('closing an account', () => {
  it('waits for orders that are under way', () => {
    expect(whyNotClose({ openOrders: 0, isAdmin: false })).toBeNull();
    expect(whyNotClose({ openOrders: 1, isAdmin: false })?.message).toContain('1 order is still under way');
    expect(whyNotClose({ openOrders: 3, isAdmin: false })?.reason).toBe('open_orders');
  });

  it('is not for admins', () => {
    expect(whyNotClose({ openOrders: 0, isAdmin: true })?.reason).toBe('admin_stays');
  });
});

describe('a copy of the data', () => {
  it('holds no keys, not even as digests', () => {
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
