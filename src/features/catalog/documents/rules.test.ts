import { expect, it } from 'vitest';
import { guessDocumentKind } from './rules.ts';

it.each([
  ['FSC-C012345 certificate.pdf', 'fsc'],
  ['pefc chain.pdf', 'pefc'],
  ['Overall migration EU 10-2011.pdf', 'food_contact'],
  ['BCT test 2026.pdf', 'test_report'],
  ['SDS adhesive.pdf', 'safety_data_sheet'],
  ['scan0001.pdf', 'declaration_of_conformity'],
])('%s is taken for %s until somebody says otherwise', (name, kind) =>
  expect(guessDocumentKind(name)).toBe(kind),
);
