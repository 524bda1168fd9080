import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

const form = (changes: object = {}) => ({
  name: 'Meera Joshi',
  email: `meera-${Math.random()}@example.com`,
  phone: '+91 98220 12345',
  password: 'corrugated at dawn',
  role: 'supplier',
  ...changes,
});

const signUp = (changes?: object) => test.call('POST /auth/signup', { body: form(changes) });
const signIn = (email: string, { password, from }: { password: string; from?: string }) =>
  test.call('POST /auth/login', { body: { email, password }, ...(from ? { from } : {}) });

describe('signing up', () => {
  it('creates an account, signs it in and sends a confirmation', async () => {
    const body = form({ email: 'First@Example.com' });
    const response = await test.call('POST /auth/signup', { body });
    expect(response.status).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.data.user).toMatchObject({
      email: 'first@example.com',
      role: 'supplier',
      emailVerified: false,
    });
    const me = await test.call('GET /auth/me', { token: response.body.token });
    expect(me.body.data.user.name).toBe('Meera Joshi');
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({
      to: 'first@example.com',
      subject: 'Confirm your email for Packwright',
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'meera@', 'Please enter a valid email'],
    ['phone', '', 'Phone number is required'],
    ['password', '', 'Password is required'],
    ['password', '1234567', 'Password must be at least 8 characters'],
    ['password', 'password1', 'This password is too common. Choose a different one.'],
  ])('refuses %s %j with the specified words', async (field, value, message) => {
    const response = await signUp({ [field]: value });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ status: 'fail', code: 'invalid', message });
    expect(response.body.errors).toContainEqual({ path: field, message });
  });

  it('never creates an admin, and ignores fields that are not in the form', async () => {
    expect((await signUp({ role: 'admin' })).status).toBe(400);
    const response = await signUp({ emailVerified: true, id: '0190c6f2-0000-7000-8000-000000000000' });
    expect(response.body.data.user.emailVerified).toBe(false);
  });

  it('allows one account per email address, ignoring case', async () => {
    await signUp({ email: 'once@example.com' });
    const again = await signUp({ email: 'ONCE@example.com' });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('An account with this email already exists. Please sign in.');
  });

  it('creates one account when the same form arrives five times simultaneously', async () => {
    const body = form({ email: 'race@example.com' });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => test.call('POST /auth/signup', { body })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe('signing in', () => {
  it('returns a token for the right password, ignoring the case of the email address', async () => {
    const person = await test.signIn('customer');
    const response = await signIn(person.email.toUpperCase(), { password: person.password });
    expect(response.status).toBe(200);
    expect(response.body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('responds identically to an unknown email address and a wrong password', async () => {
    const person = await test.signIn('customer');
    const wrong = await signIn(person.email, { password: 'not the password' });
    const unknown = await signIn('nobody@example.com', { password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe(unknown.body.message);
  });

  it('accepts ten wrong passwords, then requires a pause, and still admits the owner from another IP address', async () => {
    const person = await test.signIn('customer');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(person.email, { password: 'wrong', from: '198.51.100.7' })).status).toBe(401);
    }
    const refused = await signIn(person.email, { password: person.password, from: '198.51.100.7' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(person.email, { password: person.password, from: '203.0.113.9' })).status).toBe(200);
  });

  it('also counts attempts made at the same moment', async () => {
    const person = await test.signIn('customer');
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => signIn(person.email, { password: 'wrong', from: '198.51.100.8' })),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('a session', () => {
  it('ends for good on signing out', async () => {
    const { token } = await test.signIn('customer');
    expect((await test.call('POST /auth/logout', { token })).status).toBe(200);
    expect((await test.call('GET /auth/me', { token })).status).toBe(401);
  });

  it.each([
    ['none', { alg: 'none' }],
    ['another algorithm', { alg: 'HS512' }],
    ['a key of its own', { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } }],
  ])('is not made by a token with %s', async (_name, header) => {
    const { token } = await test.signIn('customer');
    const forged = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${token.split('.')[1]}.${token.split('.')[2]}`;
    expect((await test.call('GET /auth/me', { token: forged })).status).toBe(401);
  });

  it('accepts only the canonical spelling of a token, although the last character has unused bits', async () => {
    const { token } = await test.signIn('customer');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (const letter of letters.replace(token.slice(-1), '')) {
      const { status } = await test.call('GET /auth/me', { token: token.slice(0, -1) + letter });
      expect([letter, status]).toEqual([letter, 401]);
    }
  });

  it('ignores tokens in the query or in a cookie', async () => {
    const { token } = await test.signIn('customer');
    expect((await test.call(`GET /auth/me?token=${token}`)).status).toBe(401);
    expect((await test.call('GET /auth/me', { headers: { cookie: `token=${token}` } })).status).toBe(401);
  });

  it('of another account cannot be ended', async () => {
    const [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
    const { body } = await test.call('GET /auth/sessions', { token: theirs.token });
    const response = await test.call(`DELETE /auth/sessions/${body.data.sessions[0].id}`, {
      token: mine.token,
    });
    expect(response.status).toBe(404);
  });
});

describe('a forgotten password', () => {
  const linkIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1];

  it('is replaced through the emailed link, which works once and ends every session', async () => {
    const person = await test.signIn('supplier');
    await test.call('POST /auth/forgot-password', { body: { email: person.email } });
    await test.runJobs();
    const mail = test.mails.find(({ to, subject }) => to === person.email && subject.startsWith('Set a new'));
    const token = linkIn(mail?.text);
    const body = { token, password: 'a fresh sheet of board' };
    expect((await test.call('POST /auth/reset-password', { body })).status).toBe(200);
    expect((await test.call('GET /auth/me', { token: person.token })).status).toBe(401);
    expect((await signIn(person.email, { password: 'a fresh sheet of board' })).status).toBe(200);
    expect((await test.call('POST /auth/reset-password', { body })).status).toBe(400);
  });

  it('does not reveal whether the email address has an account', async () => {
    const response = await test.call('POST /auth/forgot-password', {
      body: { email: 'nobody-at-all@example.com' },
    });
    await test.runJobs();
    expect(response.body).toEqual({ status: 'success', data: {} });
    expect(test.mails.map(({ to }) => to)).not.toContain('nobody-at-all@example.com');
  });
});
