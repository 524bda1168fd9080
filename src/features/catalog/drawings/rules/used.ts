import type { PackSpec, UsedView } from '#lib/art/types.ts';
import type { Uses } from './use.ts';
import { materialUses } from './uses-materials.ts';
import { retailUses } from './uses-retail.ts';
import { transportUses } from './uses-transport.ts';

interface UsedDrawing {
  view: UsedView;
  /** The content of the drawing: `three bottles on a shop shelf`. */
  words: string;
}

const uses: Uses = {
  ...retailUses,
  ...transportUses,
  ...materialUses,
};

/** Returns the product in use; null if its form has no scene. */
export function usedDrawing({ pack, family }: { pack: PackSpec; family: string | null }): UsedDrawing | null {
  const { kind, style } = pack;
  const names = style ? [`${kind}.${style}`, kind] : [kind];
  const named = [...names.map((name) => `${family}:${name}`), ...names].find(
    (name) => uses[name] !== undefined,
  );
  const found = named && uses[named];
  if (!found) return null;
  const { scene, words, goods } = found;
  return { view: { scene, spec: pack, ...(goods && { goods }) }, words };
}
