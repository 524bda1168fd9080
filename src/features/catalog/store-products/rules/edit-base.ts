import type { EditBase } from '#features/catalog/drafts/contract/draft-values.ts';
import type { ProductForm } from '#features/catalog/drafts/contract/product-form.ts';
import type { EditableProduct } from '../contract/store-views.ts';
import type { FormValues } from './form-values.ts';

/** Returns the starting point of a form that edits this product. */
export const editBaseOf = ({ stamp, stock, variants }: EditableProduct): EditBase => ({
  stamp,
  stock,
  variants: Object.fromEntries(variants.variants.flatMap(({ id, stock }) => (id ? [[id, stock]] : []))),
});

/**
 * Orders take stock while a product is being edited. Stock that was not edited is replaced by the current stock; edited
 * stock stays as entered.
 */
export function withCurrentStock<T extends Pick<ProductForm, 'stock' | 'variants'>>(
  form: T,
  { before, today }: { before: EditBase; today: EditBase },
): T {
  const stock = form.stock === before.stock ? today.stock : form.stock;
  if (!form.variants) return { ...form, stock };
  const variants = form.variants.variants.map((variant) => ({
    ...variant,
    stock: isUntouched(variant, before) ? (today.variants[variant.id ?? ''] ?? variant.stock) : variant.stock,
  }));
  return { ...form, stock, variants: { ...form.variants, variants } };
}

/** Does the same for form values. */
export function withCurrentStockValues(
  form: FormValues,
  { before, today }: { before: EditBase; today: EditBase },
): FormValues {
  const rows = form.variants.rows.map((row) => {
    const now = isUntouched({ id: row.id, stock: Number(row.stock) }, before) && today.variants[row.id ?? ''];
    return typeof now === 'number' ? { ...row, stock: String(now) } : row;
  });
  const stock = form.stock === String(before.stock) ? String(today.stock) : form.stock;
  return { ...form, stock, variants: { ...form.variants, rows } };
}

const isUntouched = (
  { id, stock }: { id?: string | undefined; stock: number },
  { variants }: EditBase,
): boolean => id !== undefined && variants[id] === stock;
