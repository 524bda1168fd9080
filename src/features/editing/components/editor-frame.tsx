import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import styles from './editor-frame.module.css';
import { LeaveGuard } from './parts/leave-guard.tsx';
import { type Editor, useSaveKey, type Versioned } from './use-editor.ts';

export type Publication = 'draft' | 'scheduled' | 'published';

export const publicationWords: Record<Publication, { label: string; status: 'ok' | 'warn' | 'neutral' }> = {
  draft: { label: 'Draft', status: 'neutral' },
  scheduled: { label: 'Scheduled', status: 'warn' },
  published: { label: 'Published', status: 'ok' },
};

/** Draft until it is published, scheduled until the time has come; `now` is of `useClock`. */
export function publicationOf(
  entry: { isDraft: boolean; publishedAt: string } | null,
  now: number | null,
): Publication {
  if (!entry || entry.isDraft) return 'draft';
  return now !== null && Date.parse(entry.publishedAt) > now ? 'scheduled' : 'published';
}

interface EditorFrameProps<Values extends Versioned> {
  /** The list it belongs to. */
  list: { label: string; to: string };
  title: string;
  publication: Publication;
  editor: Editor<Values>;
  /** Buttons at the end of the bar, the main one last. */
  actions: ReactNode;
  /** Saves in the state that it is in: Ctrl+S. */
  onSave: () => void;
  /** Fields beside the text: picture, address, date. */
  side: ReactNode;
  children: ReactNode;
}

/** Frame of every editor: title and state, fields, and a bar at the foot that says whether all is saved. */
export function EditorFrame<Values extends Versioned>(props: EditorFrameProps<Values>) {
  const { list, title, publication, editor, actions, onSave, side, children } = props;
  const { label, status } = publicationWords[publication];
  useSaveKey(onSave);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className={styles.frame}
    >
      <LeaveGuard isDirty={editor.isDirty} />
      <PageHead
        title={title}
        mark={<StatusChip status={status}>{label}</StatusChip>}
        before={<Breadcrumbs items={[list, { label: title }]} />}
      />
      <Notices editor={editor} />
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{side}</div>
      </div>
      <div className={styles.bar}>
        <p role="status" className={styles.saved}>
          {savedWords(editor)}
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </form>
  );
}

const savedWords = ({ isDirty, values: { version } }: Editor<Versioned>): string => {
  if (isDirty) return 'Not saved yet · kept in this browser';
  return version === null ? 'Nothing written yet' : 'All changes are saved';
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
                Save mine over it
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
              Throw it away
            </Button>
          }
        >
          What you wrote last time and did not save is back.
        </Banner>
      )}
    </>
  );
}
