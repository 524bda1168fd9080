import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { PublishTimeField } from '#features/publishing/engine/components/fields/publish-time-field.tsx';
import { LineField, ParagraphField } from '#features/publishing/engine/components/fields/text-fields.tsx';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { Field } from '#ui/fields/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { PieceList } from '../../components/piece-list.tsx';
import type { IssueForm } from '../../contract.ts';
import type { Route } from './+types/edit-issue.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.issue?.title ?? 'New issue',
    description: 'Assemble and publish a magazine issue.',
  });

/** `/admin/magazines/new` opens an empty editor; any other id opens that issue. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const isNew = params.id === 'new';
  const [posts, choices, edited] = await Promise.all([
    api.content.editor.list({ state: 'published', limit: 100 }),
    isNew ? api.magazines.editor.getChoices() : null,
    loadEdited(params.id, api.magazines.editor.get),
  ]);
  return {
    posts: posts.data.posts,
    nextNumber: choices?.data.nextNumber ?? 1,
    issue: edited?.issue ?? null,
  };
}

export default function EditIssueScreen({ loaderData: { issue, posts, nextNumber } }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={issue}
      kind="issue"
      list="/admin/magazines"
      listLabel="Magazines"
      noun="issue"
      newTitle="New issue"
      publishedAt={({ publishedAt }) => publishedAt}
      page="/magazines/"
      empty={{ ...emptyForm, number: nextNumber }}
      valuesOf={(stored) => ({ ...stored, publishedAt: stored.isDraft ? null : stored.publishedAt })}
      create={async (form, once) => (await api.magazines.editor.create(form, once)).data.issue}
      save={async (form) => (await api.magazines.editor.save(form)).data.issue}
      remove={api.magazines.editor.remove}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={120} />
          <ParagraphField
            editor={editor}
            name="summary"
            label="Summary"
            hint="Shown in the list and on the first spread."
            limit={300}
          />
          <PieceList
            pieces={editor.values.pieces}
            posts={posts}
            error={editor.errors.pieces}
            onChange={(pieces) => editor.change({ pieces })}
          />
        </>
      )}
      renderCards={(editor) => <PictureCard editor={editor} title="Cover" />}
      renderAboveUrl={(editor) => (
        <>
          <Field label="Number" error={editor.errors.number}>
            <NumberInput
              whole
              value={editor.values.number}
              onNumber={(number) => editor.change({ number: number ?? Number.NaN })}
            />
          </Field>
          <LineField
            editor={editor}
            name="season"
            label="Season"
            hint="As on the cover, such as “Autumn 2026”."
            maxLength={40}
          />
        </>
      )}
      renderBelowUrl={(editor) => <PublishTimeField editor={editor} />}
    />
  );
}

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

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading issue" />;
