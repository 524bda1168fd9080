import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaceLists } from '#features/stores/locations/rules/place.ts';
import {
  type RegistrationDraft,
  registrationDraft,
} from '#features/stores/suppliers/contract/registration-draft.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import type { StepProblem } from '../contract.ts';
import { blockingProblems, findRegistrationProblems } from '../rules/registration.ts';
import { emptyForm, fieldOf, fieldsOf } from '../rules/registration-fields.ts';

const test = useTestApp();
let supplier: SignedIn;
let lists: PlaceLists;
beforeAll(async () => {
  const list = async (name: string) => (await test.call(`GET /locations/${name}`)).body.data;
  // The countries as the browser has them: from the endpoint, not from the server's tables.
  const { countries } = await list('countries');
  lists = { countries, states: (await list('states?country=IN')).states };
});
beforeEach(async () => {
  supplier = await test.signIn('supplier');
});

const complete: RegistrationDraft = {
  businessName: 'Sahyadri Corrugators',
  businessType: 'manufacturer',
  email: 'sales@sahyadri.example',
  country: 'IN',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '411026',
  contactPerson: 'Asha Patil',
  registeredAddress: 'Plot 14, MIDC Bhosari',
  productName: 'Shipping box',
};

const texts = ['', ' ', '-', 'Bavaria', 'ABC', '12', '-3', '1.5', 'a@', '<b>', 'a\tb', 'x'.repeat(399)];
const longTexts = [['Barter'], ['Others', 'Barter'], [''], Array.from({ length: 19 }, () => 'Others')];
/** Returns values that someone may type into a field, as far as a draft can hold them. */
const valuesFor = (field: keyof RegistrationDraft): (string | string[])[] =>
  (typeof emptyForm[field] === 'string' ? [...texts, 'y'.repeat(39), 'z'.repeat(4_999)] : longTexts).filter(
    (value) => registrationDraft.safeParse({ [field]: value }).success,
  );

/** Returns the server's errors when a registration is submitted. */
async function refusals(form: RegistrationDraft): Promise<StepProblem[]> {
  const { token } = supplier;
  const { version } = (await test.call('GET /registration', { token })).body.data.registration;
  const saved = await test.call('PUT /registration', { token, body: { version, step: 5, form } });
  expect(saved.status).toBe(200);
  const body = { version: version + 1, confirmDetails: true };
  const sent = await test.call('POST /registration/submission', { token, body });
  if (sent.status === 201) supplier = await test.signIn('supplier');
  return sent.body.errors ?? [];
}

const isEmpty = (value: string | string[] = ''): boolean =>
  (typeof value === 'string' ? value.trim() : value).length === 0;

// Files are checked on upload, long before the registration is submitted.
const files = new Set(['verificationDocFile', 'businessLogo', 'productImages']);

describe.each([1, 2, 3, 4])('step %i of the registration', (step) => {
  it.each(fieldsOf(step).filter((field) => !files.has(field)))(
    'says of %s whatever the server refuses, in the same words',
    async (name) => {
      const field = name as keyof RegistrationDraft;
      const seen: string[] = [];
      for (const value of valuesFor(field)) {
        const form = { ...complete, [field]: value };
        const refused = await refusals(form);
        const problems = findRegistrationProblems(form, lists);
        expect([value, problems]).toEqual([value, refused]);
        const typed = refused.filter(({ path }) => !isEmpty(form[fieldOf(path)]));
        expect(blockingProblems(problems, { form, step })).toEqual(step === 4 ? refused : typed);
        seen.push(...refused.map(({ message }) => message));
      }
      expect(seen).not.toEqual([]);
    },
  );
});

describe('a step of the registration', () => {
  const next = (form: RegistrationDraft, step: number) =>
    blockingProblems(findRegistrationProblems(form, lists), { form, step }).map(({ path }) => path);

  it('can be left with empty fields, but not with invalid ones', () => {
    expect(next({ country: 'IN' }, 2)).toEqual([]);
    expect(next({ country: 'IN', state: 'Bavaria', pincode: 'ABC' }, 2)).toEqual(['state', 'pincode']);
  });

  it('can be left with a complete first product or with none', () => {
    expect(next({}, 4)).toEqual([]);
    expect(next({ leadTime: '2 weeks' }, 4)).toEqual(['productName']);
  });
});
