import { expect, it } from 'vitest';
import { spellingKey } from './spelling.ts';

it.each([
  ['Moulded fibre', 'Molded fiber'],
  ['Aluminium foil', 'aluminum  foil'],
  ['Duplex grey back', 'Duplex gray back'],
  ['Greyboard', 'Grayboard'],
  ['Metallised paper', 'Metallized paper'],
  ['Water vapour transmission', 'Water vapor transmission'],
  ['Print colours', 'Print colors'],
  ['Centre folded', 'Center folded'],
  ['In-mould labelled pails', 'In-mold labeled pails'],
  ['Sterilisation method', 'Sterilization method'],
])('%s and %s are one name', (british, american) => expect(spellingKey(british)).toBe(spellingKey(american)));

it('keeps names apart that are spelled alike', () => {
  expect(spellingKey('Paperboard')).not.toBe(spellingKey('Grayboard'));
});
