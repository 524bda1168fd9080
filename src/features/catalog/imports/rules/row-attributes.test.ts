import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#features/catalog/taxonomy/contract/attributes.ts';
import { separatePlainFields } from './row-attributes.ts';

const named = (label: string, key: string) => ({ label, key }) as AttributeDefinition;
const flute = named('Flute', 'flute');

it('reads a country of origin among the attributes of an older file', () => {
  const fields = {
    title: 'Box',
    attributes: String.raw`Flute = B; Country of origin = Germany; Finish = A\;B`,
  };
  expect(separatePlainFields(fields, [flute])).toEqual({
    title: 'Box',
    country_of_origin: 'Germany',
    attributes: String.raw`Flute = B; Finish = A\;B`,
  });
});

it('prefers the column of the file, and the attribute of a category that has the same name', () => {
  const attributes = 'Country of origin = Germany';
  expect(separatePlainFields({ country_of_origin: 'India', attributes }, [])).toEqual({
    country_of_origin: 'India',
    attributes: '',
  });
  const fields = { attributes };
  expect(separatePlainFields(fields, [named('Country of origin', 'country_of_origin')])).toBe(fields);
});
