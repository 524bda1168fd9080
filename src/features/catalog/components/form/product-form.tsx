import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { UploadField } from '#features/files/components/upload-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatDate } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { AttributeDefinition } from '../../contract/product-views.ts';
import { emptyForm, type FormValues } from '../../rules/form-values.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { OrderFields } from './order-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { useKeptForm } from './use-kept-form.ts';
import { useProductForm } from './use-product-form.ts';

/** The chosen category, as the form needs it. */
export interface ChosenCategory {
  id: string;
  name: string;
  family: string;
  hsCode: string | null;
  path: string;
  definitions: AttributeDefinition[];
}

export interface ProductFormProps {
  /** The product that is changed; left out for a new one. */
  product?: { id: string; isPublished: boolean };
  initial?: FormValues;
  category?: ChosenCategory | null;
}

/** Reads what products of a category are described by. */
export async function loadCategory(id: string): Promise<ChosenCategory> {
  const { data } = await api.catalog.getCategoryForm({ slug: id });
  const path = data.path.slice(0, -1).map(({ name }) => name).join(' › ');
  return { ...data.category, path, definitions: data.attributes };
}

/** Adds or changes a product. What is typed is kept in the browser until it is saved. */
export function ProductForm({ product, initial = emptyForm, category: known = null }: ProductFormProps) {
  const [category, setCategory] = useState(known);
  const navigate = useNavigate();
  const { form, saving, problem, save } = useProductForm({ ...(product ? { productId: product.id } : {}), initial, definitions: category?.definitions ?? [] });
  const { restoredAt, forget } = useKeptForm(form, product?.id ?? 'new');
  const { errors } = form.formState;
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const choose = async (id: string): Promise<void> => {
    try {
      const chosen = await loadCategory(id);
      setCategory(chosen);
      form.setValue('categoryId', id);
      form.clearErrors('categoryId');
      if (form.getValues('hsCode') === '' || form.getValues('hsCode') === category?.hsCode) form.setValue('hsCode', chosen.hsCode ?? '');
    } catch (error) {
      toast.error(problemOf(error).message ?? 'The category could not be loaded. Please try again.');
    }
  };
  // A copy from this browser may name another category than the one that came with the page.
  if (categoryId && categoryId !== category?.id && restoredAt) void choose(categoryId);
  const submit = async (publish: boolean): Promise<void> => {
    const saved = await save(publish);
    if (!saved) return;
    forget();
    toast.success(publish ? 'Published: buyers can find it now.' : 'Saved as a draft.');
    void navigate('/dashboard/my-products');
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => { event.preventDefault(); void submit(product?.isPublished ?? true); }}>
      <div className={styles.main}>
        {restoredAt && (
          <Banner look="info" title={`Here is what you typed on ${formatDate(restoredAt, 'numeric')}`} action={<Button variant="quiet" size="sm" onClick={() => { form.reset(initial); setCategory(known); forget(); }}>Start afresh</Button>}>
            It was not saved yet.
          </Banner>
        )}
        {problem && (
          <Banner look="bad" action={problem.reason === 'product_limit' ? <TextLink to="/membership">Compare plans</TextLink> : undefined}>
            {problem.message ?? 'The product could not be saved. What you typed is still here; please try again.'}
          </Banner>
        )}
        <Card title="Category">
          <CategoryPicker key={category?.id ?? 'none'} chosen={category} error={errors.categoryId?.message} onChoose={(id) => void choose(id)} />
        </Card>
        <Card title="About the product">
          <Field label="Title" error={errors.title?.message} hint="What it is, then what sets it apart: material, size, print.">
            <TextInput maxLength={160} {...form.register('title')} />
          </Field>
          <Field label="Description" error={errors.description?.message}>
            <TextArea rows={6} limit={5000} {...form.register('description')} />
          </Field>
          <Controller
            control={form.control}
            name="images"
            render={({ field }) => (
              <UploadField label="Pictures" purposes={['product-image']} optional most={8} value={field.value} onChange={field.onChange} error={errors.images?.message} hint="JPG, PNG, max 5MB. Without a picture we draw the product." />
            )}
          />
        </Card>
        {category && category.definitions.length > 0 && (
          <Card title="Specification">
            <AttributeFields key={category.id} definitions={category.definitions} form={form} />
          </Card>
        )}
        <OrderFields form={form} />
      </div>
      <aside className={styles.side} aria-label="Preview and saving">
        <ProductPreview form={form} family={category?.family ?? null} />
        <div className={styles.actions}>
          <Button type="submit" variant="go" wide busy={saving !== null && saving === (product && !product.isPublished ? 'draft' : 'publish')} busyLabel="Saving..." disabled={saving !== null}>
            {submitWords(product)}
          </Button>
          {!product && <Button variant="line" wide busy={saving === 'draft'} busyLabel="Saving..." disabled={saving !== null} onClick={() => void submit(false)}>Save as Draft</Button>}
          {product && <Button variant="line" wide busy={saving === (product.isPublished ? 'draft' : 'publish')} busyLabel="Saving..." disabled={saving !== null} onClick={() => void submit(!product.isPublished)}>{product.isPublished ? 'Save and take down' : 'Save and publish'}</Button>}
        </div>
      </aside>
    </form>
  );
}

const submitWords = (product: ProductFormProps['product']): string => {
  if (!product) return 'Publish product';
  return product.isPublished ? 'Save changes' : 'Save draft';
};
