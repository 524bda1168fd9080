import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Combobox } from '#ui/fields/pickers/combobox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { requestForm } from '../contract.ts';
import styles from './request-dialog.module.css';

type TypedRequest = z.input<typeof requestForm>;

export const emptyRequest: TypedRequest = { name: '', example: '' };

const resolver = standardSchemaResolver(requestForm);

interface RequestDialogProps {
  /** Input from before. The screen holds it, so that closing the dialog loses nothing. */
  typed: TypedRequest;
  /** Groups of the taxonomy that the new category can belong to. */
  groups: readonly { value: string; label: string; note: string }[];
  /** Receives the input so far. */
  onClose: (typed: TypedRequest) => void;
  onSent: () => void;
}

/** A form to request a missing category. While the user types, it suggests existing categories with similar names. */
export function RequestDialog({ typed, groups, onClose, onSent }: RequestDialogProps) {
  const formId = useId();
  const { form, submit, busy, message } = useFormAction({
    form: 'category-request',
    resolver,
    defaultValues: typed,
    send: (request, once) => api.categoryRequests.send(request, once),
    success: 'Request sent. We’ll notify you when we’ve reviewed it.',
    onSuccess: onSent,
    failure: 'Your request could not be sent. Please try again.',
  });
  const { register, setValue, watch } = form;
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose(form.getValues())}
      title="Request a category"
      description="We review every request and let you know which category to use."
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send request
          </Button>
        </>
      }
    >
      <CheckedForm id={formId} onSubmit={(event) => void submit(event)}>
        <Stack>
          {message && <Banner>{message}</Banner>}
          <Field label="Category name" required error={errors.name?.message}>
            <TextInput maxLength={80} {...register('name')} />
          </Field>
          <SimilarCategoriesHint name={watch('name')} />
          <Field
            label="Where does it belong?"
            optional
            error={errors.parentId?.message}
            hint="Its parent group, if there is one."
          >
            <Combobox
              options={groups}
              value={watch('parentId') ?? null}
              placeholder="Type to find a group"
              emptyText="No matching group. You can leave this empty."
              clearable
              onValueChange={(parentId) => setValue('parentId', parentId ?? undefined)}
            />
          </Field>
          <Field
            label="Example product"
            required
            error={errors.example?.message}
            hint="What it is, its material, and what it is used to pack."
          >
            <TextArea rows={4} limit={600} value={watch('example')} {...register('example')} />
          </Field>
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}

interface SimilarCategories {
  q: string;
  categories: { id: string; name: string; path: string }[];
}

/** Existing categories whose names resemble the one typed. */
function SimilarCategoriesHint({ name }: { name: string }) {
  const q = name.trim().slice(0, 100);
  const [found, setFound] = useState<SimilarCategories | null>(null);
  useEffect(() => {
    if (q.length < 3) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.categories.searchCategories({ q }).then(
        ({ data }) => isCurrent && setFound({ q, categories: data.categories.slice(0, 3) }),
        () => undefined,
      );
    }, 250);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q]);
  if (q.length < 3 || !found?.categories.length) return null;
  return (
    <Stack gap={1.5} className={`small ${styles.alike}`}>
      <p>Existing categories that may fit:</p>
      <ul>
        {found.categories.map(({ id, name: known, path }) => (
          <li key={id}>
            <Link to={`/dashboard/add-product?category=${encodeURIComponent(id)}`}>{known}</Link>{' '}
            <span className="faint note">{path}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
