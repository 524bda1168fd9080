import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplierStatuses } from './contract/options.ts';
import { addressStep, detailsStep, productStep, profileStep } from './contract/registration-form.ts';
import { gstinCheckCharacter, gstinProblem } from './rules/gstin.ts';
import { postalCodeProblem } from './rules/postal-code.ts';
import { findRegistrationProblems } from './rules/registration.ts';
import { emptyForm, fieldsOf, hasProduct, lacksRequiredFields, stepOf } from './rules/registration-fields.ts';
import { canDecideAbout, canEdit, canTransition, type Transition, transitions } from './rules.ts';

describe('the statuses of a supplier', () => {
  it('can all be reached from a draft', () => {
    const reached = new Set<string>(['draft']);
    for (const _round of supplierStatuses) {
      for (const { from, to } of Object.values(transitions))
        if (from.some((status) => reached.has(status))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...supplierStatuses].toSorted());
  });

  it('allow changes to the form only before submission and while changes are requested', () => {
    expect(supplierStatuses.filter(canEdit)).toEqual(['draft', 'changes_requested']);
  });

  it.each<[Transition, string[]]>([
    ['approve', ['submitted']],
    ['requestChanges', ['submitted']],
    ['suspend', ['approved']],
    ['reinstate', ['suspended']],
  ])('allow to %s only from %j', (transition, from) => {
    expect(supplierStatuses.filter((status) => canTransition(transition, status))).toEqual(from);
  });

  it('are decided by someone other than the owner', () => {
    expect(canDecideAbout('a', 'a')).toBe(false);
    expect(canDecideAbout('a', 'b')).toBe(true);
  });
});

describe('the fields of the registration', () => {
  it('belong to the steps whose schemas validate them', () => {
    const schemas = [profileStep, addressStep, detailsStep, productStep];
    expect([1, 2, 3, 4].map(fieldsOf)).toEqual(schemas.map(({ shape }) => Object.keys(shape)));
  });
});

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29aagcb7383j1z4', ' 27 AAPFU 0939 F1ZV ', ''])('%j is right', (gstin) => {
    expect(gstinProblem(gstin)).toBeNull();
  });

  it('with one wrong character is detected', () => {
    const right = '27AAPFU0939F1ZV';
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...letters.split('')), (place, letter) => {
        fc.pre(right.charAt(place) !== letter);
        expect(gstinProblem(right.slice(0, place) + letter + right.slice(place + 1))).not.toBeNull();
      }),
    );
  });

  it('ends with the check character of its first fourteen characters', () =>
    expect(gstinCheckCharacter('27AAPFU0939F1Z')).toBe('V'));
});

describe('a postal code', () => {
  const rule = (code: string) => ({ code, postalCode: { pattern: '^\\d{4}$', ignoreCase: false } });

  it.each([
    ['IN', '411026', null],
    ['IN', '4110261', 'Please enter a valid 6-digit Indian pincode'],
    ['IN', '41102a', 'Please enter a valid 6-digit Indian pincode'],
    ['US', '90012', null],
    ['US', '90012-123', 'Please enter a valid US zipcode'],
    ['GB', 'EC1A 1BB', null],
    ['GB', 'w1a0ax', null],
    ['GB', 'QQ1 1AA', 'Please enter a valid UK postcode'],
    ['CH', '8001', null],
    ['CH', '80010', 'Please enter a valid postal code'],
    ['CH', ' ', 'Pincode/Zipcode is required'],
  ])('of %s, %j', (country, code, problem) => expect(postalCodeProblem(code, rule(country))).toBe(problem));

  it('is not required in a country without postal codes', () => {
    expect(postalCodeProblem('', { code: 'AE', postalCode: null })).toBeNull();
    expect(postalCodeProblem('', null)).toBe('Pincode/Zipcode is required');
  });
});

describe('the registration form', () => {
  it('has each field on one of four steps', () => {
    expect([1, 2, 3, 4].flatMap(fieldsOf).toSorted()).toEqual(Object.keys(emptyForm).toSorted());
    expect([stepOf('email'), stepOf('pincode'), stepOf('moq'), stepOf('leadTime')]).toEqual([1, 2, 3, 4]);
  });

  it('requires name, type and email before step 1 can be left', () => {
    const filled = { businessName: 'A', businessType: 'retail', email: 'not checked yet' };
    expect(lacksRequiredFields(filled)).toBe(false);
    for (const field of Object.keys(filled))
      expect(lacksRequiredFields({ ...filled, [field]: '  ' })).toBe(true);
  });

  it('counts step 4 as skipped until product details are entered', () => {
    expect(hasProduct({})).toBe(false);
    expect(hasProduct({ productName: 'Box' })).toBe(true);
  });

  it('never throws, and reports each field once, in the order of the form', () => {
    const anything = fc.record(
      {
        businessName: fc.string(),
        email: fc.string(),
        pincode: fc.string(),
        moq: fc.string(),
        paymentTerms: fc.array(fc.string()),
        websiteUrl: fc.string(),
      },
      { requiredKeys: [] },
    );
    const nowhere = { countries: null, states: ['Maharashtra'] };
    fc.assert(
      fc.property(anything, (form) => {
        const paths = findRegistrationProblems(form, nowhere).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(findRegistrationProblems(form, nowhere).map(({ step }) => step)).toEqual(
          findRegistrationProblems(form, nowhere)
            .map(({ step }) => step)
            .toSorted((a, b) => a - b),
        );
      }),
    );
  });
});
