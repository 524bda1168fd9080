import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
let supplier: SignedIn;
beforeEach(async () => {
  supplier = await test.signIn('supplier');
});

const complete = {
  businessName: 'Sahyadri Corrugators',
  businessType: 'manufacturer',
  gstin: '27AAPFU0939F1ZV',
  email: 'sales@sahyadri.example',
  country: 'IN',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '411026',
  contactPerson: 'Asha Patil',
  registeredAddress: 'Plot 14, MIDC Bhosari',
};

const save = (form: object) =>
  test.call('PUT /registration', { token: supplier.token, body: { version: 0, step: 2, form } });
const submit = (version: number) =>
  test.call('POST /registration/submission', {
    token: supplier.token,
    body: { version, confirmDetails: true },
  });
const readRegistration = async () =>
  (await test.call('GET /registration', { token: supplier.token })).body.data.registration;

describe('the location in a registration', () => {
  const wrongState = { path: 'state', message: 'Please select a state from the list', step: 2 };
  const wrongCity = { path: 'city', message: 'Enter a city', step: 2 };
  it.each([
    ['a state of another country', { state: 'California' }, [wrongState]],
    ['a state that does not exist', { state: 'Nowhere' }, [wrongState]],
    ['a state in other letters', { state: 'maharashtra' }, [wrongState]],
    ['a country other than the state', { country: 'US', pincode: '90012', gstin: '' }, [wrongState]],
    ['a city without a letter', { city: '411026' }, [wrongCity]],
    ['a city with code in it', { city: 'Pune <b>' }, [wrongCity]],
    ['neither', { state: '-', city: '?' }, [wrongState, wrongCity]],
  ])('refuses %s', async (_name, place, problems) => {
    await save({ ...complete, ...place });
    const response = await submit(1);
    expect([response.status, response.body.errors]).toEqual([400, problems]);
    // The draft stays readable as entered, with its problems beside it.
    expect(await readRegistration()).toMatchObject({ status: 'draft', form: place, problems });
  });

  it('accepts every state in the list, and a city that is in no list', async () => {
    const { states } = (await test.call('GET /locations/states?country=IN')).body.data;
    expect(states).toContain('Tamil Nadu');
    await save({ ...complete, state: states.at(-1), city: 'Bhosari Industrial Estate' });
    expect((await submit(1)).status).toBe(201);
  });
});
