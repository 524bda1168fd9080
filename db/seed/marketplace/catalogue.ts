import { readFileSync } from 'node:fs';
import type { AttributeDefinition } from './recipes/generic.ts';
import { genericRecipe } from './recipes/generic.ts';
import type { Leaf } from './recipes/recipe.ts';
import type { Kind } from './recipes/recipes.ts';
import { FAMILY_RECIPE, HINTS, RECIPES } from './recipes/recipes.ts';
import { UNSTOCKED } from './unstocked.ts';

interface CategoryNode {
  id: string;
  name: string;
  parent: string | null;
  position: number;
  children: number;
  description: string;
  registration_category?: string;
  attribute_family?: string;
  hs_code?: string;
  fefco?: string;
}

interface AttributeFile {
  attributes: AttributeDefinition[];
  common_attributes: string[];
  families: { key: string; attributes: string[] }[];
}

const load = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../taxonomy/${file}`, import.meta.url), 'utf8'));

const attributeFile = load('attributes.json') as AttributeFile;

/** Every attribute by key. */
export const ATTRIBUTES: ReadonlyMap<string, AttributeDefinition> = new Map(
  attributeFile.attributes.map((definition) => [definition.key, definition]),
);

const FAMILY_KEYS = new Map(
  attributeFile.families.map((family) => [
    family.key,
    new Set([...family.attributes, ...attributeFile.common_attributes]),
  ]),
);

const GENERIC: Kind = { make: genericRecipe(ATTRIBUTES), code: 'GEN' };

export const recipeOf = (leaf: Leaf): Kind => RECIPES[leaf.recipe] ?? GENERIC;

const KEEP = /(ss|us|is|glass|news|bellows)$/;

/** Last word to the singular: boxes → box, pouches → pouch, trays → tray. */
function singular(name: string): string {
  if (KEEP.test(name) || !name.endsWith('s')) return name;
  if (/(x|ch|sh|ss|z)es$/.test(name)) return name.slice(0, -2);
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.slice(0, -1);
}

function toLeaf(node: CategoryNode): Leaf {
  const hint = HINTS[node.id] ?? {};
  const family = node.attribute_family ?? '';
  const fefco = node.fefco ?? null;
  return {
    id: node.id,
    name: node.name,
    group: node.parent ?? '',
    family,
    recipe: hint.as ?? FAMILY_RECIPE[family] ?? family,
    noun: hint.noun ?? singular(node.name),
    description: node.description,
    hsCode: node.hs_code ?? null,
    fefco,
    registrationCategory: node.registration_category ?? 'Others',
    hint,
    allowed: FAMILY_KEYS.get(family) ?? new Set(attributeFile.common_attributes),
  };
}

/** Leaves that the seed stocks, in the order of the taxonomy. */
export const LEAVES: readonly Leaf[] = (load('categories.json') as { nodes: CategoryNode[] }).nodes
  .filter((node) => node.children === 0 && !UNSTOCKED.has(node.id))
  .sort((a, b) => a.position - b.position)
  .map(toLeaf);

const byId = new Map(LEAVES.map((leaf) => [leaf.id, leaf]));

/** A stocked leaf by id; throws when it is none. */
export function leafById(id: string): Leaf {
  const leaf = byId.get(id);
  if (leaf === undefined) throw new Error(`no stocked leaf ${id}`);
  return leaf;
}
