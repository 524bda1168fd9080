import { describe, expect, it } from 'vitest';
import { decideClosing, withoutSecrets } from './rules.ts';

describe('closing an account', () => {
  it('is refused while orders are open', () => {
    expect(decideClosing({ openOrders: 0, isAdmin: false })).toEqual({ ok: true });
    expect(decideClosing({ openOrders: 1, isAdmin: false })).toMatchObject({
      ok: false,
      reason: { message: expect.stringContaining('1 order is still open') },
    });
    expect(decideClosing({ openOrders: 3, isAdmin: false })).toMatchObject({
      ok: false,
      reason: { code: 'open_orders' },
    });
  });

  it('is not possible for admins', () => {
    expect(decideClosing({ openOrders: 0, isAdmin: true })).toMatchObject({
      ok: false,
      reason: { code: 'admin_stays' },
    });
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
