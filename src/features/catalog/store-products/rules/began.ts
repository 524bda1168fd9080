import type { Began } from '#features/catalog/drafts/contract/draft-values.ts';
import type { ProductForm } from '#features/catalog/drafts/contract/product-form.ts';
import type { EditableProduct } from '../contract/store-views.ts';
import type { FormValues } from './form-values.ts';

/** What a form that changes this product begins with. */
export const beganWith = ({ stamp, stock, variants }: EditableProduct): Began => ({
  stamp,
  stock,
  variants: Object.fromEntries(variants.variants.flatMap(({ id, stock }) => (id ? [[id, stock]] : []))),
});

/**
 * Orders take from the stock while somebody changes the product. Figures that they left as they were are those of
 * today; what they typed counts as typed.
 */
export function withTodaysStock<T extends Pick<ProductForm, 'stock' | 'variants'>>(
  form: T,
  { before, today }: { before: Began; today: Began },
): T {
  const stock = form.stock === before.stock ? today.stock : form.stock;
  if (!form.variants) return { ...form, stock };
  const variants = form.variants.variants.map((variant) => ({
    ...variant,
    stock: untouched(variant, before) ? (today.variants[variant.id ?? ''] ?? variant.stock) : variant.stock,
  }));
  return { ...form, stock, variants: { ...form.variants, variants } };
}

/** The same for what stands in the form. */
export function withTodaysFigures(
  form: FormValues,
  { before, today }: { before: Began; today: Began },
): FormValues {
  const rows = form.variants.rows.map((row) => {
    const now = untouched({ id: row.id, stock: Number(row.stock) }, before) && today.variants[row.id ?? ''];
    return typeof now === 'number' ? { ...row, stock: String(now) } : row;
  });
  const stock = form.stock === String(before.stock) ? String(today.stock) : form.stock;
  return { ...form, stock, variants: { ...form.variants, rows } };
}

const untouched = ({ id, stock }: { id?: string | undefined; stock: number }, { variants }: Began): boolean =>
  id !== undefined && variants[id] === stock;
