import { type PackForm, toForm } from '#lib/art/forms/form.ts';
import type { UsedView } from '#lib/art/types.ts';

/** How a product is used: the scene, what it shows in words, and the goods beside the product. */
interface Use {
  scene: UsedView['scene'];
  words: string;
  goods?: PackForm;
}

/**
 * Uses by the form of a product: a kind, or a kind and a style, which then beats the kind. Before them, a family can be
 * named whose products are used otherwise. null for forms without a sensible scene. The names are plain text: a type of
 * every kind with every style takes the compiler many minutes. A test checks them.
 */
export type Uses = Readonly<Record<string, Use | null>>;

interface Beside {
  beside?: Parameters<typeof toForm>[0];
  /** Looks of the goods beside the product. */
  look?: Parameters<typeof toForm>[1];
}

/** Returns a use by its scene and words, with the goods beside the product. */
export const inScene = (
  [scene, words]: readonly [scene: Use['scene'], words: string],
  { beside, look }: Beside = {},
): Use => ({ scene, words, ...(beside && { goods: toForm(beside, look) }) });
