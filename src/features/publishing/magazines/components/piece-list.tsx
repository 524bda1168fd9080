import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { MarkdownEditor } from '#features/publishing/engine/components/markdown-editor.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field, FieldNotes } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import type { PieceForm } from '../contract.ts';
import { moveItem } from '../rules.ts';
import styles from './piece-list.module.css';

interface PieceListProps {
  pieces: readonly PieceForm[];
  /** Blog posts that can be added to the issue. */
  posts: readonly { id: string; title: string }[];
  error?: string | undefined;
  onChange: (pieces: PieceForm[]) => void;
}

const blank: PieceForm = { articleId: null, kicker: '', title: '', byline: '', imageUrl: null, markdown: '' };

/** The pieces of an issue in their order, which can be added, edited, moved and removed. */
export function PieceList({ pieces, posts, error, onChange }: PieceListProps) {
  const replace = (at: number, changes: Partial<PieceForm>): void =>
    onChange(pieces.map((piece, place) => (place === at ? { ...piece, ...changes } : piece)));
  return (
    <Stack as="section" gap={3} shrink aria-labelledby="pieces-title" className={styles.list}>
      <h2 id="pieces-title" className={styles.heading}>
        Articles
      </h2>
      {pieces.length === 0 && <p className="muted">Blog posts and pages, in reading order.</p>}
      <FieldNotes id="pieces" error={error} />
      <Grid as="ol" gap={3}>
        {pieces.map((piece, at) => (
          <li key={at}>
            <PieceCard
              piece={piece}
              at={at}
              last={pieces.length - 1}
              posts={posts}
              onChange={(changes) => replace(at, changes)}
              onMove={(by) => onChange(moveItem(pieces, { at, by }))}
              onRemove={() => onChange(pieces.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </Grid>
      <Cluster gap={2} align="stretch">
        <Button
          variant="line"
          icon={<Plus aria-hidden />}
          onClick={() => onChange([...pieces, { ...blank, articleId: posts[0]?.id ?? null }])}
        >
          Add blog post
        </Button>
        <Button variant="line" icon={<Plus aria-hidden />} onClick={() => onChange([...pieces, blank])}>
          Add page
        </Button>
      </Cluster>
    </Stack>
  );
}

interface PieceCardProps {
  piece: PieceForm;
  at: number;
  last: number;
  posts: PieceListProps['posts'];
  onChange: (changes: Partial<PieceForm>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PieceCard({ piece, at, last, posts, onChange, onMove, onRemove }: PieceCardProps) {
  const name = piece.title || posts.find(({ id }) => id === piece.articleId)?.title || 'New page';
  return (
    <Card
      title={`${at + 1}. ${name}`}
      level={3}
      actions={
        <>
          <IconButton size="sm" label={`Move up: ${name}`} disabled={at === 0} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton size="sm" label={`Move down: ${name}`} disabled={at === last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton size="sm" label={`Remove: ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      }
    >
      <Grid gap={3} className={styles.fields}>
        {piece.articleId !== null && (
          <Field
            label="Blog post"
            hint="Empty fields below use the values of the post."
            className={styles.wide}
          >
            <Select
              value={piece.articleId}
              options={posts.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => onChange({ articleId: event.target.value })}
            />
          </Field>
        )}
        <Field label="Title" optional={piece.articleId !== null} className={styles.wide}>
          <TextInput
            value={piece.title}
            maxLength={160}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label="Kicker" optional>
          <TextInput
            value={piece.kicker}
            maxLength={60}
            onChange={(event) => onChange({ kicker: event.target.value })}
          />
        </Field>
        <Field label="By" optional>
          <TextInput
            value={piece.byline}
            maxLength={120}
            onChange={(event) => onChange({ byline: event.target.value })}
          />
        </Field>
        {piece.articleId === null && (
          <div className={styles.wide}>
            <MarkdownEditor
              label={`Text of article ${at + 1}`}
              value={piece.markdown}
              rows={8}
              onChange={(markdown) => onChange({ markdown })}
            />
          </div>
        )}
      </Grid>
    </Card>
  );
}
