import { describe, expect, it } from 'vitest';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { newcomer, useGoogle } from '#support/google-visits.ts';
import { useTestApp } from '#support/test-app.ts';

const { test, newPerson, leave, comeBack, walkThrough, provider } = useGoogle(
  20_000 + (process.pid % 20_000),
);
const unconfiguredApp = useTestApp();

describe('a new user', () => {
  it('enters what Google does not share, and gets a confirmed account without a password', async () => {
    const googleUser = newPerson();
    const { answer, cookie } = await walkThrough(googleUser, {
      role: 'customer',
      next: '/search?q=box',
      membership: 'gold',
    });
    const { outcome } = answer.body.data;
    expect(outcome).toMatchObject({
      step: 'newcomer',
      email: googleUser.email,
      name: 'Ines Duarte',
      role: 'customer',
    });
    const joined = await test.call('POST /auth/google/signup', {
      body: newcomer(outcome.ticket),
      headers: { cookie },
    });
    const { arrival } = joined.body.data;
    expect(arrival).toMatchObject({ next: '/search?q=box', membership: 'gold', isNew: true });
    expect(arrival.data.user).toMatchObject({
      email: googleUser.email,
      emailVerified: true,
      role: 'customer',
      phone: '+351211234567',
    });
    const profile = await test.call('GET /auth/profile', { token: arrival.token });
    expect(profile.body.data.profile.hasPassword).toBe(false);
    const guess = await test.call('POST /auth/login', {
      body: { email: googleUser.email, password: 'anything at all' },
    });
    expect(guess.status).toBe(401);
  });

  it('is recognized next time, even with another address, and is remembered on request', async () => {
    const googleUser = newPerson();
    const first = await walkThrough(googleUser);
    await test.call('POST /auth/google/signup', {
      body: newcomer(first.answer.body.data.outcome.ticket),
      headers: { cookie: first.cookie },
    });
    const moved = { ...googleUser, email: 'moved@example.com' };
    const { outcome } = (await walkThrough(moved, { remember: true })).answer.body.data;
    expect(outcome.step).toBe('signed-in');
    expect(outcome.arrival.data.user.email).toBe(googleUser.email);
    const { exp, iat } = JSON.parse(Buffer.from(outcome.arrival.token.split('.')[1], 'base64url').toString());
    expect(exp - iat).toBe(30 * 24 * 3600);
  });

  it('gets one account when the same ticket arrives five times simultaneously', async () => {
    const { answer, cookie } = await walkThrough(newPerson());
    const given = { body: newcomer(answer.body.data.outcome.ticket), headers: { cookie } };
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => test.call('POST /auth/google/signup', given)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot become an admin, nor use an address other than Google’s', async () => {
    const { answer, cookie } = await walkThrough(newPerson());
    const { ticket, email } = answer.body.data.outcome;
    const asAdmin = await test.call('POST /auth/google/signup', {
      body: { ...newcomer(ticket), role: 'admin' },
      headers: { cookie },
    });
    expect(asAdmin.status).toBe(400);
    const other = await test.call('POST /auth/google/signup', {
      body: { ...newcomer(ticket), email: 'admin@example.com' },
      headers: { cookie },
    });
    expect(other.body.data.arrival.data.user.email).toBe(email);
  });
});

describe('an email address with an account', () => {
  it('is connected to Google only with the password of that account', async () => {
    const owner = await test.signIn('supplier');
    const { answer, cookie } = await walkThrough(newPerson({ email: owner.email.toUpperCase() }));
    const { step, ticket, email } = answer.body.data.outcome;
    expect([step, email]).toEqual(['password', owner.email]);
    const link = (password: string) =>
      test.call('POST /auth/google/link', { body: { ticket, password }, headers: { cookie } });
    expect((await link('not the password')).status).toBe(401);
    const joined = await link(owner.password);
    expect(joined.body.data.arrival.data.user.id).toBe(owner.accountId);
    expect((await link(owner.password)).status).toBe(400);
  });

  it('cannot be used to sign up again', async () => {
    const owner = await test.signIn('supplier');
    const { answer, cookie } = await walkThrough(newPerson({ email: owner.email }));
    const body = newcomer(answer.body.data.outcome.ticket);
    const taken = await test.call('POST /auth/google/signup', { body, headers: { cookie } });
    expect(taken.status).toBe(409);
    expect((await test.call('GET /auth/identities', { token: owner.token })).body.data.identities).toEqual(
      [],
    );
  });

  it('requires its password even if someone else opened the account first, confirmed or not', async () => {
    const squatted = await createAccount(test.kernel.database.db, { emailVerified: false });
    const { answer } = await walkThrough(newPerson({ email: squatted.email }));
    expect(answer.body.data.outcome.step).toBe('password');
  });

  it('is never accepted if Google has not confirmed it', async () => {
    const owner = await test.signIn('customer');
    for (const email of [owner.email, 'somebody-new@example.com']) {
      const { answer } = await walkThrough(newPerson({ email, emailVerified: false }));
      expect(answer.status).toBe(400);
      expect(answer.body.reason).toBe('google_unverified');
    }
  });

  it('allows ten wrong passwords, as signing in does', async () => {
    const owner = await test.signIn('customer');
    const { answer, cookie } = await walkThrough(newPerson({ email: owner.email }));
    const { ticket } = answer.body.data.outcome;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { ticket, password: 'wrong' };
      statuses.push((await test.call('POST /auth/google/link', { body, headers: { cookie } })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses[10]).toBe(429);
  });
});

describe('the return from Google', () => {
  it('keeps its secret in a cookie that scripts and other sites cannot use', async () => {
    const { setCookie, url } = await leave();
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/v1/auth/google'])
      expect(setCookie).toContain(part);
    const query = new URL(url).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('nonce')).toBeTruthy();
  });

  it('accepts each response once', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, newPerson());
    expect((await comeBack(back, { cookie })).status).toBe(200);
    const again = await comeBack(back, { cookie });
    expect(again.body).toMatchObject({ status: 'fail', reason: 'attempt_over' });
  });

  it('is refused in another browser, so that no one can be signed in to another person’s account', async () => {
    const attacker = await leave();
    const back = await provider.visit(attacker.url, newPerson());
    const victim = await leave();
    expect((await comeBack(back, { cookie: victim.cookie })).body.reason).toBe('attempt_over');
    expect((await comeBack(back, { cookie: '' })).body.reason).toBe('attempt_over');
  });

  it('refuses an unknown state, and a ticket in another browser', async () => {
    const { cookie } = await leave();
    expect((await comeBack({ code: 'x', state: 'made-up' }, { cookie })).body.reason).toBe('attempt_over');
    const { answer } = await walkThrough(newPerson());
    const stolen = { body: newcomer(answer.body.data.outcome.ticket), headers: { cookie } };
    expect((await test.call('POST /auth/google/signup', stolen)).body.reason).toBe('attempt_over');
  });

  it('refuses a response with another nonce', async () => {
    const { url, cookie } = await leave();
    const altered = new URL(url);
    altered.searchParams.set('nonce', 'another-nonce-altogether');
    const response = await comeBack(await provider.visit(altered.href, newPerson()), { cookie });
    expect([response.status, response.body.reason]).toEqual([400, 'google_unconfirmed']);
  });

  it('refuses a code that belongs to another attempt', async () => {
    const [one, two] = [await leave(), await leave()];
    const stolen = await provider.visit(one.url, newPerson());
    const own = await provider.visit(two.url, newPerson());
    const response = await comeBack({ ...own, code: stolen.code }, { cookie: two.cookie });
    expect([response.status, response.body.reason]).toEqual([400, 'google_unconfirmed']);
  });

  it('explains that the user declined', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, 'refuses');
    expect(back.error).toBe('access_denied');
    const response = await comeBack(back, { cookie });
    expect(response.body.message).toContain('You did not allow Google to share your email');
  });

  it('expires after fifteen minutes', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, newPerson());
    test.advance(16 * 60);
    expect((await comeBack(back, { cookie })).body.reason).toBe('attempt_over');
    await test.runJobs();
  });
});

describe('an unavailable provider', () => {
  it('is explained in plain language if none is configured', async () => {
    const response = await unconfiguredApp.call('POST /auth/google/start', { body: {} });
    expect(response.body.message).toBe(
      'Google sign-in is not set up on this server. Use your email and password.',
    );
  });

  it('is explained in plain language when it is down, and works as soon as it is back', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, newPerson());
    await provider.close();
    const response = await comeBack(back, { cookie });
    expect([response.status, response.body.reason]).toEqual([503, 'google_unreachable']);
    expect(response.body.message).toContain('Google is unavailable right now.');
    await provider.open();
    expect((await walkThrough(newPerson())).answer.status).toBe(200);
  });
});
