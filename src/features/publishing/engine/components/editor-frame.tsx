import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { LeaveGuard } from '#web/leave-guard.tsx';
import { type Publication, publicationLabels } from '../rules/publication.ts';
import styles from './editor-frame.module.css';
import { PublishActions } from './parts/publish-actions.tsx';
import { type Editor, useSaveKey, type VersionedValues } from './use-editor.ts';

/** Form values that include a draft state. */
interface DraftableValues extends VersionedValues {
  isDraft: boolean;
}

interface EditorFrameProps<Values extends DraftableValues> {
  /** The list that the entry belongs to. */
  list: { label: string; to: string };
  title: string;
  publication: Publication;
  /** Publication time; null or left out: immediately. */
  publishedAt?: string | null;
  /** Name used in sentences: `post`, `news item`. */
  noun: string;
  editor: Editor<Values>;
  /** Fields beside the text: picture, URL, date. */
  side: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every editor: title and state, fields, and a bar at the bottom that says whether all changes are saved.
 */
export function EditorFrame<Values extends DraftableValues>(props: EditorFrameProps<Values>) {
  const { list, title, publication, publishedAt = null, noun, editor, side, children } = props;
  const { label, status } = publicationLabels[publication];
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(() => form.current?.requestSubmit());
  return (
    <Stack
      as={CheckedForm}
      shrink
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndConfirm(editor);
      }}
    >
      <LeaveGuard isDirty={editor.isDirty}>
        You have unsaved changes. They stay in this browser and are restored when you come back.
      </LeaveGuard>
      <PageHead
        title={title}
        mark={<StatusChip status={status}>{label}</StatusChip>}
        before={<Breadcrumbs items={[list, { label: title }]} />}
      />
      <Notices editor={editor} />
      <Grid gap={5} align="start" className={styles.columns}>
        <Stack shrink>{children}</Stack>
        <Stack shrink>{side}</Stack>
      </Grid>
      <Cluster rowGap={2.5} justify="between" className={styles.bar}>
        <p role="status" className="muted small">
          {savedLabel(editor)}
        </p>
        <Cluster gap={2} align="stretch" className={styles.actions}>
          <PublishActions
            busy={editor.busy}
            onSave={(isDraft) => editor.save({ isDraft } as Partial<Values>)}
            publishedAt={publishedAt}
            publication={publication}
            noun={noun}
          />
        </Cluster>
      </Cluster>
    </Stack>
  );
}

/** Saves the form as it is, and says so even if nothing had changed. */
async function saveAndConfirm<Values extends DraftableValues>(editor: Editor<Values>): Promise<void> {
  const message = editor.isDirty ? 'Changes saved.' : 'No changes to save';
  if (await editor.save()) toast.success(message);
}

const savedLabel = ({ isDirty, values: { version } }: Editor<VersionedValues>): string => {
  if (isDirty) return 'Unsaved changes · stored in this browser';
  return version === null ? 'No changes' : 'All changes saved';
};

function Notices<Values>({ editor }: { editor: Editor<Values> }) {
  const { problem, isStale, isRestored, busy } = editor;
  return (
    <>
      {problem && (
        <Banner
          action={
            isStale ? (
              <Button variant="line" size="sm" busy={busy} onClick={() => void editor.saveOver()}>
                Overwrite
              </Button>
            ) : undefined
          }
        >
          {problem}
        </Banner>
      )}
      {isRestored && !problem && (
        <Banner
          look="info"
          role="status"
          action={
            <Button variant="line" size="sm" onClick={() => editor.discard()}>
              Discard
            </Button>
          }
        >
          We restored your unsaved changes.
        </Banner>
      )}
    </>
  );
}
