import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1];
const mailTo = (to: string) => test.mails.findLast((mail) => mail.to === to);

const profileOf = async (token: string) =>
  (await test.call('GET /auth/profile', { token })).body.data.profile;

describe('the profile', () => {
  it('is changed by its owner and stores the phone number in its international format', async () => {
    const { token } = await test.signIn('customer');
    const body = { name: 'Daniel R. Reyes', phone: '098220 12345' };
    const response = await test.call('PUT /auth/profile', { token, body });
    expect(response.body.data.user).toMatchObject({ name: 'Daniel R. Reyes', phone: '+919822012345' });
  });

  it.each([
    [{ name: '', phone: '+91 98220 12345' }, 'Name is required'],
    [{ name: 'A', phone: '' }, 'Phone number is required'],
    [{ name: 'A', phone: 'call me' }, 'Please enter a valid phone number'],
  ])('refuses %j', async (body, message) => {
    const { token } = await test.signIn('customer');
    expect((await test.call('PUT /auth/profile', { token, body })).body.message).toBe(message);
  });

  it('ignores role, email and confirmation in the request', async () => {
    const { token, email } = await test.signIn('customer');
    const body = {
      name: 'A',
      phone: '+919822012345',
      role: 'admin',
      email: 'x@example.com',
      emailVerified: true,
    };
    await test.call('PUT /auth/profile', { token, body });
    expect(await profileOf(token)).toMatchObject({ role: 'customer', email });
  });
});

describe('changing the email address', () => {
  it('requires the password, sends emails to both addresses, and takes effect when the link is opened', async () => {
    const person = await test.signIn('supplier');
    const { token } = person;
    const requestChange = (password: string) =>
      test.call('POST /auth/email', { token, body: { email: 'new-home@example.com', password } });
    expect((await requestChange('not the password')).body).toMatchObject({
      message: 'This password is incorrect.',
      reason: 'wrong_password',
    });
    expect((await requestChange(person.password)).status).toBe(200);
    await test.runJobs();
    expect((await profileOf(token)).newEmail).toBe('new-home@example.com');
    expect(mailTo(person.email)?.text).toContain('new-home@example.com');
    const link = tokenIn(mailTo('new-home@example.com')?.text);
    expect((await test.call('POST /auth/email/confirm', { body: { token: link } })).status).toBe(200);
    expect((await test.call('POST /auth/email/confirm', { body: { token: link } })).status).toBe(400);
    expect(await profileOf(token)).toMatchObject({ email: 'new-home@example.com', newEmail: null });
    await test.runJobs();
    expect(mailTo(person.email)?.subject).toBe('Your Packwright email was changed');
    const signIn = (email: string) =>
      test.call('POST /auth/login', { body: { email, password: person.password } });
    expect((await signIn('new-home@example.com')).status).toBe(200);
    expect((await signIn(person.email)).status).toBe(401);
  });

  it('does not reveal whether the new address has an account', async () => {
    const [mine, theirs] = [await test.signIn('customer'), await test.signIn('customer')];
    const body = { email: theirs.email, password: mine.password };
    const response = await test.call('POST /auth/email', { token: mine.token, body });
    expect([response.status, response.body]).toEqual([200, { status: 'success', data: {} }]);
    await test.runJobs();
    expect(mailTo(theirs.email)?.subject).toBe('This address already has a Packwright account');
    expect(tokenIn(mailTo(theirs.email)?.text)).toBeUndefined();
  });

  it('leaves the address to an account that was opened with it in the meantime', async () => {
    const person = await test.signIn('customer');
    const body = { email: 'contested@example.com', password: person.password };
    await test.call('POST /auth/email', { token: person.token, body });
    await test.runJobs();
    const link = tokenIn(mailTo('contested@example.com')?.text);
    const form = {
      name: 'Ines',
      email: 'contested@example.com',
      phone: '+351211234567',
      password: 'quick and square',
    };
    await test.call('POST /auth/signup', { body: form });
    const late = await test.call('POST /auth/email/confirm', { body: { token: link } });
    expect(late.body.reason).toBe('email_taken');
    expect((await profileOf(person.token)).email).toBe(person.email);
  });

  it('is stopped by cancelling it, by a new password, and after an hour', async () => {
    const person = await test.signIn('customer');
    const { token } = person;
    let { password } = person;
    const stops = [
      () => test.call('DELETE /auth/email', { token }),
      async () => {
        const body = { currentPassword: password, password: 'another one entirely' };
        await test.call('PUT /auth/password', { token, body });
        password = body.password;
      },
      async () => test.advance(3601),
    ];
    for (const [position, stop] of stops.entries()) {
      const email = `stopped-${position}@example.com`;
      await test.call('POST /auth/email', { token, body: { email, password } });
      await test.runJobs();
      await stop();
      const link = tokenIn(mailTo(email)?.text);
      expect((await test.call('POST /auth/email/confirm', { body: { token: link } })).status).toBe(400);
    }
  });

  it('invalidates links that were sent to the old address', async () => {
    const person = await test.signIn('customer');
    await test.call('POST /auth/forgot-password', { body: { email: person.email } });
    await test.runJobs();
    const reset = tokenIn(mailTo(person.email)?.text);
    const body = { email: 'safe-now@example.com', password: person.password };
    await test.call('POST /auth/email', { token: person.token, body });
    await test.runJobs();
    const token = tokenIn(mailTo('safe-now@example.com')?.text);
    await test.call('POST /auth/email/confirm', { body: { token } });
    const late = await test.call('POST /auth/reset-password', {
      body: { token: reset, password: 'taken over by me' },
    });
    expect(late.status).toBe(400);
  });
});

describe('confirming the password', () => {
  it('allows ten wrong guesses per account from any IP address, and no eleventh', async () => {
    const { token, password } = await test.signIn('customer');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { currentPassword: 'wrong', password: 'a fresh sheet of board' };
      const from = `203.0.113.${attempt}`;
      statuses.push((await test.call('PUT /auth/password', { token, body, from })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const right = { currentPassword: password, password: 'a fresh sheet of board' };
    expect((await test.call('PUT /auth/password', { token, body: right })).status).toBe(429);
  });
});

describe('sessions', () => {
  it('can be ended, all except the current one', async () => {
    const person = await test.signIn('customer');
    const again = await test.call('POST /auth/login', {
      body: { email: person.email, password: person.password },
    });
    expect((await test.call('DELETE /auth/sessions', { token: person.token })).status).toBe(200);
    expect((await test.call('GET /auth/me', { token: again.body.token })).status).toBe(401);
    expect((await test.call('GET /auth/me', { token: person.token })).status).toBe(200);
  });
});
