import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { specificationGroups } from '../contract.ts';
import { explainAttribute } from './attribute-explanations.ts';
import { findAttributeGroup } from './attribute-groups.ts';

interface Taxonomy {
  attributes: { key: string; help?: string }[];
  common_attributes: string[];
  families: { key: string; attributes: string[] }[];
}

const taxonomy = JSON.parse(
  readFileSync(new URL('../../../../../db/seed/taxonomy/attributes.json', import.meta.url), 'utf8'),
) as Taxonomy;

describe('the groups of a specification', () => {
  it.each(taxonomy.families.map(({ key, attributes }) => [key, attributes] as const))(
    'contain every attribute of %s',
    (_, attributes) => {
      const ungrouped = [...attributes, ...taxonomy.common_attributes].filter(
        (key) => findAttributeGroup(key) === null,
      );
      expect(ungrouped).toEqual([]);
    },
  );

  it('contain every attribute that the taxonomy defines, also those of no family', () => {
    const groups = taxonomy.attributes.map(({ key }) => findAttributeGroup(key));
    expect(groups).not.toContain(null);
    expect(new Set(groups)).toEqual(new Set(specificationGroups));
  });
});

describe('the explanations of a specification', () => {
  it('are sentences for buyers, never the hints of the form', () => {
    const explained = taxonomy.attributes.filter(({ key }) => explainAttribute(key) !== null);
    expect(explained.length).toBeGreaterThan(60);
    for (const { key, help } of explained) {
      const explanation = explainAttribute(key);
      expect(explanation).toMatch(/^[A-Z].*\.$/s);
      expect(explanation).not.toBe(help);
    }
  });
});
