import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteDraft } from '#features/editing/components/delete-draft.tsx';
import { EditorFrame, publicationOf } from '#features/editing/components/editor-frame.tsx';
import { PictureField } from '#features/editing/components/picture-field.tsx';
import { PublishActions } from '#features/editing/components/publish-actions.tsx';
import { SlugField } from '#features/editing/components/slug-field.tsx';
import { type Editor, useEditor } from '#features/editing/components/use-editor.ts';
import { WhenField } from '#features/editing/components/when-field.tsx';
import { slugify } from '#lib/slug.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { api } from '#web/api.ts';
import { issuePath } from '../../components/issue-cover.tsx';
import { PieceList } from '../../components/piece-list.tsx';
import type { EditedIssue, IssueForm } from '../../contract.ts';
import type { Route } from './+types/edit-issue.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.issue?.title ?? 'New issue'} · Packwright` },
  { name: 'robots', content: 'noindex' },
];

/** `/admin/magazines/new` begins an issue; any other id opens one. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [posts, answer] = await Promise.all([
    api.content.editor.listPosts({ state: 'published', limit: 100 }),
    params.id === 'new' ? null : api.magazines.editor.get({ id: params.id }),
  ]);
  return { posts: posts.data.posts, issue: answer?.data.issue ?? null };
}

export default function EditIssueScreen({ loaderData }: Route.ComponentProps) {
  return <IssueEditor key={loaderData.issue?.id ?? 'new'} {...loaderData} />;
}

interface IssueEditorProps {
  issue: EditedIssue | null;
  posts: readonly { id: string; title: string }[];
}

function IssueEditor({ issue, posts }: IssueEditorProps) {
  const navigate = useNavigate();
  const [stored, setStored] = useState(issue);
  const made = useRef<EditedIssue | null>(null);
  const editor = useEditor<IssueForm>({
    draftKey: `issue:${issue?.id ?? 'new'}`,
    saved: issue ? formOf(issue) : emptyForm,
    async save(form, { idempotencyKey }) {
      const answer = stored
        ? await api.magazines.editor.save({ ...form, id: stored.id })
        : await api.magazines.editor.create(form, { context: { idempotencyKey } });
      made.current = answer.data.issue;
      return formOf(answer.data.issue);
    },
    onSaved() {
      setStored(made.current);
      if (!issue && made.current)
        void navigate(`/admin/magazines/${made.current.id}`, { replace: true, state: { isSaved: true } });
    },
  });
  const { values, change, errors } = editor;
  const publication = publicationOf(stored, useClock());
  return (
    <EditorFrame
      list={{ label: 'Magazines', to: '/admin/magazines' }}
      title={values.title || 'New issue'}
      publication={publication}
      editor={editor}
      onSave={() => void editor.save()}
      actions={
        <PublishActions
          busy={editor.busy}
          onSave={(isDraft) => editor.save({ isDraft })}
          publishedAt={values.publishedAt}
          publication={publication}
          noun="issue"
        />
      }
      side={<Side editor={editor} stored={stored} isPublic={publication === 'published'} />}
    >
      <Field label="Title" required error={errors.title}>
        <TextInput
          value={values.title}
          maxLength={120}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        label="Summary"
        error={errors.summary}
        hint="What the issue is about, for the list and the first spread."
      >
        <TextArea
          value={values.summary}
          limit={300}
          rows={2}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </Field>
      <PieceList
        pieces={values.pieces}
        posts={posts}
        error={errors.pieces}
        onChange={(pieces) => change({ pieces })}
      />
    </EditorFrame>
  );
}

interface SideProps {
  editor: Editor<IssueForm>;
  stored: EditedIssue | null;
  isPublic: boolean;
}

function Side({ editor, stored, isPublic }: SideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <Card title="Cover">
        <PictureField
          value={values.imageUrl}
          seed={values.slug || slugify(values.title)}
          error={errors.imageUrl}
          onChange={(imageUrl) => change({ imageUrl })}
        />
      </Card>
      <Card title="Publishing">
        <Stack gap={4}>
          <Field label="Number" error={errors.number}>
            <TextInput
              type="number"
              min={1}
              value={values.number}
              onChange={(event) => change({ number: Number(event.target.value) })}
            />
          </Field>
          <Field label="Season" error={errors.season} hint="As on the cover: Autumn 2026.">
            <TextInput
              value={values.season}
              maxLength={40}
              onChange={(event) => change({ season: event.target.value })}
            />
          </Field>
          <SlugField
            path="/magazines/"
            value={values.slug}
            isFixed={stored?.wasPublic ?? false}
            error={errors.slug}
            onChange={(slug) => change({ slug })}
          />
          <WhenField
            value={values.publishedAt}
            error={errors.publishedAt}
            onChange={(publishedAt) => change({ publishedAt })}
          />
          {stored && isPublic && (
            <p>
              <TextLink to={issuePath(stored.slug)}>See it on the site</TextLink>
            </p>
          )}
          {stored && !stored.wasPublic && (
            <DeleteDraft
              noun="issue"
              list="/admin/magazines"
              onDelete={() => api.magazines.editor.remove({ id: stored.id })}
            />
          )}
        </Stack>
      </Card>
    </>
  );
}

const formOf = ({ id: _id, wasPublic: _was, ...issue }: EditedIssue): IssueForm => ({
  ...issue,
  publishedAt: issue.isDraft ? null : issue.publishedAt,
});

const emptyForm: IssueForm = {
  title: '',
  slug: '',
  number: 1,
  season: '',
  summary: '',
  ground: 'kraft',
  imageUrl: null,
  pieces: [],
  isDraft: true,
  publishedAt: null,
  version: null,
};

export const HydrateFallback = () => (
  <Loading label="Loading the issue">
    <SkeletonText lines={12} />
  </Loading>
);
