import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const parts = {
  serverSecret: 'a secret of the server, long enough',
  purpose: 'bank-details',
  owner: 'store-1',
};

it('opens what it sealed, and never seals the same way twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [one, two] = [seal(text, parts), seal(text, parts)];
      expect(unseal(one, parts)).toBe(text);
      expect(one).not.toBe(two);
    }),
  );
});

it.each([
  ['another owner', { ...parts, owner: 'store-2' }],
  ['another purpose', { ...parts, purpose: 'api-keys' }],
  ['another secret', { ...parts, serverSecret: 'the secret of another server' }],
])('does not open for %s', (_who, other) => {
  expect(() => unseal(seal('123456789012', parts), other)).toThrow();
});

it('does not open if a character was changed', () => {
  const sealed = seal('123456789012', parts);
  const last = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => unseal(`${sealed.slice(0, -3)}${last}${sealed.slice(-2)}`, parts)).toThrow();
});
