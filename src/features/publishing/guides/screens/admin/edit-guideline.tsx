import { EditorFrame } from '#features/publishing/engine/components/editor-frame.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import { EntrySlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import { SideFooter } from '#features/publishing/engine/components/parts/side-footer.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { useEntryEditor, useEntryKey } from '#features/publishing/engine/components/use-entry-editor.ts';
import { publicationOf } from '#features/publishing/engine/rules.ts';
import { useClock } from '#ui/facts/clock.ts';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { EditedGuideline, GuidelineForm } from '../../contract.ts';
import { confidenceLabels, confidences, topicLabels, topics } from '../../rules/topics.ts';
import type { Route } from './+types/edit-guideline.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.guideline?.title ?? 'New guideline',
    description: 'Write a guideline with its figures and their sources.',
  });

/** `/admin/guidelines/new` opens an empty editor; any other id opens that guideline. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === 'new') return { guideline: null };
  const { data } = await api.guidelines.editor.get({ id: params.id });
  return data;
}

export default function EditGuidelineScreen({ loaderData: { guideline } }: Route.ComponentProps) {
  return <GuidelineEditor key={useEntryKey(guideline)} guideline={guideline} />;
}

const clean = (form: GuidelineForm): GuidelineForm => ({
  ...form,
  sources: form.sources.map((source) => source.trim()).filter(Boolean),
});

function GuidelineEditor({ guideline }: { guideline: EditedGuideline | null }) {
  const { editor, stored } = useEntryEditor<EditedGuideline, GuidelineForm>({
    entry: guideline,
    kind: 'guideline',
    list: '/admin/guidelines',
    valuesOf: formOf,
    empty: emptyForm,
    create: async (form, options) =>
      (await api.guidelines.editor.create(clean(form), options)).data.guideline,
    save: async (form) => (await api.guidelines.editor.save({ ...form, ...clean(form) })).data.guideline,
  });
  const { values } = editor;
  const shown = stored && { ...stored, publishedAt: `${stored.checkedOn}T00:00:00Z` };
  const publication = publicationOf(shown, useClock());
  return (
    <EditorFrame
      list={{ label: 'Guidelines', to: '/admin/guidelines' }}
      title={values.title || 'New guideline'}
      publication={publication}
      publishedAt={null}
      noun="guideline"
      editor={editor}
      side={<Side editor={editor} stored={stored} isPublic={publication === 'published'} />}
    >
      <LineField editor={editor} name="title" label="Title" required maxLength={120} />
      <ParagraphField
        editor={editor}
        name="summary"
        label="Summary"
        hint="One or two sentences for lists and search engines."
        limit={300}
      />
      <MarkdownField
        editor={editor}
        name="markdown"
        label="Text"
        hint="Markdown with tables. Figures as their source gives them; say where one is doubtful."
      />
    </EditorFrame>
  );
}

interface SideProps {
  editor: Editor<GuidelineForm>;
  stored: EditedGuideline | null;
  isPublic: boolean;
}

function Side({ editor, stored, isPublic }: SideProps) {
  const { values, change, errors } = editor;
  return (
    <>
      <PictureCard editor={editor} />
      <Card title="Figures">
        <Stack>
          <Field label="Topic" error={errors.topic}>
            <Select
              value={values.topic}
              options={topics.map((value) => ({ value, label: topicLabels[value] }))}
              onChange={(event) => change({ topic: event.target.value as GuidelineForm['topic'] })}
            />
          </Field>
          <Field
            label="Confidence"
            error={errors.confidence}
            hint={confidenceLabels[values.confidence].meaning}
          >
            <Select
              value={values.confidence}
              options={confidences.map((value) => ({ value, label: confidenceLabels[value].label }))}
              onChange={(event) => change({ confidence: event.target.value as GuidelineForm['confidence'] })}
            />
          </Field>
          <Field label="Sources" optional error={sourceError(errors)} hint="Addresses of pages, one a line.">
            <TextArea
              value={values.sources.join('\n')}
              rows={4}
              onChange={(event) => change({ sources: event.target.value.split('\n') })}
            />
          </Field>
          <Field
            label="Checked on"
            error={errors.checkedOn}
            hint="When the figures were compared with their sources."
          >
            <DateInput
              value={values.checkedOn}
              onChange={(event) => change({ checkedOn: event.target.value })}
            />
          </Field>
        </Stack>
      </Card>
      <Card title="Publishing">
        <Stack>
          <EntrySlugField editor={editor} stored={stored} path="/guidelines/" />
          <SideFooter
            page={stored && isPublic && `/guidelines/${stored.slug}`}
            deleting={
              stored &&
              !stored.wasPublic && {
                noun: 'guideline',
                list: '/admin/guidelines',
                onDelete: () => api.guidelines.editor.remove({ id: stored.id }),
              }
            }
          />
        </Stack>
      </Card>
    </>
  );
}

/** The sources are one field, so the first error of any line is shown. */
const sourceError = (errors: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(errors).find(([path]) => path.startsWith('sources'))?.[1];

const formOf = ({ id: _id, wasPublic: _was, ...form }: EditedGuideline): GuidelineForm => form;

const emptyForm: GuidelineForm = {
  title: '',
  slug: '',
  topic: 'board',
  summary: '',
  imageUrl: null,
  markdown: '',
  confidence: 'medium',
  sources: [],
  checkedOn: new Date().toISOString().slice(0, 10),
  isDraft: true,
  version: null,
};

export const HydrateFallback = () => (
  <Loading label="Loading the guideline">
    <SkeletonText lines={12} />
  </Loading>
);
