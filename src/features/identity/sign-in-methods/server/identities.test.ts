import { describe, expect, it } from 'vitest';
import { createAccount } from '#features/identity/accounts/server/factory.ts';
import { newcomer, useGoogle } from '#support/google-visits.ts';
import { useTestApp } from '#support/test-app.ts';

const { test, stranger, leave, comeBack, walkThrough, provider } = useGoogle(20_000 + (process.pid % 20_000));
const bare = useTestApp();

describe('somebody new', () => {
  it('gives what Google does not know, and has a confirmed account without a password', async () => {
    const who = stranger();
    const { answer, cookie } = await walkThrough(who, {
      role: 'customer',
      next: '/search?q=box',
      membership: 'gold',
    });
    const { outcome } = answer.body.data;
    expect(outcome).toMatchObject({
      step: 'newcomer',
      email: who.email,
      name: 'Ines Duarte',
      role: 'customer',
    });
    const joined = await test.call('POST', '/auth/google/signup', {
      body: newcomer(outcome.ticket),
      headers: { cookie },
    });
    const { arrival } = joined.body.data;
    expect(arrival).toMatchObject({ next: '/search?q=box', membership: 'gold', isNew: true });
    expect(arrival.data.user).toMatchObject({
      email: who.email,
      emailVerified: true,
      role: 'customer',
      phone: '+351211234567',
    });
    const profile = await test.call('GET', '/auth/profile', { token: arrival.token });
    expect(profile.body.data.profile.hasPassword).toBe(false);
    const guess = await test.call('POST', '/auth/login', {
      body: { email: who.email, password: 'anything at all' },
    });
    expect(guess.status).toBe(401);
  });

  it('is recognised the next time, even with another address, and is remembered if asked', async () => {
    const who = stranger();
    const first = await walkThrough(who);
    await test.call('POST', '/auth/google/signup', {
      body: newcomer(first.answer.body.data.outcome.ticket),
      headers: { cookie: first.cookie },
    });
    const moved = { ...who, email: 'moved@example.com' };
    const { outcome } = (await walkThrough(moved, { remember: true })).answer.body.data;
    expect(outcome.step).toBe('signed-in');
    expect(outcome.arrival.data.user.email).toBe(who.email);
    const { exp, iat } = JSON.parse(Buffer.from(outcome.arrival.token.split('.')[1], 'base64url').toString());
    expect(exp - iat).toBe(30 * 24 * 3600);
  });

  it('gets one account from a ticket that is brought five times at once', async () => {
    const { answer, cookie } = await walkThrough(stranger());
    const given = { body: newcomer(answer.body.data.outcome.ticket), headers: { cookie } };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.call('POST', '/auth/google/signup', given)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot become an admin, nor bring another address than Google’s', async () => {
    const { answer, cookie } = await walkThrough(stranger());
    const { ticket, email } = answer.body.data.outcome;
    const asAdmin = await test.call('POST', '/auth/google/signup', {
      body: { ...newcomer(ticket), role: 'admin' },
      headers: { cookie },
    });
    expect(asAdmin.status).toBe(400);
    const other = await test.call('POST', '/auth/google/signup', {
      body: { ...newcomer(ticket), email: 'admin@example.com' },
      headers: { cookie },
    });
    expect(other.body.data.arrival.data.user.email).toBe(email);
  });
});

describe('an address that has an account', () => {
  it('is joined to Google only with the password of that account', async () => {
    const owner = await test.signIn('supplier');
    const { answer, cookie } = await walkThrough(stranger({ email: owner.email.toUpperCase() }));
    const { step, ticket, email } = answer.body.data.outcome;
    expect([step, email]).toEqual(['password', owner.email]);
    const link = (password: string) =>
      test.call('POST', '/auth/google/link', { body: { ticket, password }, headers: { cookie } });
    expect((await link('not the password')).status).toBe(401);
    const joined = await link(owner.password);
    expect(joined.body.data.arrival.data.user.id).toBe(owner.accountId);
    expect((await link(owner.password)).status).toBe(400);
  });

  it('is not given away to whoever asks to sign up with it', async () => {
    const owner = await test.signIn('supplier');
    const { answer, cookie } = await walkThrough(stranger({ email: owner.email }));
    const body = newcomer(answer.body.data.outcome.ticket);
    const taken = await test.call('POST', '/auth/google/signup', { body, headers: { cookie } });
    expect(taken.status).toBe(409);
    expect((await test.call('GET', '/auth/identities', { token: owner.token })).body.data.identities).toEqual(
      [],
    );
  });

  it('that somebody else opened in advance is asked for its password, confirmed or not', async () => {
    const squatted = await createAccount(test.kernel.database.db, { emailVerified: false });
    const { answer } = await walkThrough(stranger({ email: squatted.email }));
    expect(answer.body.data.outcome.step).toBe('password');
  });

  it('never counts when Google has not confirmed it', async () => {
    const owner = await test.signIn('customer');
    for (const email of [owner.email, 'somebody-new@example.com']) {
      const { answer } = await walkThrough(stranger({ email, emailVerified: false }));
      expect(answer.status).toBe(400);
      expect(answer.body.reason).toBe('google_unverified');
    }
  });

  it('lets wrong passwords through ten times, as signing in does', async () => {
    const owner = await test.signIn('customer');
    const { answer, cookie } = await walkThrough(stranger({ email: owner.email }));
    const { ticket } = answer.body.data.outcome;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { ticket, password: 'wrong' };
      statuses.push((await test.call('POST', '/auth/google/link', { body, headers: { cookie } })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses[10]).toBe(429);
  });
});

describe('the way back from Google', () => {
  it('keeps its secret in a cookie that no script and no other site can use', async () => {
    const { setCookie, url } = await leave();
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/v1/auth/google'])
      expect(setCookie).toContain(part);
    const query = new URL(url).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('nonce')).toBeTruthy();
  });

  it('is open once: the same answer again is refused', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, stranger());
    expect((await comeBack(back, cookie)).status).toBe(200);
    const again = await comeBack(back, cookie);
    expect(again.body).toMatchObject({ status: 'fail', reason: 'attempt_over' });
  });

  it('is closed to another browser, so that nobody can be signed in to a stranger’s account', async () => {
    const attacker = await leave();
    const back = await provider.visit(attacker.url, stranger());
    const victim = await leave();
    expect((await comeBack(back, victim.cookie)).body.reason).toBe('attempt_over');
    expect((await comeBack(back, '')).body.reason).toBe('attempt_over');
  });

  it('is closed to a state that we never gave, and to a ticket in another browser', async () => {
    const { cookie } = await leave();
    expect((await comeBack({ code: 'x', state: 'made-up' }, cookie)).body.reason).toBe('attempt_over');
    const { answer } = await walkThrough(stranger());
    const stolen = { body: newcomer(answer.body.data.outcome.ticket), headers: { cookie } };
    expect((await test.call('POST', '/auth/google/signup', stolen)).body.reason).toBe('attempt_over');
  });

  it('refuses an answer for another nonce', async () => {
    const { url, cookie } = await leave();
    const altered = new URL(url);
    altered.searchParams.set('nonce', 'another-nonce-altogether');
    const answer = await comeBack(await provider.visit(altered.href, stranger()), cookie);
    expect([answer.status, answer.body.reason]).toEqual([400, 'google_unconfirmed']);
  });

  it('refuses a code that belongs to another attempt', async () => {
    const [one, two] = [await leave(), await leave()];
    const stolen = await provider.visit(one.url, stranger());
    const own = await provider.visit(two.url, stranger());
    const answer = await comeBack({ ...own, code: stolen.code }, two.cookie);
    expect([answer.status, answer.body.reason]).toEqual([400, 'google_unconfirmed']);
  });

  it('says so when the person refused', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, 'refuses');
    expect(back.error).toBe('access_denied');
    const answer = await comeBack(back, cookie);
    expect(answer.body.message).toContain('You did not let Google tell us who you are');
  });

  it('closes after a quarter of an hour', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, stranger());
    test.advance(16 * 60);
    expect((await comeBack(back, cookie)).body.reason).toBe('attempt_over');
    await test.runJobs();
  });
});

describe('a provider that is not there', () => {
  it('is told in plain words where none is set up', async () => {
    const answer = await bare.call('POST', '/auth/google/start', { body: {} });
    expect(answer.body.message).toBe(
      'Google sign-in is not set up on this server. Please use your email and a password.',
    );
  });

  it('is told in plain words when it is down, and works as soon as it is back', async () => {
    const { url, cookie } = await leave();
    const back = await provider.visit(url, stranger());
    await provider.close();
    const answer = await comeBack(back, cookie);
    expect([answer.status, answer.body.reason]).toEqual([503, 'google_unreachable']);
    expect(answer.body.message).toContain('Google cannot be reached right now.');
    await provider.open();
    expect((await walkThrough(stranger())).answer.status).toBe(200);
  });
});
