import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
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
import { type Problem, toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { requestForm } from '../contract.ts';
import styles from './request-dialog.module.css';

interface TypedRequest {
  name: string;
  parentId: string | null;
  example: string;
}

export const emptyRequest: TypedRequest = { name: '', parentId: null, example: '' };

interface RequestDialogProps {
  /** Input so far. The screen holds it, so that closing the dialog loses nothing. */
  typed: TypedRequest;
  onType: (typed: TypedRequest) => void;
  /** Groups of the taxonomy that the new category can belong to. */
  groups: readonly { value: string; label: string; note: string }[];
  onClose: () => void;
  onSent: () => void;
}

/** A form to request a missing category. While the user types, it suggests existing categories with similar names. */
export function RequestDialog({ typed, onType, groups, onClose, onSent }: RequestDialogProps) {
  const formId = useId();
  const { busy, problem, send } = useSendRequest(typed, onSent);
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const change = (part: Partial<TypedRequest>) => onType({ ...typed, ...part });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask for a category"
      description="We review every request and tell you which category fits."
      footer={
        <>
          <DialogClose>
            <Button variant="line" disabled={busy}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy} busyLabel="Sending...">
            Send the request
          </Button>
        </>
      }
    >
      <CheckedForm
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack>
          {problem && problem.fields.length === 0 && (
            <Banner>{problem.message ?? 'It could not be sent. Please try again.'}</Banner>
          )}
          <Field label="Name of the category" required error={errorOf('name')}>
            <TextInput
              maxLength={80}
              value={typed.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <SimilarCategoriesHint name={typed.name} />
          <Field
            label="Where would you look for it?"
            optional
            error={errorOf('parentId')}
            hint="The group it belongs to, if there is one."
          >
            <Combobox
              options={groups}
              value={typed.parentId}
              placeholder="Type to find a group"
              emptyText="No group of that name. You can leave this empty."
              clearable
              onValueChange={(parentId) => change({ parentId })}
            />
          </Field>
          <Field
            label="A product that belongs there"
            required
            error={errorOf('example')}
            hint="What it is, what it is made of, and what it packs."
          >
            <TextArea
              rows={4}
              limit={600}
              value={typed.example}
              onChange={({ target }) => change({ example: target.value })}
            />
          </Field>
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}

function useSendRequest(typed: TypedRequest, onSent: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  async function send(): Promise<void> {
    const { parentId, ...words } = typed;
    const form = requestForm.safeParse({ ...words, ...(parentId ? { parentId } : {}) });
    if (!form.success) {
      const fields = form.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
      return setProblem({ message: fields[0]?.message ?? null, code: 'invalid', fields });
    }
    setBusy(true);
    setProblem(null);
    try {
      const { data } = form;
      await sendOnce({ form: 'category-request', body: data }, (options) =>
        api.categoryRequests.send(data, options),
      );
      onSent();
    } catch (error) {
      setProblem(toProblem(error));
    }
    setBusy(false);
  }
  return { busy, problem, send };
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
      <p>Perhaps it is there already:</p>
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
