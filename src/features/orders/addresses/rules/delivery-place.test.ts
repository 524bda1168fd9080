import { expect, it } from 'vitest';
import { countryOfNamedPlace, describePlace, findAddressAt } from './delivery-place.ts';

const pune = { id: 'pune', country: 'IN', city: 'Pune', postcode: '411001', isDefaultDelivery: true };
const portland = { id: 'or', country: 'US', city: 'Portland', postcode: '97201', isDefaultDelivery: false };
const maine = { id: 'me', country: 'US', city: 'portland', postcode: '04101', isDefaultDelivery: true };
const toPortland = { country: 'US', city: 'Portland, OR', postalCode: '97201' };

it('finds the address by country, then postal code, then city', () => {
  expect(findAddressAt([toPortland], [pune, maine, portland])?.id).toBe('or');
  expect(findAddressAt([{ ...toPortland, postalCode: '97 299' }], [pune, portland, maine])?.id).toBe('me');
  expect(findAddressAt([{ country: 'US', city: '', postalCode: '' }], [pune, portland])?.id).toBe('or');
  expect(
    findAddressAt(
      [
        { ...toPortland, country: 'IN' },
        { ...toPortland, city: 'Pune' },
      ],
      [pune],
    ),
  ).toBeNull();
});

it('finds no address elsewhere, not even the default one', () => {
  expect(findAddressAt([toPortland], [pune])).toBeNull();
  expect(findAddressAt([{ ...toPortland, city: 'Boston', postalCode: '' }], [portland])).toBeNull();
  expect(findAddressAt([toPortland], [])).toBeNull();
});

it('knows the country of a named place, unless two letters may be a state', () => {
  expect(countryOfNamedPlace('Nhava Sheva, India', [toPortland])).toBe('IN');
  expect(countryOfNamedPlace('Seattle, US', [toPortland])).toBe('US');
  expect(countryOfNamedPlace('Portland, OR', [toPortland])).toBe('US');
  expect(countryOfNamedPlace('San Diego, CA', [toPortland])).toBeNull();
  expect(countryOfNamedPlace('Rotterdam', [toPortland])).toBeNull();
});

it('describes a place', () => {
  expect(describePlace({ country: 'US', city: 'Portland', postalCode: '' })).toBe('Portland, United States');
});
