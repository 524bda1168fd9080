import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { publicationOf } from '#features/publishing/engine/rules.ts';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { issuePath } from '../../components/issue-cover.tsx';
import { PieceList } from '../../components/piece-list.tsx';
import type { EditedIssue, IssueForm } from '../../contract.ts';
import type { Route } from './+types/edit-issue.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.issue?.title ?? 'New issue',
    description: 'Make an issue of posts and of pages of its own, and publish it.',
  });

/** `/admin/magazines/new` opens an empty editor; any other id opens that issue. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const isNew = params.id === 'new';
  const [posts, choices, answer] = await Promise.all([
    api.content.editor.listPosts({ state: 'published', limit: 100 }),
    isNew ? api.magazines.editor.getChoices() : null,
    isNew ? null : api.magazines.editor.get({ id: params.id }),
  ]);
  return {
    posts: posts.data.posts,
    nextNumber: choices?.data.nextNumber ?? 1,
    issue: answer?.data.issue ?? null,
  };
}

export default function EditIssueScreen({ loaderData }: Route.ComponentProps) {
  return <IssueEditor key={useEntryKey(loaderData.issue)} {...loaderData} />;
}

interface IssueEditorProps {
  issue: EditedIssue | null;
  posts: readonly { id: string; title: string }[];
  nextNumber: number;
}

function IssueEditor({ issue, posts, nextNumber }: IssueEditorProps) {
  const { editor, stored } = useEntryEditor<EditedIssue, IssueForm>({
    entry: issue,
    kind: 'issue',
    list: '/admin/magazines',
    valuesOf: formOf,
    empty: { ...emptyForm, number: nextNumber },
    create: async (form, options) => (await api.magazines.editor.create(form, options)).data.issue,
    save: async (form) => (await api.magazines.editor.save(form)).data.issue,
  });
  const { values, change, errors } = editor;
  const publication = publicationOf(stored, useClock());
  return (
    <EditorFrame
      list={{ label: 'Magazines', to: '/admin/magazines' }}
      title={values.title || 'New issue'}
      publication={publication}
      publishedAt={values.publishedAt}
      noun="issue"
      editor={editor}
      side={<Side editor={editor} stored={stored} isPublic={publication === 'published'} />}
    >
      <LineField editor={editor} name="title" label="Title" required maxLength={120} />
      <ParagraphField
        editor={editor}
        name="summary"
        label="Summary"
        hint="What the issue is about, for the list and the first spread."
        limit={300}
      />
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
      <PictureCard editor={editor} title="Cover" />
      <Card title="Publishing">
        <Stack>
          <Field label="Number" error={errors.number}>
            <TextInput
              type="number"
              min={1}
              value={values.number}
              onChange={(event) => change({ number: Number(event.target.value) })}
            />
          </Field>
          <LineField
            editor={editor}
            name="season"
            label="Season"
            hint="As on the cover: Autumn 2026."
            maxLength={40}
          />
          <EntrySlugField editor={editor} stored={stored} path="/magazines/" />
          <PublishTimeField editor={editor} />
          <SideFooter
            page={stored && isPublic && issuePath(stored.slug)}
            deleting={
              stored &&
              !stored.wasPublic && {
                noun: 'issue',
                list: '/admin/magazines',
                onDelete: () => api.magazines.editor.remove({ id: stored.id }),
              }
            }
          />
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
