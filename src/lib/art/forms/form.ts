import type { PackStyle } from '../pack-styles.ts';
import type { Material, PackKind, PackSpec } from '../types.ts';

/** Shape of an illustration: its kind and style, and what the category implies if the attributes name nothing else. */
export type PackForm = Pick<PackSpec, 'kind' | 'style' | 'material' | 'top' | 'tint' | 'print' | 'count'>;

/** A kind, or a kind and a style: `closure.crown`. */
type FormName = PackKind | `${PackKind}.${PackStyle}`;

/** The properties that the category implies: a material, or several properties. */
type Implied = Material | Omit<PackForm, 'kind' | 'style'>;

/** A pattern for the ids of categories, and their form. */
type FormRule = readonly [pattern: RegExp, form: FormName, implied?: Implied];

/** A packaging family: its usual form, and the categories that look different. The first matching rule wins. */
export interface FamilyForms {
  usual: FormName;
  implied?: Implied;
  rules?: readonly FormRule[];
}

export function toForm(name: FormName, implied: Implied = {}): PackForm {
  const [kind, style] = name.split('.') as [PackKind, PackStyle | undefined];
  const more = typeof implied === 'string' ? { material: implied } : implied;
  return { kind, ...(style && { style }), ...more };
}
