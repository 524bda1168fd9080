import { describe, expect, it } from 'vitest';
import { newcomer, useGoogle } from '#support/google-visits.ts';

const { test, newPerson, leave, leaveToConnect, comeBack, walkThrough, provider } = useGoogle(
  40_000 + (process.pid % 10_000),
);
const connectedEmails = async (token: string): Promise<string[]> => {
  const { body } = await test.call('GET /auth/identities', { token });
  return body.data.identities.map(({ email }: { email: string }) => email);
};

describe('connecting Google in the settings', () => {
  it('connects any confirmed Google address to the account, which can then sign in with it', async () => {
    const owner = await test.signIn('supplier');
    const googleUser = newPerson();
    const { url, cookie } = await leaveToConnect(owner);
    const response = await comeBack(await provider.visit(url, googleUser), { cookie, token: owner.token });
    expect(response.body.data.outcome).toEqual({
      step: 'connected',
      email: googleUser.email,
      next: '/account/settings/security',
    });
    expect(await connectedEmails(owner.token)).toEqual([googleUser.email]);
    const { outcome } = (await walkThrough(googleUser)).answer.body.data;
    expect([outcome.step, outcome.arrival.data.user.id]).toEqual(['signed-in', owner.accountId]);
  });

  it('does not help someone who opened an account with another person’s email address', async () => {
    const email = `claimed-${process.pid}@packaging.example`;
    const password = 'not my own address';
    const form = { name: 'Some One', email, phone: '+91 98220 11223', password, role: 'customer' };
    const { body: opened } = await test.call('POST /auth/signup', { body: form });
    const googleUser = newPerson();
    const { url, cookie } = await leaveToConnect({ token: opened.token, password });
    await comeBack(await provider.visit(url, googleUser), { cookie, token: opened.token });
    expect((await walkThrough(googleUser)).answer.body.data.outcome.step).toBe('signed-in');
    await test.call('POST /auth/forgot-password', { body: { email } });
    await test.runJobs();
    const mail = test.mails.findLast(({ to, text }) => to === email && text.includes('reset-password'));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const reset = await test.call('POST /auth/reset-password', {
      body: { token, password: 'this one is mine' },
    });
    expect(reset.status).toBe(200);
    await test.runJobs();
    expect((await walkThrough(googleUser)).answer.body.data.outcome.step).not.toBe('signed-in');
  });

  it('is undone when an emailed link sets a new password, except for the same address at Google', async () => {
    const owner = await test.signIn('customer');
    const [other, same] = [newPerson(), { ...newPerson(), email: owner.email }];
    for (const googleUser of [other, same]) {
      const { url, cookie } = await leaveToConnect(owner);
      await comeBack(await provider.visit(url, googleUser), { cookie, token: owner.token });
    }
    await test.call('POST /auth/forgot-password', { body: { email: owner.email } });
    await test.runJobs();
    const link = test.mails.findLast(({ to, text }) => to === owner.email && text.includes('reset-password'));
    const body = { token: /token=([\w-]+)/.exec(link?.text ?? '')?.[1], password: 'folded and glued anew' };
    expect((await test.call('POST /auth/reset-password', { body })).status).toBe(200);
    // Until the subscriber has run, the other Google account can still sign in, but its session is ended.
    const earlySignIn = (await walkThrough(other)).answer.body.data.outcome;
    await test.runJobs();
    expect((await test.call('GET /auth/me', { token: earlySignIn.arrival.token })).status).toBe(401);
    expect((await walkThrough(other)).answer.body.data.outcome.step).not.toBe('signed-in');
    expect((await walkThrough(same)).answer.body.data.outcome.step).toBe('signed-in');
    expect(test.mails.findLast(({ to }) => to === owner.email)?.text).toContain(other.email);
  });

  it('requires the password first, and limits wrong ones', async () => {
    const owner = await test.signIn('customer');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { password: 'wrong' };
      statuses.push((await test.call('POST /auth/google/connect', { token: owner.token, body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const body = { password: owner.password };
    expect((await test.call('POST /auth/google/connect', { body })).status).toBe(401);
  });

  it('refuses a Google account of another user, and accepts the same one again', async () => {
    const [owner, other] = [await test.signIn('customer'), await test.signIn('customer')];
    const googleUser = newPerson();
    for (const _again of [1, 2]) {
      const { url, cookie } = await leaveToConnect(owner);
      const { body } = await comeBack(await provider.visit(url, googleUser), { cookie, token: owner.token });
      expect(body.data.outcome.step).toBe('connected');
    }
    const { url, cookie } = await leaveToConnect(other);
    const refused = await comeBack(await provider.visit(url, googleUser), { cookie, token: other.token });
    expect([refused.status, refused.body.reason]).toEqual([409, 'google_taken']);
    expect(await connectedEmails(other.token)).toEqual([]);
    expect(await connectedEmails(owner.token)).toEqual([googleUser.email]);
  });

  it('lets only one of two users who connect the same Google account simultaneously succeed', async () => {
    const people = [await test.signIn('customer'), await test.signIn('customer')];
    const googleUser = newPerson();
    const returns = [];
    for (const person of people) {
      const { url, cookie } = await leaveToConnect(person);
      returns.push({ back: await provider.visit(url, googleUser), cookie, token: person.token });
    }
    const responses = await Promise.all(
      returns.map(({ back, cookie, token }) => comeBack(back, { cookie, token })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('connects nothing if the user signed out, changed accounts or returned in another browser', async () => {
    const [owner, other] = [await test.signIn('customer'), await test.signIn('customer')];
    for (const token of [undefined, other.token]) {
      const { url, cookie } = await leaveToConnect(owner);
      const refused = await comeBack(await provider.visit(url, newPerson()), { cookie, token });
      expect([refused.status, refused.body.reason]).toEqual([400, 'attempt_over']);
    }
    const { url } = await leaveToConnect(owner);
    const { cookie } = await leave();
    const refused = await comeBack(await provider.visit(url, newPerson()), { cookie, token: owner.token });
    expect([refused.status, refused.body.reason]).toEqual([400, 'attempt_over']);
    expect(await connectedEmails(owner.token)).toEqual([]);
  });

  it('requires an address that Google has confirmed', async () => {
    const owner = await test.signIn('customer');
    const { url, cookie } = await leaveToConnect(owner);
    const back = await provider.visit(url, newPerson({ emailVerified: false }));
    const refused = await comeBack(back, { cookie, token: owner.token });
    expect([refused.status, refused.body.reason]).toEqual([400, 'google_unverified']);
  });
});

describe('Google in the settings', () => {
  it('is visible only to its owner, and can be removed once there is a password', async () => {
    const owner = await test.signIn('customer');
    const other = await test.signIn('customer');
    const { answer, cookie } = await walkThrough(newPerson({ email: owner.email }));
    const body = { ticket: answer.body.data.outcome.ticket, password: owner.password };
    await test.call('POST /auth/google/link', { body, headers: { cookie } });
    const { body: list } = await test.call('GET /auth/identities', { token: owner.token });
    expect(list.data.available).toBe(true);
    const [{ id }] = list.data.identities;
    const remove = ({ token }: { token: string }, password: string) =>
      test.call(`POST /auth/identities/${id}/remove`, { token, body: { password } });
    expect((await remove(other, other.password)).status).toBe(404);
    const wrong = await remove(owner, 'not the password');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'password']);
    expect((await remove(owner, owner.password)).status).toBe(200);
    expect((await remove(owner, owner.password)).status).toBe(404);
    await test.runJobs();
    const subjects = test.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Google sign-in added to your Packwright account',
        'Google sign-in removed from your Packwright account',
      ]),
    );
  });

  it('cannot be removed while it is the only sign-in method', async () => {
    const { answer, cookie } = await walkThrough(newPerson());
    const joined = await test.call('POST /auth/google/signup', {
      body: newcomer(answer.body.data.outcome.ticket),
      headers: { cookie },
    });
    const { token } = joined.body.data.arrival;
    const { body: list } = await test.call('GET /auth/identities', { token });
    const removal = await test.call(`POST /auth/identities/${list.data.identities[0].id}/remove`, {
      token,
      body: { password: 'anything at all' },
    });
    expect(removal.body.reason).toBe('no_password');
  });
});
