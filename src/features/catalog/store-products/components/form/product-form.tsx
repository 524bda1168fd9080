import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DocumentEditor } from '#features/catalog/documents/components/document-editor.tsx';
import type { Draft } from '#features/catalog/drafts/components/use-draft.ts';
import { forgetKept, useKeptForm } from '#features/catalog/drafts/components/use-kept-form.ts';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { PictureEditor } from '#features/catalog/pictures/components/picture-editor.tsx';
import { UnsavedPreview } from '#features/catalog/preview/components/unsaved-preview.tsx';
import { usePreview } from '#features/catalog/preview/components/use-preview.ts';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import type { EditableProduct } from '../../contract/store-views.ts';
import { errorAt, type FormValues } from '../../rules/form-values.ts';
import { AttributeFields } from './attribute-fields.tsx';
import { DraftConflict, FormNotices, ProductChanged } from './form-notices.tsx';
import { OrderFields } from './order-fields.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { SavePanel } from './save-panel.tsx';
import { type ChosenCategory, useChosenCategory } from './use-chosen-category.ts';
import { type DraftStart, useChanges, useNewDraft } from './use-new-draft.ts';
import { useProductForm } from './use-product-form.ts';

interface ProductFormProps {
  /** Above the form; the preview has a heading of its own. */
  head?: ReactNode;
  /** The product that is changed; left out for a new one. */
  product?: { id: string; isPublished: boolean; drawnFrom: string };
  /** The draft that is gone on with, or the one that a product or changes to one are begun in. */
  draft?: DraftStart;
  initial?: FormValues;
  category?: ChosenCategory | null;
}

/** Adds or changes a product. A new one is a draft until it is published. Drawn in the browser only. */
export function ProductForm({
  head,
  product,
  draft: start,
  initial = emptyDraft,
  category: known = null,
}: ProductFormProps) {
  const keptName = start?.keptName ?? 'new';
  const kept = start?.kept ?? null;
  const { form, saving, problem, save } = useProductForm({
    productId: product?.id,
    initial: { ...initial, ...kept?.values },
  });
  const { changes } = useChanges(form, start?.change);
  const draft = useNewDraft(form, { start, keptName, changes });
  useKeptForm(form, { name: keptName, standing: draft?.standing });
  const category = useChosenCategory(form, known);
  const preview = usePreview(form, product?.id);
  const navigate = useNavigate();
  const { reload, discard } = useWayBack({ product, draft, keptName });
  const submit = async (publish: boolean): Promise<void> => {
    const saved = await save({
      publish,
      definitions: category?.definitions ?? [],
      ...(draft && { takeDraft: draft.finish }),
      ...(changes && { began: changes.began, onStale: changes.noteStale }),
    });
    if (!saved) return draft?.resume();
    forgetKept(keptName);
    toast.success(savedWords(saved));
    void navigate('/dashboard/my-products');
  };
  const keepDraft = async (): Promise<void> => {
    if (!(await draft?.save())) {
      toast.error('The draft is not saved yet. What you typed is kept in this browser.');
      return;
    }
    toast.success('Kept as a draft.');
    void navigate('/dashboard/my-products/drafts');
  };
  return (
    <>
      {preview.shown ? <UnsavedPreview {...preview.shown} onBack={preview.close} /> : head}
      <CheckedForm
        hidden={preview.shown !== null}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(product?.isPublished ?? true);
        }}
      >
        <div className={styles.main}>
          <FormNotices
            problem={problem}
            {...(product && !changes?.stale && changesIn(start))}
            onDiscard={() => void discard()}
          />
          {changes?.stale && (
            <ProductChanged
              onGoOn={() => void changes.goOn().then(draft?.save, () => toast.error(notLoaded))}
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
        </div>
        <aside className={styles.side} aria-label="Preview and saving">
          <ProductPreview
            form={form}
            family={category?.family ?? null}
            seed={product?.drawnFrom ?? start?.id ?? 'preview'}
          />
          <SavePanel
            product={product}
            draft={draft}
            saving={saving}
            previewing={preview.busy}
            onSave={(publish) => void submit(publish)}
            onKeepDraft={() => void keepDraft()}
            onPreview={() => void preview.open()}
          />
        </aside>
      </CheckedForm>
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

interface WayBack {
  product: ProductFormProps['product'];
  draft: Draft | null;
  keptName: string;
}

/** Back to what stands on the server, and to the product as it is. */
function useWayBack({ product, draft, keptName }: WayBack) {
  const navigate = useNavigate();
  const reload = (): void => {
    forgetKept(keptName);
    void navigate(product ? '.' : `/dashboard/add-product?draft=${draft?.standing().id ?? ''}`, {
      replace: product !== undefined,
    });
  };
  const discard = async (): Promise<void> => {
    await draft?.finish();
    try {
      if (product) await api.productDrafts.discardDraft({ id: product.id });
    } catch (error) {
      // What was never kept, or discarded in another place, is gone as wished.
      if (problemOf(error).code !== 'not_found') {
        draft?.resume();
        toast.error('Your changes could not be discarded. Please try again.');
        return;
      }
    }
    reload();
  };
  return { reload, discard };
}

const notLoaded = 'The product could not be loaded. What you typed is still here; please try again.';

/** Since when changes that are not saved stand in the form, and whose they are. */
function changesIn(start: DraftStart | undefined): { keptAt: string | null; by: string | null } {
  const keptAt = start?.kept?.at ?? (start && start.version > 0 ? start.savedAt : null);
  return { keptAt, by: start?.kept ? null : (start?.savedBy ?? null) };
}

function savedWords({ status, isPublic }: EditableProduct): string {
  if (status === 'inactive') return 'Saved as a draft.';
  return isPublic
    ? 'Published: buyers can find it now.'
    : 'Saved. Buyers can find it once your store is approved.';
}
