import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useSwapFocus } from '#ui/overlays/use-swap-focus.ts';
import { useAction } from '#web/use-action.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type QuickReply, quickReplyForm } from '../contract.ts';
import styles from './quick-replies-dialog.module.css';
import { removeReply, saveReply, useQuickReplies } from './use-quick-replies.ts';

interface QuickRepliesDialogProps {
  /** The text typed so far; a new reply starts with it. */
  written: string;
  onInsert: (text: string) => void;
  onClose: () => void;
}

type Editing = { id: string | null; label: string; text: string };

/** A dialog in which members insert, add, change and delete the quick replies of their store. */
export function QuickRepliesDialog({ written, onInsert, onClose }: QuickRepliesDialogProps) {
  const replies = useQuickReplies() ?? [];
  const [editing, setEditing] = useState<Editing | null>(null);
  const { panel, opener } = useSwapFocus(editing !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Quick replies"
      description="Shared with everyone in your store who replies to inquiries."
    >
      {editing ? (
        <div ref={panel}>
          <ReplyForm editing={editing} onDone={() => setEditing(null)} />
        </div>
      ) : (
        <Stack>
          {replies.length === 0 && (
            <EmptyState level={3} title="No quick replies yet">
              Save replies you use often, such as lead times or sample terms, and insert them with one click.
            </EmptyState>
          )}
          <Stack as="ul" gap={0}>
            {replies.map((reply) => (
              <Reply key={reply.id} reply={reply} onInsert={onInsert} onEdit={() => setEditing(reply)} />
            ))}
          </Stack>
          <p>
            <Button
              ref={opener}
              variant="line"
              icon={<Plus aria-hidden />}
              onClick={() => setEditing({ id: null, label: '', text: written })}
            >
              New quick reply
            </Button>
          </p>
        </Stack>
      )}
    </Dialog>
  );
}

interface ReplyProps {
  reply: QuickReply;
  onInsert: (text: string) => void;
  onEdit: () => void;
}

function Reply({ reply: { id, label, text }, onInsert, onEdit }: ReplyProps) {
  const [sure, setSure] = useState(false);
  const { start: remove } = useAction({
    send: () => removeReply(id),
    success: `“${label}” deleted.`,
    failure: 'The quick reply could not be deleted. Please try again.',
  });
  return (
    <Cluster as="li" gap={3} nowrap align="start" justify="between" className={styles.reply}>
      <div className="shrink">
        <h3 className={`small break-words ${styles.label}`}>{label}</h3>
        <p className={`muted small break-words ${styles.text}`}>{text}</p>
      </div>
      <Cluster gap={1.5} align="stretch" className={styles.acts}>
        <Button size="sm" aria-label={`Insert “${label}”`} onClick={() => onInsert(text)}>
          Insert
        </Button>
        {sure ? (
          <Button size="sm" variant="bad" aria-label={`Yes, delete “${label}”`} onClick={() => void remove()}>
            Delete?
          </Button>
        ) : (
          <>
            <IconButton size="sm" label={`Edit “${label}”`} onClick={onEdit}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton size="sm" label={`Delete “${label}”`} onClick={() => setSure(true)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </Cluster>
    </Cluster>
  );
}

const resolver = standardSchemaResolver(quickReplyForm);

interface ReplyFormProps {
  editing: Editing;
  onDone: () => void;
}

function ReplyForm({ editing: { id, label, text }, onDone }: ReplyFormProps) {
  const formId = useId();
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: { label, text },
    send: (reply) => saveReply(reply, id),
    onSuccess: onDone,
    failure: 'The quick reply could not be saved. Please try again.',
  });
  const { register, watch } = form;
  const { errors } = form.formState;
  return (
    <CheckedForm id={formId} onSubmit={(event) => void submit(event)}>
      <Stack>
        {message && <Banner>{message}</Banner>}
        <Field label="Short name" required error={errors.label?.message} hint="Shown on the button.">
          <TextInput maxLength={40} {...register('label')} />
        </Field>
        <Field label="Reply" required error={errors.text?.message}>
          <TextArea rows={6} limit={2000} value={watch('text')} {...register('text')} />
        </Field>
        <Cluster gap={1.5} align="stretch" className={styles.acts}>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
          <Button variant="line" disabled={busy} onClick={onDone}>
            Back
          </Button>
        </Cluster>
      </Stack>
    </CheckedForm>
  );
}
