import { describe, expect, it } from 'vitest';
import { useStores } from '#support/stores.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { noLimits } from './factory.ts';

const test = useTestApp();
const { openStore } = useStores(test);

const put = ({ token }: SignedIn, body: object) => test.call('PUT /store/capabilities', { token, body });
const get = async ({ token }: SignedIn) =>
  (await test.call('GET /store/capabilities', { token })).body.data.capabilities;

describe('the capabilities of a store', () => {
  it('follow the products again when the owner gives up the edits', async () => {
    const [store, buyer] = [await openStore(), await test.signIn('customer')];
    const derived = await get(store);
    await put(store, { ...noLimits, moq: 77 });
    expect((await get(store)).editedAt).not.toBeNull();
    const { status } = await test.call('DELETE /store/capabilities', { token: store.token });
    expect(status).toBe(200);
    expect(await get(store)).toMatchObject({ editedAt: null, limits: { moq: derived.limits.moq } });
    expect((await test.call('DELETE /store/capabilities', { token: buyer.token })).status).toBe(403);
  });
});
