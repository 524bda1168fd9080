import { describe, expect, it } from 'vitest';
import { hasSearchableWord, isFullOrderNumber } from './searchable.ts';

describe('what the search of admins looks for', () => {
  it.each(['box', 'Ann Lee', 'a@box.example', 'Tüte', '500'])('looks for %s in names', (q) =>
    expect(hasSearchableWord(q)).toBe(true),
  );
  it.each(['bo', 'a b c', '%%%', '---'])('does not look for %s in names', (q) =>
    expect(hasSearchableWord(q)).toBe(false),
  );
  it.each([
    ['BS-0007', true],
    ['bs 7', true],
    ['#0007', false],
    ['BS-Q0007', false],
    ['mailer', false],
  ])('reads %s as an order number of one store: %s', (q, expected) =>
    expect(isFullOrderNumber(q)).toBe(expected),
  );
});
