import { EntryEditor, EntryEditorSkeleton } from '#features/publishing/engine/components/entry-editor.tsx';
import { filledLines, LinesField } from '#features/publishing/engine/components/fields/lines-field.tsx';
import { PictureCard } from '#features/publishing/engine/components/fields/picture-field.tsx';
import {
  LineField,
  MarkdownField,
  ParagraphField,
} from '#features/publishing/engine/components/fields/text-fields.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { loadEdited } from '#features/publishing/engine/components/use-entry-editor.ts';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import type { GuidelineForm } from '../../contract.ts';
import { confidenceLabels, confidences, topicLabels, topics } from '../../rules/topics.ts';
import type { Route } from './+types/edit-guideline.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.guideline?.title ?? 'New guideline',
    description: 'Write and publish a guideline.',
  });

/** `/admin/guidelines/new` opens an empty editor; any other id opens that guideline. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  loadEdited(params.id, api.guidelines.editor.get);

export default function EditGuidelineScreen({ loaderData }: Route.ComponentProps) {
  return (
    <EntryEditor
      entry={loaderData?.guideline ?? null}
      kind="guideline"
      list="/admin/guidelines"
      listLabel="Guidelines"
      noun="guideline"
      newTitle="New guideline"
      page="/guidelines/"
      empty={emptyForm}
      create={async (form, once) =>
        (await api.guidelines.editor.create(withoutEmptyLines(form), once)).data.guideline
      }
      save={async (form) => (await api.guidelines.editor.save(withoutEmptyLines(form))).data.guideline}
      remove={api.guidelines.editor.remove}
      renderFields={(editor) => (
        <>
          <LineField editor={editor} name="title" label="Title" required maxLength={120} />
          <ParagraphField
            editor={editor}
            name="summary"
            label="Summary"
            hint="One or two sentences, shown in lists and search results."
            limit={300}
          />
          <MarkdownField
            editor={editor}
            name="markdown"
            label="Text"
            hint="Markdown, tables supported. Quote figures as in the source, and mark uncertain ones."
          />
        </>
      )}
      renderCards={(editor) => (
        <>
          <PictureCard editor={editor} />
          <FiguresCard editor={editor} />
        </>
      )}
    />
  );
}

const withoutEmptyLines = <Form extends GuidelineForm>(form: Form): Form => ({
  ...form,
  sources: filledLines(form.sources),
});

function FiguresCard({ editor: { values, change, errors } }: { editor: Editor<GuidelineForm> }) {
  return (
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
        <LinesField
          label="Sources"
          optional
          name="sources"
          value={values.sources}
          errors={errors}
          hint="URLs, one per line."
          onChange={(sources) => change({ sources })}
        />
        <Field
          label="Checked on"
          error={errors.checkedOn}
          hint="Date on which the figures were last verified."
        >
          <DateInput
            value={values.checkedOn}
            onChange={(event) => change({ checkedOn: event.target.value })}
          />
        </Field>
      </Stack>
    </Card>
  );
}

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

export const HydrateFallback = () => <EntryEditorSkeleton label="Loading guideline" />;
