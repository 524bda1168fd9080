import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CategoryPicker } from '#features/categories/components/category-picker.tsx';
import { PictureEditor } from '#features/pictures/components/picture-editor.tsx';
import { DocumentEditor } from '#features/product-documents/components/document-editor.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatDate } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Problem } from '#web/problem.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { emptyForm, errorAt, type FormValues } from '../../rules/form-values.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { type ChosenCategory, useChosenCategory } from './use-chosen-category.ts';
import { forgetKept, readKept, useKeptForm } from './use-kept-form.ts';
import { useProductForm } from './use-product-form.ts';

export interface ProductFormProps {
  /** The product that is changed; left out for a new one. */
  product?: { id: string; isPublished: boolean };
  initial?: FormValues;
  category?: ChosenCategory | null;
}

/** Adds or changes a product. What is typed is kept in the browser until it is saved. Drawn in the browser only. */
export function ProductForm({ product, initial = emptyForm, category: known = null }: ProductFormProps) {
  const copyName = product?.id ?? 'new';
  const [kept, setKept] = useState(() => readKept(copyName));
  const { form, saving, problem, save } = useProductForm({
    productId: product?.id,
    initial: { ...initial, ...kept?.values },
  });
  useKeptForm(form, copyName);
  const category = useChosenCategory(form, known);
  const navigate = useNavigate();
  const startAfresh = (): void => {
    form.reset(initial);
    forgetKept(copyName);
    setKept(null);
  };
  const submit = async (publish: boolean): Promise<void> => {
    const saved = await save({ publish, definitions: category?.definitions ?? [] });
    if (!saved) return;
    forgetKept(copyName);
    toast.success(savedWords(saved));
    void navigate('/dashboard/my-products');
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(product?.isPublished ?? true);
      }}
    >
      <div className={styles.main}>
        <Notices keptAt={kept?.at ?? null} problem={problem} onStartAfresh={startAfresh} />
        <Card title="Category">
          <CategoryPicker
            key={category?.id ?? 'none'}
            chosen={category}
            error={form.formState.errors.categoryId?.message}
            onChoose={(id) => {
              form.setValue('categoryId', id);
              form.clearErrors('categoryId');
            }}
          />
        </Card>
        <AboutFields form={form} />
        {category && category.definitions.length > 0 && (
          <Card title="Specification">
            <AttributeFields key={category.id} definitions={category.definitions} form={form} />
          </Card>
        )}
        <OrderFields form={form} />
        <DocumentFields form={form} />
      </div>
      <aside className={styles.side} aria-label="Preview and saving">
        <ProductPreview form={form} family={category?.family ?? null} />
        <SaveButtons product={product} saving={saving} onSave={(publish) => void submit(publish)} />
      </aside>
    </form>
  );
}

interface NoticesProps {
  /** When the copy that stands in the form was typed. */
  keptAt: string | null;
  problem: Problem | null;
  onStartAfresh: () => void;
}

function Notices({ keptAt, problem, onStartAfresh }: NoticesProps) {
  const limit =
    problem?.reason === 'product_limit' ? <TextLink to="/membership">Compare plans</TextLink> : undefined;
  return (
    <>
      {keptAt && (
        <Banner
          look="info"
          title={`Here is what you typed on ${formatDate(keptAt, 'numeric')}`}
          action={
            <Button variant="quiet" size="sm" onClick={onStartAfresh}>
              Start afresh
            </Button>
          }
        >
          It was not saved yet.
        </Banner>
      )}
      {problem && (
        <Banner look="bad" action={limit}>
          {problem.message ??
            'The product could not be saved. What you typed is still here; please try again.'}
        </Banner>
      )}
    </>
  );
}

function AboutFields({ form }: { form: UseFormReturn<FormValues> }) {
  const { errors } = form.formState;
  return (
    <Card title="About the product">
      <Field
        label="Title"
        error={errors.title?.message}
        hint="What it is, then what sets it apart: material, size, print."
      >
        <TextInput maxLength={160} {...form.register('title')} />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => <TextArea rows={6} limit={5000} {...field} />}
        />
      </Field>
      <Controller
        control={form.control}
        name="images"
        render={({ field: { value, onChange } }) => (
          <PictureEditor value={value} onChange={onChange} most={8} error={errors.images?.message} />
        )}
      />
    </Card>
  );
}

function DocumentFields({ form }: { form: UseFormReturn<FormValues> }) {
  const { errors } = form.formState;
  return (
    <Card title="Documents">
      <Controller
        control={form.control}
        name="documents"
        render={({ field }) => (
          <DocumentEditor
            value={field.value}
            // Two uploads may finish before the list is drawn again, so each change starts from the newest.
            onChange={(change) => field.onChange(change(form.getValues('documents')))}
            errorOf={(name) => errorAt(errors, `documents.${name}`)}
            error={errors.documents?.message}
          />
        )}
      />
    </Card>
  );
}

interface SaveButtonsProps {
  product: ProductFormProps['product'];
  saving: 'draft' | 'publish' | null;
  onSave: (publish: boolean) => void;
}

/** The first saves the product in the state it is in, a new one published; the second in the other. */
function SaveButtons({ product, saving, onSave }: SaveButtonsProps) {
  const publishes = product?.isPublished ?? true;
  const [first, second] = buttonWords(product);
  const busy = (publish: boolean) => saving === (publish ? 'publish' : 'draft');
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        variant="go"
        wide
        busy={busy(publishes)}
        busyLabel="Saving..."
        disabled={saving !== null}
      >
        {first}
      </Button>
      <Button
        variant="line"
        wide
        busy={busy(!publishes)}
        busyLabel="Saving..."
        disabled={saving !== null}
        onClick={() => onSave(!publishes)}
      >
        {second}
      </Button>
    </div>
  );
}

function buttonWords(product: ProductFormProps['product']): [string, string] {
  if (!product) return ['Publish product', 'Save as Draft'];
  return product.isPublished ? ['Save changes', 'Save and take down'] : ['Save draft', 'Save and publish'];
}

function savedWords({ status, isPublic }: EditableProduct): string {
  if (status === 'inactive') return 'Saved as a draft.';
  return isPublic
    ? 'Published: buyers can find it now.'
    : 'Saved. Buyers can find it once your store is approved.';
}
