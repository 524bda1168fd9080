import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useUploads } from '#features/files/files/components/use-uploads.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { FieldNotes } from '#ui/fields/field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { block, type Edit, type TextSelection } from '../rules/text-edits.ts';
import styles from './markdown-editor.module.css';
import { ArticleBody } from './page/article-body.tsx';
import { Toolbar, tools } from './parts/toolbar.tsx';
import { usePreview } from './use-preview.ts';

interface MarkdownEditorProps {
  label: string;
  value: string;
  onChange: (markdown: string) => void;
  hint?: string;
  error?: string | undefined;
  /** Rows of the empty text area. */
  rows?: number;
}

/**
 * A Markdown field with a preview of what visitors will see; on narrow screens the preview is below it. Pictures are
 * uploaded with the button, by dropping or by pasting. Undo works as in any text area.
 */
export function MarkdownEditor({ label, value, onChange, hint, error, rows = 16 }: MarkdownEditorProps) {
  const id = useId();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { html, isStale } = usePreview(value);
  const edit = (make: (selection: TextSelection) => Edit): void => {
    if (area.current) type(area.current, make);
  };
  const uploads = useUploads(({ url }) => {
    if (url) edit((selection) => block(selection, `![Alt text](${url})`));
    toast.success('File uploaded successfully.');
  });
  const add = (files: FileList | null | undefined): boolean => {
    const pictures = [...(files ?? [])].filter(
      ({ type: kind }) => kind === 'image/png' || kind === 'image/jpeg',
    );
    for (const picture of pictures) uploads.start(picture, 'content-picture');
    return pictures.length > 0;
  };
  const onTransfer = (event: ClipboardEvent | DragEvent): void => {
    const files = 'clipboardData' in event ? event.clipboardData.files : event.dataTransfer.files;
    if (add(files)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tool =
      (event.ctrlKey || event.metaKey) && !event.altKey && tools.find(({ key }) => key === event.key);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  };
  return (
    <div className={styles.editor} data-view={view}>
      <Cluster gap={3} nowrap align="end" justify="between" className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Segmented
          label={`${label}: view`}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
          value={view}
          onValueChange={setView}
          className={styles.views ?? ''}
        />
      </Cluster>
      <div className={styles.panes}>
        <Stack gap={0} shrink className={styles.write}>
          <Toolbar controls={id} onEdit={edit} onPicture={() => chooser.current?.click()} />
          <textarea
            ref={area}
            id={id}
            rows={rows}
            value={value}
            spellCheck
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-notes`}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={onTransfer}
            onDrop={onTransfer}
            className={styles.text}
          />
        </Stack>
        <section aria-label={`${label}: preview`} className={`break-words ${styles.preview}`}>
          <p className={`faint note ${styles.previewHead}`}>
            Preview
            {isStale && <span role="status"> · not up to date: the server could not be reached</span>}
          </p>
          {value.trim() === '' ? (
            <p className="faint small">Your text appears here as readers will see it.</p>
          ) : (
            <ArticleBody html={html} />
          )}
        </section>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        onChange={(event) => {
          add(event.target.files);
          event.target.value = '';
        }}
      />
      <UploadNotes uploads={uploads} />
      <div id={`${id}-notes`} className={styles.notes}>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}

function UploadNotes({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  if (uploads.pending.length === 0) return null;
  return (
    <Stack as="ul" gap={1} className={`muted small ${styles.uploads}`} aria-live="polite">
      {uploads.pending.map(({ id, name, state, progress, message }) => (
        <li key={id}>
          {name}: {state === 'failed' ? (message ?? 'not uploaded') : `uploading, ${progress ?? 0}%`}{' '}
          {state === 'failed' && (
            <button type="button" onClick={() => uploads.retry(id)} className={styles.act}>
              Try again
            </button>
          )}{' '}
          <button type="button" onClick={() => uploads.drop(id)} className={styles.act}>
            Cancel
          </button>
        </li>
      ))}
    </Stack>
  );
}

/** Changes the text as typing would, so that the browser's undo can revert it. */
function type(area: HTMLTextAreaElement, make: (selection: TextSelection) => Edit): void {
  const { from, to, insert, start, end } = make({
    text: area.value,
    start: area.selectionStart,
    end: area.selectionEnd,
  });
  area.focus();
  area.setSelectionRange(from, to);
  // oxlint-disable-next-line no-deprecated -- the only way that keeps the browser's undo history
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
