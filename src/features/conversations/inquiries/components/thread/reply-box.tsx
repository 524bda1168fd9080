import { MessageSquareQuote, Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useQuickReplies } from '#features/conversations/quick-replies/components/use-quick-replies.ts';
import type { StoredFile } from '#features/files/files/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { ProblemError } from '#web/problem.ts';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { useAction } from '#web/use-action.ts';
import { suggestedReplies } from '../../rules.ts';
import { useSavedText } from '../use-saved-text.ts';
import styles from './reply-box.module.css';
import type { Reply } from './use-conversation.ts';

// Few replies have files, so the upload field is loaded when it is opened.
const UploadField = lazy(async () => {
  const { UploadField: field } = await import('#features/files/files/components/upload-field.tsx');
  return { default: field };
});

// Loaded when it is opened.
const Replies = lazy(async () => {
  const { QuickRepliesDialog } = await import(
    '#features/conversations/quick-replies/components/quick-replies-dialog.tsx'
  );
  return { default: QuickRepliesDialog };
});

const emptyMessage = new ProblemError({
  message: null,
  code: 'invalid',
  fields: [{ path: 'message', message: 'Enter a message' }],
});

interface ReplyBoxProps {
  inquiryId: string;
  /** Offers the supplier's quick replies. */
  suggest: boolean;
  onSend: (reply: Reply, once: IdempotentCallOptions) => Promise<void>;
}

/** A form for the next message. Unsent text survives a reload. */
export function ReplyBox({ inquiryId, suggest, onSend }: ReplyBoxProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useSavedText(`reply:${inquiryId}`);
  const [files, setFiles] = useState<StoredFile[] | null>(null);
  const { start, busy, problem, errorOf, reset } = useAction({
    form: 'reply',
    send: (reply: Reply, once) => {
      if (reply.message.trim() === '') throw emptyMessage;
      return onSend(reply, once);
    },
    onSuccess: () => {
      setText('');
      setFiles(null);
    },
    failure: 'Your message could not be sent. Your text is still here. Please try again.',
    showFailure: 'inline',
  });

  const type = (value: string): void => {
    setText(value);
    reset();
  };
  async function send(): Promise<void> {
    await start({ id: inquiryId, message: text, attachmentIds: (files ?? []).map(({ id }) => id) });
    input.current?.focus();
  }
  // Appends the reply to the text typed so far.
  const insert = (reply: string): void => {
    type(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`);
    requestAnimationFrame(() => input.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };

  return (
    <Stack
      as={CheckedForm}
      gap={3}
      method="post"
      aria-label="Reply"
      className={styles.reply}
      onSubmit={(event) => (event.preventDefault(), void send())}
    >
      {suggest && text === '' && (
        <Suggestions onChoose={(chosen) => (type(chosen), input.current?.focus())} />
      )}
      {problem && !errorOf('message') && <Banner>{problem.message}</Banner>}
      <Field label="Your message" hideLabel error={errorOf('message')}>
        <TextArea
          ref={input}
          rows={1}
          className={styles.text}
          maxLength={5000}
          value={text}
          placeholder="Write a message"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {files && (
        <Suspense>
          <UploadField
            label="Files"
            purposes={['inquiry-attachment']}
            maxFiles={5}
            value={files}
            onChange={setFiles}
            hint="JPG, PNG, PDF, max 5MB"
          />
        </Suspense>
      )}
      <Cluster gap={3} nowrap className={styles.foot}>
        <IconButton
          label="Attach files"
          aria-expanded={files !== null}
          onClick={() => setFiles((known) => (known ? null : []))}
        >
          <Paperclip aria-hidden />
        </IconButton>
        {suggest && <QuickReplies written={text} onInsert={insert} />}
        <span className={`faint note ${styles.keys}`}>Ctrl + Enter to send</span>
        <Button type="submit" icon={<Send aria-hidden />} busy={busy} busyLabel="Sending...">
          Send
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Shows the first quick replies of the store, or suggested ones until it has some. */
function Suggestions({ onChoose }: { onChoose: (text: string) => void }) {
  const own = useQuickReplies();
  const offered = own && own.length > 0 ? own.slice(0, 4) : suggestedReplies;
  return (
    <Cluster gap={2} nowrap align="stretch" className={styles.quick} role="group" aria-label="Quick replies">
      {offered.map(({ label, text }) => (
        <Button key={label} variant="line" size="sm" onClick={() => onChoose(text)}>
          {label}
        </Button>
      ))}
    </Cluster>
  );
}

function QuickReplies({ written, onInsert }: { written: string; onInsert: (text: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Quick replies" onClick={() => setOpen(true)}>
        <MessageSquareQuote aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <Replies
            written={written}
            onClose={() => setOpen(false)}
            onInsert={(text) => {
              setOpen(false);
              onInsert(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
