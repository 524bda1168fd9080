import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '#platform/commands/context.ts';
import { useTestApp } from '#support/test-app.ts';
import { openSession } from './commands/session-tokens.ts';
import { checkCredentials, signIn } from './commands/sign-in.ts';
import { accounts } from './tables.ts';

const test = useTestApp();
const password = 'another sheet of board';
const write = <T>(command: (ctx: CommandContext) => Promise<T>) =>
  test.kernel.write({ actor: null, log: test.kernel.log }, command);
const session = () => ({ remember: false, device: 'a test', secret: test.kernel.config.sessionSecret });
const isIn = async (token: string) => (await test.call('GET /auth/me', { token })).status === 200;

describe('a password that was just verified', () => {
  it('cannot open a session after the password was changed', async () => {
    const person = await test.signIn('customer');
    const { email, password: old } = person;
    const proven = await checkCredentials(test.kernel.database.db, {
      now: new Date(),
      email,
      password: old,
      ip: '192.0.2.1',
    });
    await test.call('PUT /auth/password', {
      token: person.token,
      body: { currentPassword: old, password },
    });
    const opening = write((ctx) => signIn(ctx, { ...proven, ...session() }));
    await expect(opening).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('leaves no session open when signing in and a password change overlap', async () => {
    const person = await test.signIn('customer');
    const { email, password: old } = person;
    const attempts = Array.from({ length: 12 }, async (_, i) => {
      await pause(i * 10);
      const response = await test.call('POST /auth/login', {
        body: { email, password: old },
        from: `192.0.2.${i}`,
      });
      return response.body.token as string | undefined;
    });
    const body = { currentPassword: old, password };
    const changed = await test.call('PUT /auth/password', { token: person.token, body });
    expect(changed.status).toBe(200);
    const tokens = (await Promise.all(attempts)).filter((token) => token !== undefined);
    expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map(() => false));
    expect(await isIn(person.token)).toBe(true);
  });
});

describe('a closed account', () => {
  it('has no valid session and cannot open one', async () => {
    const person = await test.signIn('customer');
    const { accountId } = person;
    const { db } = test.kernel.database;
    await db.update(accounts).set({ closedAt: new Date() }).where(eq(accounts.id, accountId));
    expect(await isIn(person.token)).toBe(false);
    const opening = write((ctx) => signIn(ctx, { accountId, ...session() }));
    await expect(opening).rejects.toMatchObject({ code: 'unauthenticated' });
    const token = await write((ctx) => openSession(ctx, { accountId, ...session() }));
    expect(await isIn(token)).toBe(false);
  });
});
