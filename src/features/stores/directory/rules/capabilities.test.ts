import { describe, expect, it } from 'vitest';
import { slugify } from '#lib/slug.ts';
import { capabilities, findCapability } from './capabilities.ts';
import { placePath } from './paths.ts';

describe('capabilities', () => {
  it('each have a URL that leads back to them', () => {
    expect(new Set(capabilities.map(({ slug }) => slug)).size).toBe(capabilities.length);
    for (const one of capabilities) {
      expect(slugify(one.slug)).toBe(one.slug);
      expect(findCapability(one.slug)).toBe(one);
    }
    expect(findCapability('everything')).toBeNull();
  });

  it('have readable URLs', () => {
    expect(placePath('India', 'Tamil Nadu', 'Sivakasi')).toBe('/suppliers/in/india/tamil-nadu/sivakasi');
    expect(placePath('Côte d’Ivoire')).toBe('/suppliers/in/cote-d-ivoire');
  });
});
