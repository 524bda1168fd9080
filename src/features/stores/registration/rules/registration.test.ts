import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter, gstinProblem } from '#features/stores/suppliers/rules/gstin.ts';
import { addressStep, detailsStep, productStep, profileStep } from '../contract/registration-form.ts';
import { findRegistrationProblems } from './registration.ts';
import { emptyForm, fieldsOf, hasProduct, lacksRequiredFields, stepOf } from './registration-fields.ts';

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
