import { describe, expect, it } from 'vitest';
import { slugify } from '#lib/slug.ts';
import { capabilities, findCapability } from './capabilities.ts';
import { placePath } from './paths.ts';

describe('capabilities', () => {
  it('each have an address of their own that is found again', () => {
    expect(new Set(capabilities.map(({ slug }) => slug)).size).toBe(capabilities.length);
    for (const one of capabilities) {
      expect(slugify(one.slug)).toBe(one.slug);
      expect(findCapability(one.slug)).toBe(one);
    }
    expect(findCapability('everything')).toBeNull();
  });

  it('stand at addresses that people can read', () => {
    expect(placePath('India', 'Tamil Nadu', 'Sivakasi')).toBe('/suppliers/in/india/tamil-nadu/sivakasi');
    expect(placePath('Côte d’Ivoire')).toBe('/suppliers/in/cote-d-ivoire');
  });
});
