import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkLabels } from '#features/stores/suppliers/rules/check-labels.ts';
import { buildProfile, nextItems, type ProfileFacts } from './rules.ts';

const full: ProfileFacts = {
  emailVerified: true,
  hasYear: true,
  hasPeople: true,
  hasAddress: true,
  hasContact: true,
  about: 'Boxes for engine parts, made in Pune since 1998, tested on our own press every morning.',
  categories: 2,
  terms: 2,
  gstin: true,
  inIndia: true,
  document: 'seen',
  bankAccount: 'verified',
  taxNumber: true,
  certificates: { valid: 1, waiting: 0, rejected: 0 },
  publicProducts: 10,
  describedProducts: 10,
  tieredProducts: 10,
  picturedProducts: 10,
};
const figures = (facts: Partial<ProfileFacts>) =>
  buildProfile({ ...full, ...facts }).map(({ status, progress }) => [status, progress]);

it('is complete if everything is filled in', () => {
  expect(figures({})).toEqual([
    ['completed', 100],
    ['completed', 100],
    ['completed', 100],
  ]);
});

it('matches the figures of the sample store', () => {
  const sample = {
    taxNumber: false,
    certificates: { valid: 3, waiting: 1, rejected: 1 },
    picturedProducts: 0,
  };
  expect(figures(sample).map(([, progress]) => progress)).toEqual([100, 60, 75]);
});

it('is not started if nothing is filled in', () => {
  const empty = {
    ...full,
    about: '',
    categories: 0,
    terms: 0,
    certificates: { valid: 0, waiting: 0, rejected: 0 },
  };
  const none = Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, value === true ? false : value]),
  );
  const facts = {
    ...none,
    bankAccount: 'none',
    document: 'none',
    publicProducts: 0,
    describedProducts: 0,
    tieredProducts: 0,
    picturedProducts: 0,
  };
  expect(figures(facts as Partial<ProfileFacts>)).toEqual([
    ['not_started', 0],
    ['not_started', 0],
    ['not_started', 0],
  ]);
});

it('never decreases when something is added, and links every open item to a page', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.nat(12), (year, email, products) => {
      const less = { hasYear: year, emailVerified: email, publicProducts: products, describedProducts: 0 };
      const [before, after] = [buildProfile({ ...full, ...less }), buildProfile(full)];
      for (const [place, { progress, items }] of before.entries()) {
        expect(progress).toBeLessThanOrEqual(after[place]?.progress ?? 0);
        expect(items.every(({ to }) => to.startsWith('/'))).toBe(true);
      }
    }),
  );
});

it('completes bank and tax details once the account is verified', () => {
  const statusOf = (bankAccount: ProfileFacts['bankAccount']) =>
    buildProfile({ ...full, bankAccount })[1]?.items.find(({ name }) => name === 'Bank and tax details')
      ?.status;
  expect((['verified', 'in_review', 'rejected', 'none'] as const).map(statusOf)).toEqual([
    'completed',
    'pending',
    'in_progress',
    'in_progress',
  ]);
});

it('lists the next steps, products first, without those that wait for our review', () => {
  const sections = buildProfile({ ...full, document: 'sent', bankAccount: 'none', publicProducts: 0 });
  const names = nextItems(sections, true).map(({ name }) => name);
  expect(names[0]).toBe('5 public products');
  expect(names).toHaveLength(4);
  expect(names).not.toContain('Business document');
  expect(nextItems(sections, false)[0]?.name).toBe('Bank and tax details');
  expect(nextItems(buildProfile(full), true)).toEqual([]);
});

it('uses the words of the public page for what was checked, and says what is missing', () => {
  const noteOf = (name: string, facts: Partial<ProfileFacts>) =>
    buildProfile({ ...full, ...facts })[1]?.items.find((item) => item.name === name)?.note;
  expect(noteOf('GSTIN', {})).toBe(checkLabels.gstin);
  expect(noteOf('GSTIN', { gstin: false })).toBe('For your invoices');
  expect(noteOf('Business document', {})).toBe(checkLabels.documents);
  const bank = 'Bank and tax details';
  expect(noteOf(bank, {})).toBe(checkLabels.bankAccount);
  expect(noteOf(bank, { taxNumber: false })).toBe('Bank account verified, PAN missing');
  expect(noteOf(bank, { bankAccount: 'in_review' })).toBe('Bank account in review');
  expect(noteOf(bank, { bankAccount: 'none' })).toBe('PAN on file, bank account missing');
  expect(noteOf(bank, { bankAccount: 'none', taxNumber: false })).toBe('Account and PAN, for your invoices');
});

it('explains why products without photos have pictures', () => {
  const noteOf = (picturedProducts: number) =>
    buildProfile({ ...full, picturedProducts })
      .flatMap(({ items }) => items)
      .find(({ name }) => name === 'Photos')?.note;
  expect(noteOf(0)).toBe('0 of 10 have one · drawings are shown until you add photos');
  expect(noteOf(10)).toBe('10 of 10 have one');
});
