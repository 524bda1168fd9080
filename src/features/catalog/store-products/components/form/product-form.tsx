import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DocumentEditor } from '#features/catalog/documents/components/document-editor.tsx';
import type { Draft } from '#features/catalog/drafts/components/use-draft.ts';
import {
  deleteLocalCopy,
  useLocalFormCopy,
} from '#features/catalog/drafts/components/use-local-form-copy.ts';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { PictureEditor } from '#features/catalog/pictures/components/picture-editor.tsx';
import { UnsavedPreview } from '#features/catalog/preview/components/unsaved-preview.tsx';
import { usePreview } from '#features/catalog/preview/components/use-preview.ts';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { useStoreCurrency } from '#features/catalog/variants/components/use-store-currency.ts';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { errorAt, type FormValues } from '../../rules/form-values.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DraftConflict, FormNotices, ProductChangedNotice } from './form-notices.tsx';
import { OrderFields } from './order-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { SavePanel } from './save-panel.tsx';
import { type DraftStart, useProductDraft, useProductEdits } from './use-product-draft.ts';
import { useProductForm } from './use-product-form.ts';
import { type SelectedCategory, useSelectedCategory } from './use-selected-category.ts';

interface ProductFormProps {
  /** Heading above the form; the preview has its own. */
  head?: ReactNode;
  /** The product that is edited; left out for a new one. */
  product?: { id: string; isPublished: boolean; brand: string | undefined };
  /** The draft to continue, or the one in which a new product or changes are saved. */
  draft?: DraftStart;
  initial?: FormValues;
  category?: SelectedCategory | null;
}

/** The form that adds or edits a product. A new one is a draft until it is published. Rendered in the browser only. */
export function ProductForm({
  head,
  product,
  draft: start,
  initial = emptyDraft,
  category: known = null,
}: ProductFormProps) {
  const keptName = start?.keptName ?? 'new';
  const unsavedCopy = start?.kept ?? null;
  const navigate = useNavigate();
  const { form, saving, problem, save } = useProductForm({
    productId: product?.id,
    wasPublished: product?.isPublished,
    currency: useStoreCurrency(),
    initial: { ...initial, ...unsavedCopy?.values },
    onSaved: () => {
      deleteLocalCopy(keptName);
      void navigate('/dashboard/my-products');
    },
  });
  const { changes } = useProductEdits(form, start?.change);
  const draft = useProductDraft(form, { start, keptName, changes });
  useLocalFormCopy(form, { name: keptName, currentDraft: draft?.currentVersion });
  const category = useSelectedCategory(form, known);
  const preview = usePreview(form, product?.id);
  const { reload, discard } = useResetForm({ product, draft, keptName });
  const submit = async (publish: boolean): Promise<void> => {
    const isSaved = await save({
      publish,
      definitions: category?.definitions ?? [],
      ...(draft && { takeDraft: draft.finish }),
      ...(changes && { began: changes.began, onStale: changes.markStale }),
    });
    if (!isSaved) draft?.resume();
  };
  const keepDraft = async (): Promise<void> => {
    if (!(await draft?.save())) {
      toast.error('The draft is not saved yet. Your text is stored in this browser.');
      return;
    }
    toast.success('Saved as a draft.');
    void navigate('/dashboard/my-products/drafts');
  };
  return (
    <>
      {preview.shown ? <UnsavedPreview {...preview.shown} onBack={preview.close} /> : head}
      <Split
        as={CheckedForm}
        gap={5}
        columns="1fr 300px"
        below={1100}
        align="start"
        hidden={preview.shown !== null}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(product?.isPublished ?? true);
        }}
      >
        <Stack shrink>
          <FormNotices
            problem={problem}
            {...(product && !changes?.stale && describeUnsavedChanges(start))}
            onDiscard={() => void discard()}
          />
          {changes?.stale && (
            <ProductChangedNotice
              onGoOn={() => void changes.rebase().then(draft?.save, () => toast.error(notLoadedMessage))}
              onDiscard={() => void discard()}
            />
          )}
          {draft && <DraftConflict draft={draft} ofProduct={product !== undefined} onShowTheirs={reload} />}
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
        </Stack>
        <aside className={styles.side} aria-label="Preview and saving">
          <ProductPreview
            form={form}
            family={category?.family ?? null}
            seed={product?.id ?? start?.id ?? 'preview'}
            brand={product?.brand}
          />
          <SavePanel
            product={product}
            draft={draft}
            saving={saving}
            previewing={preview.busy}
            onSave={(publish) => void submit(publish)}
            onSaveDraft={() => void keepDraft()}
            onPreview={() => void preview.open()}
          />
        </aside>
      </Split>
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
        hint="Product type first, then material, size, print."
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
          <PictureEditor value={value} onChange={onChange} max={8} error={errors.images?.message} />
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
            // Two uploads may finish before the next render, so each change starts from the newest value.
            onChange={(change) => field.onChange(change(form.getValues('documents')))}
            errorOf={(name) => errorAt(errors, `documents.${name}`)}
            error={errors.documents?.message}
          />
        )}
      />
    </Card>
  );
}

interface ResetFormOptions {
  product: ProductFormProps['product'];
  draft: Draft | null;
  keptName: string;
}

/** Returns two actions: reload the server's version, or discard all unsaved changes. */
function useResetForm({ product, draft, keptName }: ResetFormOptions) {
  const navigate = useNavigate();
  const reload = (): void => {
    deleteLocalCopy(keptName);
    void navigate(product ? '.' : `/dashboard/add-product?draft=${draft?.currentVersion().id ?? ''}`, {
      replace: product !== undefined,
    });
  };
  const discard = async (): Promise<void> => {
    await draft?.finish();
    try {
      if (product) await api.productDrafts.discardDraft({ id: product.id });
    } catch (error) {
      // Changes that were never saved, or that were discarded elsewhere, are gone as intended.
      if (toProblem(error).code !== 'not_found') {
        draft?.resume();
        toast.error('Your changes could not be discarded. Please try again.');
        return;
      }
    }
    reload();
  };
  return { reload, discard };
}

const notLoadedMessage = 'The product could not be loaded. Your text is still here. Please try again.';

/** Returns the time of unsaved changes in the form, and the name of their author. */
function describeUnsavedChanges(start: DraftStart | undefined): { keptAt: string | null; by: string | null } {
  const keptAt = start?.kept?.at ?? (start && start.version > 0 ? start.savedAt : null);
  return { keptAt, by: start?.kept ? null : (start?.savedBy ?? null) };
}
